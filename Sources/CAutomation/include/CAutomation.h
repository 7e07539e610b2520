#ifndef C_AUTOMATION_H
#define C_AUTOMATION_H

/// Ensures that the module is linked; `ptl_automation_register` is called before `main`.
void ptl_automation_anchor(void);

/// Forks the process. The parent of the new process is the closest subreaper.
/// - Returns: The identifier of the new process; 0 in the new process; -errno, `EDEADLK` if the process has several threads.
int ptl_automation_fork(void);

#endif
