#ifndef C_SOUP_SHIM_H
#define C_SOUP_SHIM_H

#include <libsoup/soup.h>

/// Creates a server that compresses the messages of its web sockets.
SoupServer *ptl_soup_server_new(void);

/// Frees an error's memory.
void ptl_error_free(GError *error);

#endif
