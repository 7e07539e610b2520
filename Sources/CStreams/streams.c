#define _GNU_SOURCE
#include "streams.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>

struct stream {
  void *cookie;
  int (*read)(void *, char *, int);
  int (*write)(void *, const char *, int);
  off_t (*seek)(void *, off_t, int);
  int (*close)(void *);
};

static int limited(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

static ssize_t read_stream(void *pointer, char *bytes, size_t count) {
  struct stream *stream = pointer;
  return stream->read ? stream->read(stream->cookie, bytes, limited(count)) : -1;
}

static ssize_t write_stream(void *pointer, const char *bytes, size_t count) {
  struct stream *stream = pointer;
  int written = stream->write ? stream->write(stream->cookie, bytes, limited(count)) : 0;
  return written < 0 ? 0 : written;
}

static int seek_stream(void *pointer, off64_t *position, int origin) {
  struct stream *stream = pointer;
  off_t result = stream->seek ? stream->seek(stream->cookie, *position, origin) : -1;
  if (result < 0) return -1;
  *position = result;
  return 0;
}

static int close_stream(void *pointer) {
  struct stream *stream = pointer;
  int result = stream->close ? stream->close(stream->cookie) : 0;
  free(stream);
  return result;
}

FILE *funopen(const void *cookie, int (*readfn)(void *, char *, int), int (*writefn)(void *, const char *, int),
              off_t (*seekfn)(void *, off_t, int), int (*closefn)(void *)) {
  if (!readfn && !writefn) {
    errno = EINVAL;
    return NULL;
  }
  struct stream *stream = malloc(sizeof *stream);
  if (!stream) return NULL;
  *stream = (struct stream){(void *)cookie, readfn, writefn, seekfn, closefn};
  cookie_io_functions_t functions = {read_stream, write_stream, seek_stream, close_stream};
  FILE *file = fopencookie(stream, !readfn ? "w" : writefn ? "r+" : "r", functions);
  if (!file) free(stream);
  return file;
}
