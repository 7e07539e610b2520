/// The receiver of a host's events.
@MainActor
package protocol HostClient: AnyObject {
  /// An event of a window.
  func host(_ host: any Host, window: any HostWindow, received event: HostEvent)

  /// `Host.environment` has changed.
  func hostEnvironmentDidChange(_ host: any Host)

  /// `Host.screen` has changed.
  func hostScreenDidChange(_ host: any Host)

  /// Requests opening of URLs by another application or the desktop.
  func host(_ host: any Host, open urls: [URL])

  /// Reports low memory.
  func hostDidReceiveMemoryWarning(_ host: any Host)

  /// Announces the termination of the process, the last opportunity to save.
  func hostWillTerminate(_ host: any Host)
}
