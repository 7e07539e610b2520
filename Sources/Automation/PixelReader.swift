import CoreGraphics
import OffscreenHost
import UIKit

/// Reads colors from a screenshot.
@MainActor
struct PixelReader {
  private let image: CGImage
  private let bytes: Data
  private let scale: CGFloat

  /// Returns `nil` if nothing is visible.
  init?() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }),
      let image = LayerPicture.image(of: scene), let data = image.dataProvider?.data
    else { return nil }
    self.image = image
    bytes = data as Data
    scale = scene.hostWindow.geometry.scale
  }

  /// The WCAG 2.1 contrast ratio between a label's background and its most different pixel.
  func contrast(of label: UILabel) -> CGFloat? {
    let frame = label.convert(label.bounds, to: nil as UIView?)
    let area = frame.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      .intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard !area.isEmpty else { return nil }
    var counts: [Int: Int] = [:]
    var luminances: [Int: CGFloat] = [:]
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) {
        let color = self.color(x, y)
        counts[color, default: 0] += 1
        if luminances[color] == nil { luminances[color] = Self.luminance(color) }
      }
    }
    guard let background = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key,
      let base = luminances[background]
    else { return nil }
    return luminances.values.map { (max($0, base) + 0.05) / (min($0, base) + 0.05) }.max()
  }

  /// The color as a combined RGB value.
  private func color(_ x: Int, _ y: Int) -> Int {
    let place = y * image.bytesPerRow + x * 4
    // Pixels are little-endian ARGB words.
    return Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
  }

  /// The relative luminance as defined by WCAG 2.1.
  private static func luminance(_ color: Int) -> CGFloat {
    func part(_ value: Int) -> CGFloat {
      let share = CGFloat(value & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(color >> 16) + 0.7152 * part(color >> 8) + 0.0722 * part(color)
  }
}
