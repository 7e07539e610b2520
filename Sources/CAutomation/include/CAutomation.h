#ifndef C_AUTOMATION_H
#define C_AUTOMATION_H

/// Ensures that the module is linked; `ptl_automation_register` is called before `main`.
void ptl_automation_anchor(void);

#endif
