/// What UIKit asks of the place it runs in: a desktop window, a browser tab or nothing but memory.
///
/// A host moves pixels out and input in, and owns the clock, the clipboard and the main loop. It knows no navigation
/// rule, no gesture and no responder. All of it happens on the main thread.
///
/// A host drives `FrameClock` at its display's pace, where it has one, and draws a window after each frame in which the
/// window's layers changed.
@MainActor
package protocol Host: AnyObject {
  /// Who hears this host's events. Set once, before the first window is made.
  var client: (any HostClient)? { get set }

  /// The display that the application's windows are on.
  var screen: HostScreen { get }

  /// What the person chose in the settings of the desktop or device.
  var environment: HostEnvironment { get }

  /// The clipboard that is shared with other applications.
  var pasteboard: any HostPasteboard { get }

  /// Makes a window for one scene. It is not seen before `HostWindow.show()`.
  func makeWindow(_ request: HostWindowRequest) -> any HostWindow

  /// Calls `work` once when no event and no frame is waiting.
  func performWhenIdle(_ work: @escaping @MainActor () -> Void)

  /// Opens a link with the desktop's application for it. Returns whether something was found to open it.
  func open(_ url: URL) -> Bool

  /// The system's alert sound.
  func beep()

  /// Runs the main run loop until `stop()`.
  func run()

  /// Ends `run()` after the current turn of the loop.
  func stop()
}
