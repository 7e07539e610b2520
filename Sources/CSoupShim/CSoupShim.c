#define _GNU_SOURCE
#include "CSoupShim.h"
#include <linux/sockios.h>
#include <sys/ioctl.h>
#include <sys/resource.h>

SoupServer *ptl_soup_server_new(void) {
  SoupServer *server = g_object_new(SOUP_TYPE_SERVER, NULL);
  soup_server_add_websocket_extension(server, SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE);
  return server;
}

void ptl_error_free(GError *error) { g_error_free(error); }

int ptl_soup_unsent_bytes(SoupWebsocketConnection *connection) {
  GIOStream *stream = soup_websocket_connection_get_io_stream(connection);
  if (!stream) return 0;
  GOutputStream *output = g_io_stream_get_output_stream(stream);
  int bytes = 0;
  GSocket *socket = NULL;
  if (G_IS_SOCKET_CONNECTION(stream)) socket = g_socket_connection_get_socket(G_SOCKET_CONNECTION(stream));
  if (!socket && output && g_object_class_find_property(G_OBJECT_GET_CLASS(output), "socket"))
    g_object_get(output, "socket", &socket, NULL);
  else if (socket)
    g_object_ref(socket);
  if (!socket) return 0;
  if (ioctl(g_socket_get_fd(socket), SIOCOUTQ, &bytes) != 0) bytes = 0;
  g_object_unref(socket);
  return bytes;
}

void ptl_limit_memory(pid_t pid, uint64_t bytes) {
  struct rlimit limit = {bytes, bytes};
  prlimit(pid, RLIMIT_DATA, &limit, NULL);
}
