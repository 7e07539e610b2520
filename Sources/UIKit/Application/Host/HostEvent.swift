/// An event of a window.
///
/// Time stamps are in seconds of `CACurrentMediaTime()`; locations are in points from the window's top left
/// corner.
package enum HostEvent: Sendable {
  case pointer(HostPointerEvent)
  case scroll(HostScrollEvent)
  case pinch(HostPinchEvent)
  case key(HostKeyEvent)
  case text(HostTextEvent)

  /// The size, scale, safe area or orientation has changed. `HostWindow.geometry` already has the new value.
  case geometry(HostWindowGeometry)

  /// The window became or resigned the active window.
  case active(Bool)

  /// The window became visible or invisible, such as minimized or on another workspace.
  case visible(Bool)

  /// The user requested to close the window. It remains open until `HostWindow.close()`.
  case closeRequested

  /// Another program has taken the items that `HostWindow.setDraggedItems(_:)` offers.
  case dragTaken
}
