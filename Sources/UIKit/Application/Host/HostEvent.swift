/// One thing that happened to a window.
///
/// Every timestamp is in seconds on the clock of `CACurrentMediaTime()`; every place is in points of the window, from
/// its top left corner.
package enum HostEvent: Sendable {
  case pointer(HostPointerEvent)
  case scroll(HostScrollEvent)
  case pinch(HostPinchEvent)
  case key(HostKeyEvent)
  case text(HostTextEvent)

  /// Size, scale, safe area or orientation changed. `HostWindow.geometry` already has the new value.
  case geometry(HostWindowGeometry)

  /// The window began or ceased to be the one that keys go to.
  case active(Bool)

  /// The window can or cannot be seen at all (minimised, on another workspace).
  case visible(Bool)

  /// The person asks for the window to go. It stays until `HostWindow.close()`.
  case closeRequested
}
