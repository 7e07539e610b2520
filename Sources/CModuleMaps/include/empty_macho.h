/* The Swift module os is the overlay of the clang module of this name, which gives it submodules. */
