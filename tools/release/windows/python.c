/* python.exe for a python311.dll that came without one. */
#include <Python.h>

int wmain(int count, wchar_t **arguments) { return Py_Main(count, arguments); }
