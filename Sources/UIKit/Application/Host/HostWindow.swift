/// A host's window for a scene.
@MainActor
package protocol HostWindow: AnyObject {
  /// The current geometry. Changes are reported as `HostEvent.geometry`.
  var geometry: HostWindowGeometry { get }

  /// The root layer, in points with the origin at the top left and the size of the window, without a
  /// superlayer. The host registers it as a `LayerRoot` and draws it after each frame with changes.
  var rootLayer: CALayer? { get set }

  func show()

  /// Permanently closes the window. No events follow.
  func close()

  /// Sets the title in the desktop's task switcher.
  func setTitle(_ title: String)

  /// Requests a size in points. Ignored by hosts with a fixed display.
  func requestSize(_ size: CGSize)

  /// Sets the minimum size in points.
  func setMinimumSize(_ size: CGSize)

  /// Requests an orientation. Results in `HostEvent.geometry`, or nothing.
  func requestOrientation(_ orientation: HostOrientation)

  /// Toggles full screen.
  func toggleFullScreen()

  /// The placement on the desktop; `nil` on a device.
  var placement: HostWindowPlacement? { get }

  func setCursor(_ cursor: HostCursor)

  /// Sets the appearance of the status bar and home indicator, if present. On a display with a status bar but
  /// without a sensor housing, hiding it changes the safe area.
  func setStatusBar(_ bar: HostStatusBar)

  /// Sets the state of the edited text; `nil` if none. Without it, keys are not sent to the input method.
  func setTextInput(_ input: HostTextInput?)

  /// Whether other programs can take dragged items, which are then loaded when they are lifted.
  var offersDraggedItems: Bool { get }

  /// Offers the items of a drag to other programs from its lift to its end, when they are empty. The event
  /// `HostEvent.dragTaken` says that a program has taken them.
  func setDraggedItems(_ items: [HostDragItem])
}

/// Windows of devices fill the display.
extension HostWindow {
  package func toggleFullScreen() {}
  package var placement: HostWindowPlacement? { nil }
}

/// Hosts whose drags stay inside their windows.
extension HostWindow {
  package var offersDraggedItems: Bool { false }
  package func setDraggedItems(_ items: [HostDragItem]) {}
}
