#include <gtk/gtk.h>
#include <glib-unix.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
