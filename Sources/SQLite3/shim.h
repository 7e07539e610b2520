#ifndef PORTOLAN_SQLITE3_SHIM_H
#define PORTOLAN_SQLITE3_SHIM_H

#include <sqlite3.h>

#endif
