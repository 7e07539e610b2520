import CoreGraphics
import Foundation
import FoundationExtensions
import UIKit

/// Draws the status bar and the home indicator as the system does, above an application.
///
/// Phones show the time on the leading side, pads the time and the date; status icons are on the trailing
/// side, with the battery percentage on a pad. For reproducible images, the time is always 9:41 on January 9,
/// and signal and battery are full.
struct SystemChrome {
  let device: Device
  let geometry: HostWindowGeometry
  let bar: HostStatusBar

  private var orientation: UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: geometry.orientation.rawValue) ?? .portrait
  }

  /// Returns a copy of `image`, a picture of the whole window, with the status bar and home indicator.
  func added(to image: CGImage) -> CGImage? {
    let scale = CGFloat(image.width) / geometry.size.width
    guard let context = CGContext(width: image.width, height: image.height, scale: scale, opaque: true) else {
      return nil
    }
    context.drawUpright(image, in: CGRect(origin: .zero, size: geometry.size))
    draw(in: context)
    return context.makeImage()
  }

  /// Draws only the system elements, in points of the window.
  func draw(in context: CGContext) {
    let height = device.statusBarHeight(in: orientation)
    if height > 0, !bar.isHidden { drawStatusBar(height: height, in: context) }
    if device.hasHomeIndicator, !bar.hidesHomeIndicator { drawHomeIndicator(in: context) }
  }

  private var color: CGColor { color(isLight: bar.isLight) }

  private func color(isLight: Bool) -> CGColor { isLight ? .opaqueWhite : .opaqueBlack }

  // MARK: Status bar

  private func drawStatusBar(height: CGFloat, in context: CGContext) {
    let width = geometry.size.width
    if height < geometry.safeArea.top { drawIsland(in: context) }
    // Next to a sensor housing, time and icons are centered in the areas on both sides; elsewhere they are at
    // the edges.
    let hasEars = height > 30
    let isPad = device.idiom == .pad
    let fontSize: CGFloat = hasEars ? 17 : 12
    let middle = hasEars ? height / 2 + 7 / 3 : height / 2
    let clock = StatusBarClock(locale: PreferredLanguages.locale)
    let time = text(isPad ? clock.padTime : clock.time, fontSize)
    let timeCenter: CGFloat = hasEars ? width * 0.1824 : isPad ? 20 + time.usedSize.width / 2 : width / 2
    draw(time, center: timeCenter, middle: middle, in: context)
    if isPad {
      let date = text(clock.date, fontSize)
      let start = timeCenter + time.usedSize.width / 2 + Self.dateGap
      draw(date, center: start + date.usedSize.width / 2, middle: middle, in: context)
    }

    // The icons are drawn from right to left, starting here.
    let edge = hasEars ? width * 0.83 + 34.7 : width - (isPad ? 14 : 6)
    let scale: CGFloat = hasEars ? 1.02 : 0.8
    context.saveGState()
    if bar.isRightToLeft {
      context.translateBy(x: width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.translateBy(x: edge, y: middle)
    context.scaleBy(x: scale, y: scale)
    var right = drawBattery(right: 0, in: context)
    let percent = text(clock.percent, fontSize)
    if isPad { right -= (percent.usedSize.width + Self.percentGap) / scale }
    let gap: CGFloat = hasEars ? 7 : 6
    right = drawWireless(right: right - gap, in: context)
    if device.idiom == .phone { drawSignal(right: right - gap, in: context) }
    context.restoreGState()
    guard isPad else { return }
    let battery = edge - Self.batteryWidth * scale - Self.percentGap
    draw(percent, center: battery - percent.usedSize.width / 2, middle: middle, in: context)
  }

  /// The space between time and date on a pad, and on both sides of the battery percentage, in points.
  private static let dateGap: CGFloat = 8
  private static let percentGap: CGFloat = 3
  /// The distance from the starting edge to the left end of the battery.
  private static let batteryWidth: CGFloat = 27

  private func text(_ string: String, _ size: CGFloat) -> TextLayout {
    TextLayout.make(
      TextContent(
        string,
        style: TextStyle(face: FontFace.make(size: size, weight: 600, monospacedDigits: true), color: color)))
  }

  /// - Parameter center: The horizontal center of the text.
  private func draw(_ text: TextLayout, center: CGFloat, middle: CGFloat, in context: CGContext) {
    let x = bar.isRightToLeft ? geometry.size.width - center : center
    text.draw(in: context, at: CGPoint(x: x - text.usedSize.width / 2, y: middle - text.usedSize.height / 2))
  }

  /// Icons are centered vertically at y = 0. Each function returns the left edge.
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

  /// Draws the Dynamic Island. Its frame and the centers of time and icons are those of screens recorded on iOS 17 (Fidelity.md).
  private func drawIsland(in context: CGContext) {
    let island = CGRect(x: (geometry.size.width - 377 / 3) / 2, y: 11, width: 377 / 3, height: 112 / 3)
    context.setFillColor(.opaqueBlack)
    context.addPath(rounded(island, island.height / 2))
    context.fillPath()
  }

  // MARK: Home indicator

  private func drawHomeIndicator(in context: CGContext) {
    let width: CGFloat = device.idiom == .pad ? 300 : geometry.orientation.isLandscape ? 248 : 140
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
