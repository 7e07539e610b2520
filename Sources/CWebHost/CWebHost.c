#include "CWebHost.h"

/// Implemented in Swift by the module WebHost.
extern void ptl_web_host_register(void);

__attribute__((constructor)) static void enroll(void) { ptl_web_host_register(); }

void ptl_web_host_anchor(void) {}
