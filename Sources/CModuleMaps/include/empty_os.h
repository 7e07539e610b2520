/* The Swift module os is an overlay of this Clang module, which declares its submodules. */
