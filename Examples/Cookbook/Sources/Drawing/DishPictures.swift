import UIKit

/// Pictures of dishes, drawn once per size.
@MainActor
final class DishPictures {
  static let shared = DishPictures()

  private let cache = NSCache<NSString, UIImage>()
  private init() { cache.countLimit = 400 }

  /// A square picture, with the side in points.
  func picture(of dish: Dish, seed: String, side: CGFloat, scale: CGFloat) -> UIImage {
    let key = "\(seed) \(dish.vessel) \(dish.food) \(dish.color) \(side) \(scale)" as NSString
    if let known = cache.object(forKey: key) { return known }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      renderer in
      let context = renderer.cgContext
      context.scaleBy(x: side / 100, y: side / 100)
      DishPainter(dish, seed: seed, context: context).draw()
    }
    cache.setObject(image, forKey: key)
    return image
  }
}
