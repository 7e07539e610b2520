import UIKit

/// Decodes thumbnails off the main thread, a few at a time and the latest requests first, and caches recent
/// ones.
@MainActor
public final class ThumbnailLoader {
  public enum Outcome: Sendable {
    case image(UIImage)
    /// The reason why the picture cannot be shown, in one line.
    case failure(String)
  }

  private var cache: [Photo: Outcome] = [:]
  private var recent: [Photo] = []
  private var waiting: [(photo: Photo, size: CGSize, done: @MainActor (Outcome) -> Void)] = []
  private var running = 0

  private static let capacity = 600
  private static let parallelDecodes = 2

  public init() {}

  public func cached(_ photo: Photo) -> Outcome? { cache[photo] }

  /// Asynchronously calls `done` with a picture that fills `size` points.
  public func load(_ photo: Photo, size: CGSize, done: @escaping @MainActor (Outcome) -> Void) {
    waiting.append((photo, size, done))
    startNext()
  }

  public func cancel(_ photo: Photo) { waiting.removeAll { $0.photo == photo } }

  private func startNext() {
    while running < Self.parallelDecodes, let next = waiting.popLast() {
      running += 1
      let scale = UIScreen.main.scale
      Task.detached(priority: .userInitiated) {
        let outcome = await Self.decode(next.photo, size: next.size, scale: scale)
        await self.finish(next.photo, outcome, next.done)
      }
    }
  }

  private func finish(_ photo: Photo, _ outcome: Outcome, _ done: @MainActor (Outcome) -> Void) {
    running -= 1
    remember(photo, outcome)
    done(outcome)
    startNext()
  }

  private func remember(_ photo: Photo, _ outcome: Outcome) {
    if cache.updateValue(outcome, forKey: photo) == nil { recent.append(photo) }
    if recent.count > Self.capacity {
      for old in recent.prefix(Self.capacity / 4) { cache[old] = nil }
      recent.removeFirst(Self.capacity / 4)
    }
  }

  private nonisolated static func decode(_ photo: Photo, size: CGSize, scale: CGFloat) async -> Outcome {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceThumbnailMaxPixelSize: Int(max(size.width, size.height) * scale * 1.8),
      kCGImageSourceCreateThumbnailWithTransform: true,
    ]
    guard FileManager.default.isReadableFile(atPath: photo.url.path),
      let source = CGImageSourceCreateWithURL(photo.url as CFURL, nil)
    else { return .failure("Cannot be read") }
    guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else {
      return .failure("Damaged or not a picture")
    }
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    return .image(UIImage(cgImage: filling(pixels, with: image) ?? image, scale: scale, orientation: .up))
  }

  /// The center of a picture, cropped to its displayed size so that scrolling needs no scaling.
  private nonisolated static func filling(_ size: CGSize, with image: CGImage) -> CGImage? {
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let ratio = max(CGFloat(width) / CGFloat(image.width), CGFloat(height) / CGFloat(image.height))
    let drawn = CGSize(width: CGFloat(image.width) * ratio, height: CGFloat(image.height) * ratio)
    context.interpolationQuality = .high
    context.draw(
      image,
      in: CGRect(
        x: (CGFloat(width) - drawn.width) / 2, y: (CGFloat(height) - drawn.height) / 2, width: drawn.width,
        height: drawn.height))
    return context.makeImage()
  }
}
