/* What Python.h has to know of Windows on x86-64, as zig's clang compiles for it; a Linux Python brings its own pyconfig.h. */
#ifndef Py_PYCONFIG_H
#define Py_PYCONFIG_H

#define MS_WIN32
#define MS_WIN64
#define MS_WINDOWS
#define NT_THREADS
#define WITH_THREAD
#define PLATFORM "win32"
#define PYLONG_BITS_IN_DIGIT 30

/* Names are imported from python311.dll. */
#define Py_ENABLE_SHARED
#define HAVE_DECLSPEC_DLL

#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_OFF_T 4
#define SIZEOF_FPOS_T 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_PID_T 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_FLOAT 4
#define ALIGNOF_SIZE_T 8

#define HAVE_WCHAR_H
#define HAVE_STDDEF_H
#define HAVE_SYS_TYPES_H
#define HAVE_SYS_STAT_H
#define STDC_HEADERS
#define DOUBLE_IS_LITTLE_ENDIAN_IEEE754

#endif
