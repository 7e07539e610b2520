#ifndef COBJCRUNTIME_H
#define COBJCRUNTIME_H
#endif
