#ifndef C_WEB_HOST_H
#define C_WEB_HOST_H

/// Ensures that the module is linked; `ptl_web_host_register` is called before `main`.
void ptl_web_host_anchor(void);

#endif
