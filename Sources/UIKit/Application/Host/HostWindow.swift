/// The window of one scene in a host.
@MainActor
package protocol HostWindow: AnyObject {
  /// Size, scale, safe area and orientation now. A change arrives as `HostEvent.geometry`.
  var geometry: HostWindowGeometry { get }

  /// The root of what is drawn, in points with the origin at the top left, of the size of the window. It has no
  /// superlayer. The host registers it as a `LayerRoot` and draws it after each frame in which it changed.
  var rootLayer: CALayer? { get set }

  func show()

  /// Takes the window away for good. No event follows.
  func close()

  /// What the desktop's task switcher shows.
  func setTitle(_ title: String)

  /// Asks for another size, in points. A host with a fixed display ignores it.
  func requestSize(_ size: CGSize)

  /// The person cannot make the window smaller than this, in points.
  func setMinimumSize(_ size: CGSize)

  /// Asks for another orientation. The answer is `HostEvent.geometry`, or nothing.
  func requestOrientation(_ orientation: HostOrientation)

  /// Fills the display with the window, or gives it its own size back.
  func toggleFullScreen()

  /// Where the window is among the desktop's others; `nil` on a device, whose display it fills.
  var placement: HostWindowPlacement? { get }

  func setCursor(_ cursor: HostCursor)

  /// Says how the status bar and the home indicator should look, where the window has them. On a display that has a
  /// status bar but no cut-out, hiding it changes the safe area.
  func setStatusBar(_ bar: HostStatusBar)

  /// Says what is being edited, or `nil` when nothing is. Without it keys are not offered to the input method.
  func setTextInput(_ input: HostTextInput?)
}

/// A window of a device fills its display.
extension HostWindow {
  package func toggleFullScreen() {}
  package var placement: HostWindowPlacement? { nil }
}
