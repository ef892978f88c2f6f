"""The window of Filipinas 1896-1898 is an illustrated weekly of 1897."""
