#include "CSoupShim.h"

SoupServer *ptl_soup_server_new(void) {
  SoupServer *server = g_object_new(SOUP_TYPE_SERVER, NULL);
  soup_server_add_websocket_extension(server, SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE);
  return server;
}

void ptl_error_free(GError *error) { g_error_free(error); }
