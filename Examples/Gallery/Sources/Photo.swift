import UIKit

/// A picture generated from its number.
struct Photo: Hashable {
  let number: Int

  /// A unique hue that differs from those of adjacent numbers.
  private var hue: CGFloat { (CGFloat(number) * 0.618_034).truncatingRemainder(dividingBy: 1) }

  private func color(turned turn: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
    UIColor(
      hue: (hue + turn).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness,
      alpha: 1)
  }

  var sky: UIColor { color(turned: 0, 0.42, 0.92) }
  var horizon: UIColor { color(turned: 0.06, 0.16, 0.98) }
  var ground: UIColor { color(turned: 0.12, 0.6, 0.5) }
  /// The colors of the hills, from the farthest to the nearest.
  var hills: [UIColor] {
    [color(turned: 0.05, 0.38, 0.72), color(turned: 0.09, 0.52, 0.56), color(turned: 0.12, 0.62, 0.38)]
  }
  /// The height of the hills relative to the picture.
  var hill: CGFloat { 0.42 + CGFloat(number * 7 % 5) * 0.05 }

  private static let places = [
    "Lofoten", "Sagres", "Isle of Skye", "Bergen", "Sintra", "Glencoe", "Tromsø", "Nazaré", "Orkney",
    "Geiranger", "Madeira", "Harris",
  ]
  private static let times = ["Early morning", "At noon", "In the evening", "After the rain", "First snow"]

  var place: String { Self.places[number % Self.places.count] }
  /// The number of new photos of the place.
  var newPhotos: Int { number % 3 == 0 ? number * 5 % 8 + 1 : 0 }
  var caption: String { Self.times[number * 3 % Self.times.count] }
}
