#include "CSecretService.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The declarations of libsecret 0.18 and later, which is loaded if it is installed.
typedef struct {
  const char *name;
  int type;
} Attribute;
typedef struct {
  const char *name;
  int flags;
  Attribute attributes[32];
  int reserved;
  void *more[7];
} Schema;

static const Schema schema = {"dev.portolan.Keychain", 0, {{"application", 0}, {NULL, 0}}, 0, {NULL}};

static struct {
  char *(*lookup)(const Schema *, void *, void *, void **);
  int (*store)(const Schema *, void *, const char *, const char *, const char *, void *, void **);
  void (*release)(char *);
  void *(*new_table)(void *, void *);
  int (*insert)(void *, void *, void *);
  void (*unref_table)(void *);
  void (*free_error)(void *);
  void *hash, *equal;
} library;

static int load(void) {
  static int state;
  if (state) return state > 0;
  state = -1;
  void *handle = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return 0;
  *(void **)&library.lookup = dlsym(handle, "secret_password_lookupv_sync");
  *(void **)&library.store = dlsym(handle, "secret_password_storev_sync");
  *(void **)&library.release = dlsym(handle, "secret_password_free");
  *(void **)&library.new_table = dlsym(handle, "g_hash_table_new");
  *(void **)&library.insert = dlsym(handle, "g_hash_table_insert");
  *(void **)&library.unref_table = dlsym(handle, "g_hash_table_unref");
  *(void **)&library.free_error = dlsym(handle, "g_error_free");
  library.hash = dlsym(handle, "g_str_hash");
  library.equal = dlsym(handle, "g_str_equal");
  if (library.lookup && library.store && library.release && library.new_table && library.insert &&
      library.unref_table && library.free_error && library.hash && library.equal)
    state = 1;
  return state > 0;
}

static void *attributes(const char *application) {
  void *table = library.new_table(library.hash, library.equal);
  library.insert(table, (void *)"application", (void *)application);
  return table;
}

PTLSecretResult ptl_secret_find(const char *application, char **secret) {
  *secret = NULL;
  if (!load()) return PTL_SECRET_UNAVAILABLE;
  void *table = attributes(application), *error = NULL;
  char *found = library.lookup(&schema, table, NULL, &error);
  library.unref_table(table);
  if (error) {
    library.free_error(error);
    return PTL_SECRET_UNAVAILABLE;
  }
  if (!found) return PTL_SECRET_ABSENT;
  *secret = strdup(found);
  library.release(found);
  return *secret ? PTL_SECRET_FOUND : PTL_SECRET_UNAVAILABLE;
}

PTLSecretResult ptl_secret_store(const char *application, const char *label, const char *secret) {
  if (!load()) return PTL_SECRET_UNAVAILABLE;
  void *table = attributes(application), *error = NULL;
  int stored = library.store(&schema, table, NULL, label, secret, NULL, &error);
  library.unref_table(table);
  if (error) library.free_error(error);
  return stored ? PTL_SECRET_FOUND : PTL_SECRET_UNAVAILABLE;
}
