#ifndef STREAMS_H
#define STREAMS_H

#include <stdio.h>
#include <sys/types.h>

/// Opens a stream whose functions are the caller's, as on Darwin. Positions are `off_t` instead of `fpos_t`.
FILE *_Nullable funopen(const void *_Nullable cookie, int (*_Nullable readfn)(void *_Nullable, char *_Nullable, int),
                        int (*_Nullable writefn)(void *_Nullable, const char *_Nullable, int),
                        off_t (*_Nullable seekfn)(void *_Nullable, off_t, int),
                        int (*_Nullable closefn)(void *_Nullable));

#endif
