#ifndef C_MAIN_LOOP_H
#define C_MAIN_LOOP_H

// Functions of the system that Swift's module of the C library lacks.
#include <sys/epoll.h>
#include <sys/timerfd.h>

#endif
