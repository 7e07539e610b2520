import UIKit

/// Pictures of dishes, drawn once per size.
@MainActor
final class DishPictures {
  static let shared = DishPictures()

  private let cache = NSCache<NSString, UIImage>()
  /// The size of the pictures in the cache, in bytes. A limit of costs would evict the small pictures of lists first.
  private var bytes = 0
  private static let limit = 128 << 20

  private init() {}

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
    let pixels = Int(side * scale)
    bytes += 4 * pixels * pixels
    if bytes > Self.limit {
      cache.removeAllObjects()
      bytes = 4 * pixels * pixels
    }
    cache.setObject(image, forKey: key)
    return image
  }
}
