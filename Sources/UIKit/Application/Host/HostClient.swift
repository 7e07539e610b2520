/// What a host tells UIKit.
@MainActor
package protocol HostClient: AnyObject {
  /// Input for, or news of, one window.
  func host(_ host: any Host, window: any HostWindow, received event: HostEvent)

  /// `Host.environment` has changed.
  func hostEnvironmentDidChange(_ host: any Host)

  /// `Host.screen` has changed.
  func hostScreenDidChange(_ host: any Host)

  /// Links that another application, or the desktop, asks this one to open.
  func host(_ host: any Host, open urls: [URL])

  /// The system is short of memory.
  func hostMemoryIsLow(_ host: any Host)

  /// The process is about to end: the last moment to save.
  func hostWillTerminate(_ host: any Host)
}
