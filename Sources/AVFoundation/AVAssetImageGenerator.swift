import CoreGraphics
import Foundation
import QuartzCore
import SystemPermissions

// The app configures a generator before it shares it; the reader has a lock.
/// Makes pictures of a film.
///
/// Requests fail with `AVError.decoderNotFound` where the film cannot be decoded.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }

  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  public let asset: AVAsset
  /// Has no effect: pictures have the orientation of the film.
  open var appliesPreferredTrackTransform = false
  /// The size in pixels into which pictures are scaled down; zero keeps the size of the film.
  open var maximumSize = CGSize.zero
  /// Has no effect.
  open var apertureMode: ApertureMode?
  /// Has no effect: pictures are those of the requested times.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Has no effect: pictures are those of the requested times.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  private let lock = NSLock()
  private var reader: PictureReader?
  private var isCancelled = false

  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    let (image, time) = try picture(at: requestedTime)
    actualTime?.pointee = time
    return image
  }

  private func picture(at time: CMTime) throws -> (CGImage, CMTime) {
    guard SimulatedMedia.duration == nil, let source = asset.source, asset.content?.videos.isEmpty == false
    else {
      throw AVError.noDecoder
    }
    let reader = try lock.withLock {
      if let reader = self.reader { return reader }
      guard let made = PictureReader(source, duration: asset.content?.duration) else {
        throw AVError.noDecoder
      }
      self.reader = made
      return made
    }
    guard let picture = reader.picture(at: time.isNumeric ? max(time.seconds, 0) : 0) else {
      throw AVError(.noImageAtTime)
    }
    return (scaled(picture.image), CMTime(seconds: picture.start, preferredTimescale: 600))
  }

  private func scaled(_ image: CGImage) -> CGImage {
    let size = CGSize(width: image.width, height: image.height)
    let factors = [(maximumSize.width, size.width), (maximumSize.height, size.height)].filter { $0.0 > 0 }
    guard let scale = factors.map({ $0.0 / $0.1 }).min(), scale < 1 else { return image }
    let width = max(Int((size.width * scale).rounded()), 1)
    let height = max(Int((size.height * scale).rounded()), 1)
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
    context?.interpolationQuality = .high
    context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context?.makeImage() ?? image
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    let (image, actual) = try picture(at: time)
    return (image, actual)
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, actual, _, error in
      handler(image, actual, error)
    }
  }

  /// Makes pictures in the background; in virtual time in a later turn of the main thread.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    isCancelled = false
    nonisolated(unsafe) let handler = handler
    let times = requestedTimes.map(\.timeValue)
    laterOnMainThread {
      let work: @Sendable () -> Void = {
        for time in times {
          if self.isCancelled {
            handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
            continue
          }
          do {
            let (image, actual) = try self.picture(at: time)
            handler(time, image, actual, .succeeded, nil)
          } catch { handler(time, nil, .invalid, .failed, error) }
        }
      }
      if FrameClock.shared.mode == .virtual { work() } else { DispatchQueue.global().async(execute: work) }
    }
  }

  open func cancelAllCGImageGeneration() { isCancelled = true }
}

/// A closure that receives a picture of a film, with its requested and actual times.
public typealias AVAssetImageGeneratorCompletionHandler =
  (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
