/// The platform interface of UIKit: a desktop window, a browser tab or only memory.
///
/// A host transfers pixels and input, and owns the clock, the clipboard and the main loop. It is independent
/// of navigation, gestures and responders. All calls are on the main thread.
///
/// A host drives `FrameClock` at its display's refresh rate, if it has a display, and draws a window after
/// each frame in which its layers changed.
@MainActor
package protocol Host: AnyObject {
  /// The receiver of this host's events. Set once, before the first window is created.
  var client: (any HostClient)? { get set }

  /// The display of the application's windows.
  var screen: HostScreen { get }

  /// The user's settings of the desktop or device.
  var environment: HostEnvironment { get }

  /// The clipboard shared with other applications.
  var pasteboard: any HostPasteboard { get }

  /// Creates a window for a scene, which is invisible until `HostWindow.show()`.
  func makeWindow(_ request: HostWindowRequest) -> any HostWindow

  /// Calls `work` once when no events or frames are pending.
  func performWhenIdle(_ work: @escaping @MainActor () -> Void)

  /// Opens a URL with the desktop's application. Returns whether there is one.
  func open(_ url: URL) -> Bool

  /// Plays the system's alert sound.
  func beep()

  /// Runs the main run loop until `stop()`.
  func run()

  /// Ends `run()` after the current cycle of the loop.
  func stop()
}
