#ifndef C_MAIN_RUN_LOOP_H
#define C_MAIN_RUN_LOOP_H

// Linking this module makes an asynchronous `main` run the main run loop, as on Apple's systems.

#endif
