/// A window with a geometry and events that is never drawn.
@MainActor
package final class HeadlessWindow: HostWindow {
  package private(set) var geometry: HostWindowGeometry
  package private(set) var cursor = HostCursor.arrow
  package var rootLayer: CALayer? {
    didSet {
      guard rootLayer !== oldValue else { return }
      root?.invalidate()
      root = rootLayer.map { LayerRoot(layer: $0) }
    }
  }

  private let host: HeadlessHost
  private var isClosed = false
  private var root: LayerRoot?

  package init(host: HeadlessHost, geometry: HostWindowGeometry) {
    self.host = host
    self.geometry = geometry
  }

  package func show() {
    send(.visible(true))
    send(.active(true))
  }

  package func close() {
    isClosed = true
    rootLayer = nil
  }

  package func setTitle(_ title: String) {}

  package func requestSize(_ size: CGSize) {}

  package func setMinimumSize(_ size: CGSize) {}

  package func requestOrientation(_ orientation: HostOrientation) {
    let turned = host.device.geometry(in: orientation)
    guard turned != geometry else { return }
    geometry = turned
    send(.geometry(turned))
  }

  package func setCursor(_ cursor: HostCursor) { self.cursor = cursor }

  package func setStatusBar(_ bar: HostStatusBar) {}

  package func setTextInput(_ input: HostTextInput?) {}

  private func send(_ event: HostEvent) {
    guard !isClosed else { return }
    host.client?.host(host, window: self, received: event)
  }
}
