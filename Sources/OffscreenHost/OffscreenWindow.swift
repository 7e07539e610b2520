import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The window of a scene. Fills the device's display unless it has its own size.
@MainActor
package final class OffscreenWindow: HostWindow {
  private weak var host: OffscreenHost?
  package private(set) var geometry: HostWindowGeometry
  package private(set) var title: String
  package private(set) var textInput: HostTextInput?
  package private(set) var cursor = HostCursor.arrow
  package private(set) var statusBar = HostStatusBar()
  package private(set) var isShown = false
  /// The items of the current drag that other programs could take.
  package private(set) var draggedItems: [HostDragItem] = []

  private var ownSize: CGSize?
  private var root: LayerRoot?
  private lazy var canvas = WindowCanvas()
  private var isClosed = false

  init(host: OffscreenHost, title: String) {
    self.host = host
    self.title = title
    geometry = host.device.geometry(in: host.orientation, hidingStatusBar: false)
    ownSize = host.windowSize
    if let ownSize { geometry.size = ownSize }
  }

  // MARK: HostWindow

  package var rootLayer: CALayer? {
    didSet {
      guard rootLayer !== oldValue else { return }
      root?.invalidate()
      root = rootLayer.map { LayerRoot(layer: $0) }
    }
  }

  package func show() {
    guard !isShown else { return }
    isShown = true
    send(.visible(true))
    send(.active(true))
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    rootLayer = nil
    host?.windowClosed(self)
  }

  package func setTitle(_ title: String) { self.title = title }

  /// Ignored because the device determines window sizes.
  package func requestSize(_ size: CGSize) {}

  package func setMinimumSize(_ size: CGSize) {}

  package func requestOrientation(_ orientation: HostOrientation) {
    guard let orientation = UIInterfaceOrientation(rawValue: orientation.rawValue) else { return }
    host?.rotate(to: orientation)
  }

  package func setCursor(_ cursor: HostCursor) { self.cursor = cursor }

  package func setStatusBar(_ bar: HostStatusBar) {
    guard bar != statusBar else { return }
    statusBar = bar
    deviceChanged()
  }

  package func setTextInput(_ input: HostTextInput?) { textInput = input }

  package var offersDraggedItems: Bool { true }

  package func setDraggedItems(_ items: [HostDragItem]) { draggedItems = items }

  // MARK: Pictures

  /// Renders the window with all pending changes.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; `nil` uses the device's scale.
  ///   - includesSystemChrome: Whether to include the status bar and the home indicator.
  package func makeImage(scale: CGFloat? = nil, includesSystemChrome: Bool = false) -> CGImage? {
    CATransaction.flush()
    guard let rootLayer, let host,
      let image = canvas.makeImage(of: rootLayer, size: geometry.size, scale: scale ?? geometry.scale)
    else { return nil }
    guard includesSystemChrome else { return image }
    return SystemChrome(device: host.device, geometry: geometry, bar: statusBar).added(to: image)
  }

  /// Draws changes like a display would, and keeps the result.
  /// - Returns: Whether there was anything to draw on.
  package func draw(scale: CGFloat? = nil) -> Bool {
    CATransaction.flush()
    guard let rootLayer else { return false }
    return canvas.draw(rootLayer, size: geometry.size, scale: scale ?? geometry.scale) != nil
  }

  // MARK: User input

  /// Sends input to the application as if from a user.
  package func send(_ event: HostEvent) {
    guard !isClosed, let host else { return }
    host.client?.host(host, window: self, received: event)
  }

  /// Resizes the window to a part of the display, as on an iPad; `nil` fills the display.
  package func resize(to size: CGSize?) {
    ownSize = size
    deviceChanged()
  }

  func deviceChanged() {
    guard let host else { return }
    var shape = host.device.geometry(in: host.orientation, hidingStatusBar: statusBar.isHidden)
    if let ownSize { shape.size = ownSize }
    guard shape != geometry else { return }
    geometry = shape
    send(.geometry(shape))
  }
}
