#include "CAutomation.h"

/// Implemented in Swift by the module Automation.
extern void ptl_automation_register(void);

__attribute__((constructor)) static void enroll(void) { ptl_automation_register(); }

void ptl_automation_anchor(void) {}
