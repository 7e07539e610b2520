import UIKit

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// The image of a sprite.
open class SKTexture: NSObject {
  let image: UIImage
  /// In fractions of the size of the image, from the bottom left.
  private let part: CGRect
  /// No effect: images are always interpolated.
  open var filteringMode = SKTextureFilteringMode.linear
  /// No effect.
  open var usesMipmaps = false

  public init(image: UIImage) {
    self.image = image
    part = CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  public convenience init(imageNamed name: String) { self.init(image: UIImage(named: name) ?? UIImage()) }
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

  /// Creates a part of a texture.
  /// - Parameter rect: In fractions of the size of the texture, from the bottom left.
  public init(rect: CGRect, in texture: SKTexture) {
    part = CGRect(
      x: texture.part.minX + rect.minX * texture.part.width,
      y: texture.part.minY + rect.minY * texture.part.height, width: rect.width * texture.part.width,
      height: rect.height * texture.part.height)
    let size = texture.image.size
    let pixels = CGRect(
      x: rect.minX * size.width * texture.image.scale, y: (1 - rect.maxY) * size.height * texture.image.scale,
      width: rect.width * size.width * texture.image.scale,
      height: rect.height * size.height * texture.image.scale)
    image =
      texture.image.cgImage?.cropping(to: pixels).map {
        UIImage(cgImage: $0, scale: texture.image.scale, orientation: .up)
      } ?? UIImage()
  }

  /// Returns the size in points.
  open func size() -> CGSize { image.size }
  /// Returns the part of the original texture, in fractions of its size.
  open func textureRect() -> CGRect { part }
  open func cgImage() -> CGImage { image.cgImage! }
  /// Calls the handler in a later turn: images are already loaded.
  open func preload(completionHandler: @escaping () -> Void) {
    DispatchQueue.main.async { completionHandler() }
  }
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    DispatchQueue.main.async { completionHandler() }
  }
}

/// The images of a folder with the suffix `.atlas`, or of an asset catalog.
open class SKTextureAtlas: NSObject {
  private let name: String
  private let images: [String: UIImage]

  public init(named name: String) {
    self.name = name
    images = [:]
  }
  public init(dictionary properties: [String: Any]) {
    name = ""
    images = properties.compactMapValues { $0 as? UIImage }
  }

  open var textureNames: [String] {
    if !images.isEmpty { return images.keys.sorted() }
    let folder = Bundle.main.url(forResource: name, withExtension: "atlas")
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    return files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".jpg") }.sorted()
  }

  open func textureNamed(_ name: String) -> SKTexture {
    if let image = images[name] { return SKTexture(image: image) }
    let file = Bundle.main.url(forResource: self.name, withExtension: "atlas")?.appendingPathComponent(name)
    for path in [file?.path, file.map { $0.path + ".png" }, file.map { $0.path + "@2x.png" }] {
      if let path, let image = UIImage(contentsOfFile: path) { return SKTexture(image: image) }
    }
    return SKTexture(imageNamed: name)
  }

  open func preload(completionHandler: @escaping () -> Void) {
    DispatchQueue.main.async { completionHandler() }
  }
}
