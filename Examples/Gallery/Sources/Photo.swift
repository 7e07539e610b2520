import UIKit

/// A picture that is made up from its number.
struct Photo: Hashable {
  let number: Int

  /// Neighbours have colours that differ, and no number has the colour of another.
  private var hue: CGFloat { (CGFloat(number) * 0.618_034).truncatingRemainder(dividingBy: 1) }

  var sky: UIColor { UIColor(hue: hue, saturation: 0.45, brightness: 0.95, alpha: 1) }
  var ground: UIColor {
    UIColor(
      hue: (hue + 0.12).truncatingRemainder(dividingBy: 1), saturation: 0.7, brightness: 0.55, alpha: 1)
  }
  /// How high the hill is, as a part of the picture.
  var hill: CGFloat { 0.3 + CGFloat(number * 7 % 5) * 0.08 }
}
