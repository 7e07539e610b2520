import AutomationProtocol
import CAutomation
import Glibc

/// A process that has executed an app's launch sequence and is forked for each launch.
enum PrewarmedProcess {
  /// Waits for launches, and forks the process for each. Exits when the other end of the channel closes.
  /// - Returns: In a launched app, the descriptor of its connection.
  static func waitForLaunch(_ control: MessageChannel) -> Int32 {
    while let descriptors = try? control.receiveDescriptors() {
      let process = ptl_automation_fork()
      if process == 0 {
        close(control.descriptor)
        dup2(descriptors.errors, STDERR_FILENO)
        close(descriptors.errors)
        return descriptors.connection
      }
      close(descriptors.connection)
      close(descriptors.errors)
      guard (try? control.send(LaunchReply(process: process))) != nil else { break }
    }
    _exit(0)
  }
}
