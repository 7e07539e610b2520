#ifndef C_SOUP_SHIM_H
#define C_SOUP_SHIM_H

#include <libsoup/soup.h>
#include <stdint.h>
#include <sys/types.h>

/// Creates a server that compresses the messages of its web sockets.
SoupServer *ptl_soup_server_new(void);

/// Frees an error's memory.
void ptl_error_free(GError *error);

/// The bytes of a web socket that the client's machine has not acknowledged; 0 if that is unknown.
int ptl_soup_unsent_bytes(SoupWebsocketConnection *connection);

/// Limits the data of a process, in bytes.
void ptl_limit_memory(pid_t pid, uint64_t bytes);

#endif
