/* The Swift module UIKit is an overlay of this Clang module, which declares its submodules. */
