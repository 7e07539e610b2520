#ifndef PORTOLAN_CSECRETSERVICE_H
#define PORTOLAN_CSECRETSERVICE_H

/// The result of a request to the desktop's secret service.
typedef enum { PTL_SECRET_FOUND, PTL_SECRET_ABSENT, PTL_SECRET_UNAVAILABLE } PTLSecretResult;

/// Finds the secret of an application, by libsecret where it is installed. Waits for a person who unlocks the service.
///
/// On success, `*secret` is a text that `free` releases.
PTLSecretResult ptl_secret_find(const char *application, char **secret);

/// Stores the secret of an application under a name that password managers show.
PTLSecretResult ptl_secret_store(const char *application, const char *label, const char *secret);

#endif
