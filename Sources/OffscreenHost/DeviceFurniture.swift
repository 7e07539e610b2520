import CoreGraphics
import Foundation
import FoundationExtensions
import UIKit

/// The status bar and the home indicator, as the system draws them over an application.
///
/// A phone has the time at the leading side, a pad the time and the date; signs are at the trailing side, with the battery's
/// per cent on a pad. The time stands still at 9:41 on 9 January, the signal and the battery are full, so that pictures can be compared.
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
    draw(in: context)
    return context.makeImage()
  }

  /// Draws the furniture alone, in points of the window.
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
    // Beside a cut-out time and signs are centred in its two ears; elsewhere they keep to the edges.
    let hasEars = height > 30
    let isPad = device.idiom == .pad
    let fontSize: CGFloat = hasEars ? 17 : 12
    let middle = hasEars ? height / 2 + 5 : height / 2
    let clock = StatusBarClock(locale: PreferredLanguages.locale)
    let time = text(isPad ? clock.padTime : clock.time, fontSize)
    let timeCenter: CGFloat = hasEars ? width * 0.17 : isPad ? 20 + time.usedSize.width / 2 : width / 2
    draw(time, center: timeCenter, middle: middle, in: context)
    if isPad {
      let date = text(clock.date, fontSize)
      let start = timeCenter + time.usedSize.width / 2 + Self.dateGap
      draw(date, center: start + date.usedSize.width / 2, middle: middle, in: context)
    }

    // The signs are drawn leftwards from here.
    let edge = hasEars ? width * 0.83 + 39 : width - (isPad ? 14 : 6)
    let scale: CGFloat = hasEars ? 1 : 0.8
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
    right = drawWireless(right: right - 6, in: context)
    if device.idiom == .phone { drawSignal(right: right - 6, in: context) }
    context.restoreGState()
    guard isPad else { return }
    let battery = edge - Self.batteryWidth * scale - Self.percentGap
    draw(percent, center: battery - percent.usedSize.width / 2, middle: middle, in: context)
  }

  /// Points between the time and the date of a pad, and on either side of the battery's per cent.
  private static let dateGap: CGFloat = 8
  private static let percentGap: CGFloat = 3
  /// From the edge that the signs start at to the battery's left end.
  private static let batteryWidth: CGFloat = 27

  private func text(_ string: String, _ size: CGFloat) -> TextLayout {
    TextLayout.make(
      TextContent(
        string,
        style: TextStyle(face: FontFace.make(size: size, weight: 600, monospacedDigits: true), color: color)))
  }

  /// - Parameter center: the middle of the text, as it is from left to right.
  private func draw(_ text: TextLayout, center: CGFloat, middle: CGFloat, in context: CGContext) {
    let x = bar.isRightToLeft ? geometry.size.width - center : center
    text.draw(in: context, at: CGPoint(x: x - text.usedSize.width / 2, y: middle - text.usedSize.height / 2))
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
