import CoreGraphics
import QuartzCore
import UIKit

/// The status bar and home indicator of a simulated device, above a window on the desktop.
@MainActor
package final class DeviceChromeLayer: CALayer {
  private var device = Device.iPhone15
  private var geometry = Device.iPhone15.geometry(in: .portrait, hidingStatusBar: false)
  private var bar = HostStatusBar()

  package override init() {
    super.init()
    zPosition = 10_000
    contentsGravity = .topLeft
  }

  package override init(layer: Any) { super.init(layer: layer) }
  package required init?(coder: NSCoder) { nil }

  package func show(_ device: Device, _ geometry: HostWindowGeometry, _ bar: HostStatusBar) {
    (self.device, self.geometry, self.bar) = (device, geometry, bar)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contentsScale = geometry.scale
    frame = CGRect(origin: .zero, size: geometry.size)
    setNeedsDisplay()
    CATransaction.commit()
  }

  package override func draw(in context: CGContext) {
    SystemChrome(device: device, geometry: geometry, bar: bar).draw(in: context)
  }
}

/// Renders layers for hosts with their own drawing.
@MainActor
package enum LayerPicture {
  package static func make(of layer: CALayer, size: CGSize, scale: CGFloat) -> CGImage? {
    CATransaction.flush()
    return WindowCanvas().makeImage(of: layer, size: size, scale: scale)
  }
}
