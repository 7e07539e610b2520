import CoreGraphics
import Foundation
import UIKit

/// The status bar and the home indicator, as the system draws them over an application.
///
/// The time stands still at 9:41, the signal and the battery are full, so that pictures can be compared.
struct DeviceFurniture {
  let device: Device
  let geometry: HostWindowGeometry
  let bar: HostStatusBar

  private var orientation: UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: geometry.orientation.rawValue) ?? .portrait
  }

  /// A copy of `image`, which is the whole window, with the furniture on it.
  func added(to image: CGImage) -> CGImage? {
    let scale = CGFloat(image.width) / geometry.size.width
    guard let context = CGContext(width: image.width, height: image.height, scale: scale, opaque: true) else {
      return nil
    }
    context.drawUpright(image, in: CGRect(origin: .zero, size: geometry.size))
    let height = device.statusBarHeight(in: orientation)
    if height > 0, !bar.isHidden { drawStatusBar(height: height, in: context) }
    if device.hasHomeIndicator, !bar.hidesHomeIndicator { drawHomeIndicator(in: context) }
    return context.makeImage()
  }

  private var color: CGColor { color(isLight: bar.isLight) }

  private func color(isLight: Bool) -> CGColor { isLight ? .opaqueWhite : .opaqueBlack }

  // MARK: Status bar

  private func drawStatusBar(height: CGFloat, in context: CGContext) {
    let width = geometry.size.width
    // Beside a cut-out time and signs are centred in its two ears; elsewhere they keep to the edges.
    let hasEars = height > 30
    let fontSize: CGFloat = hasEars ? 17 : 12
    let middle = hasEars ? height / 2 + 5 : height / 2
    let time = TextLayout.make(
      TextContent(
        "9:41",
        style: TextStyle(
          face: FontFace.make(size: fontSize, weight: 600, monospacedDigits: true), color: color)))
    let timeCenter: CGFloat =
      switch (hasEars, device.idiom) {
      case (true, _): width * 0.17
      case (false, .pad): 20 + time.usedSize.width / 2
      default: width / 2
      }
    time.draw(
      in: context,
      at: CGPoint(x: timeCenter - time.usedSize.width / 2, y: middle - time.usedSize.height / 2))

    // The signs are drawn leftwards from here.
    context.saveGState()
    context.translateBy(
      x: hasEars ? width * 0.83 + 39 : width - (device.idiom == .pad ? 14 : 6), y: middle)
    if !hasEars { context.scaleBy(x: 0.8, y: 0.8) }
    var right = drawBattery(right: 0, in: context)
    right = drawWireless(right: right - 6, in: context)
    if device.idiom == .phone { drawSignal(right: right - 6, in: context) }
    context.restoreGState()
  }

  /// The signs lie about y = 0. Each returns its left edge.
  private func drawBattery(right: CGFloat, in context: CGContext) -> CGFloat {
    let body = CGRect(x: right - 27, y: -6.5, width: 24, height: 13)
    context.setStrokeColor(color.copy(alpha: 0.4) ?? color)
    context.setLineWidth(1)
    context.addPath(rounded(body.insetBy(dx: 0.5, dy: 0.5), 3.5))
    context.strokePath()
    context.setFillColor(color)
    context.addPath(rounded(body.insetBy(dx: 2, dy: 2), 2))
    context.fillPath()
    context.setFillColor(color.copy(alpha: 0.5) ?? color)
    context.addPath(rounded(CGRect(x: body.maxX + 1, y: -2, width: 1.5, height: 4), 0.75))
    context.fillPath()
    return body.minX
  }

  private func drawWireless(right: CGFloat, in context: CGContext) -> CGFloat {
    let center = CGPoint(x: right - 8, y: 5)
    context.setStrokeColor(color)
    context.setLineWidth(2.2)
    for radius in [5.5, 9.5] as [CGFloat] {
      context.addArc(
        center: center, radius: radius, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: false)
      context.strokePath()
    }
    context.setFillColor(color)
    context.move(to: center)
    context.addArc(
      center: center, radius: 2.6, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: false)
    context.closePath()
    context.fillPath()
    return right - 16
  }

  private func drawSignal(right: CGFloat, in context: CGContext) {
    context.setFillColor(color)
    for step in 0..<4 {
      let height = CGFloat(4 + step * 3) * 0.92
      let bar = CGRect(
        x: right - 17 + CGFloat(step) * 4.6, y: 6 - height, width: 3.2, height: height)
      context.addPath(rounded(bar, 1))
      context.fillPath()
    }
  }

  // MARK: Home indicator

  private func drawHomeIndicator(in context: CGContext) {
    let width: CGFloat = device.idiom == .pad ? 300 : geometry.orientation.isLandscape ? 248 : 139
    let bar = CGRect(
      x: (geometry.size.width - width) / 2, y: geometry.size.height - 13, width: width, height: 5)
    context.setFillColor(color(isLight: self.bar.hasLightHomeIndicator))
    context.addPath(rounded(bar, 2.5))
    context.fillPath()
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
