#ifndef C_AUTOMATION_H
#define C_AUTOMATION_H

/// Ensures that the module is linked; `ptl_automation_register` is called before `main`.
void ptl_automation_anchor(void);

/// Waits for launches, and forks the process for each. Exits when the other end of the control socket closes.
///
/// Each launch is one message with two descriptors, the app's connection and its standard error. The answer is
/// an `int`: the identifier of the new process, whose parent is the closest subreaper, or -errno.
/// - Returns: In a launched app, the descriptor of its connection.
int ptl_automation_fork_for_launches(int control);

#endif
