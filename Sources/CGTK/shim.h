#include <gtk/gtk.h>
#include <sys/epoll.h>
