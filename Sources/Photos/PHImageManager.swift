import AVFoundation
import UIKit

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static var `default`: PHImageContentMode { .aspectFit }
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

public typealias PHImageRequestID = Int32
public typealias PHLivePhotoRequestID = Int32
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// The quality and time of a request. Pictures are files of this device: they come once, in full quality.
open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var version = PHImageRequestOptionsVersion.current
  open var isNetworkAccessAllowed = false
  /// Whether the result comes before the request returns.
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?
  public override init() { super.init() }
}

/// The quality of a film.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// Whether a film is delivered with its edits.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }

/// The quality and version of a request. Films are files of this device: they come in full quality, without edits.
open class PHVideoRequestOptions: NSObject {
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var version = PHVideoRequestOptionsVersion.current
  open var progressHandler: PHAssetImageProgressHandler?
  open var isNetworkAccessAllowed = false
  public override init() { super.init() }
}

open class PHLivePhotoRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var progressHandler: PHAssetImageProgressHandler?
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  public override init() { super.init() }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A photo with motion. Never delivered, because pictures are files without motion.
open class PHLivePhoto: NSObject, NSItemProviderReading, @unchecked Sendable {
  public let size: CGSize
  init(size: CGSize) { self.size = size }

  public static var readableTypeIdentifiersForItemProvider: [String] { [] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  /// Calls the handler without a photo, because no photos have motion.
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    DispatchQueue.main.async {
      resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    }
    return 1
  }
}

// The queue synchronizes access to the requests.
/// Loads the pictures of assets.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let instance = PHImageManager()
  open class func `default`() -> PHImageManager { instance }

  private let requests = RequestQueue()

  public override init() { super.init() }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requests.perform(isSynchronous: options?.isSynchronous ?? false) { number, isCancelled in
      var information: [AnyHashable: Any] = [
        PHImageResultRequestIDKey: number, PHImageResultIsDegradedKey: false,
      ]
      if isCancelled {
        information[PHImageCancelledKey] = true
        return resultHandler(nil, information)
      }
      guard let picture = UIImage(contentsOfFile: asset.file.path) else {
        information[PHImageErrorKey] = PHPhotosError(.invalidResource)
        return resultHandler(nil, information)
      }
      resultHandler(Self.resize(picture, targetSize, contentMode), information)
    }
  }

  private static func resize(_ picture: UIImage, _ target: CGSize, _ mode: PHImageContentMode) -> UIImage {
    let pixels = CGSize(
      width: picture.size.width * picture.scale, height: picture.size.height * picture.scale)
    guard target.width > 0, target.height > 0, pixels.width > 0, pixels.height > 0 else { return picture }
    let (x, y) = (target.width / pixels.width, target.height / pixels.height)
    let factor = mode == .aspectFit ? min(x, y) : max(x, y)
    guard factor < 1 else { return picture }
    let size = CGSize(width: (pixels.width * factor).rounded(), height: (pixels.height * factor).rounded())
    let format = UIGraphicsImageRendererFormat()
    // The target is in pixels.
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requests.perform(isSynchronous: options?.isSynchronous ?? false) { _, isCancelled in
      let data = isCancelled ? nil : FileManager.default.contents(atPath: asset.file.path)
      resultHandler(
        data, "public.\(asset.file.pathExtension.lowercased())", .up, [PHImageCancelledKey: isCancelled])
    }
  }

  /// Delivers the data of an image with its orientation.
  @available(*, deprecated, renamed: "requestImageDataAndOrientation(for:options:resultHandler:)")
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestImageDataAndOrientation(for: asset, options: options) { data, type, _, information in
      resultHandler(data, type, .up, information)
    }
  }

  /// Delivers no film, because the library has none.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requests.perform { _, _ in
      resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
    }
  }

  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AnyObject?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requests.perform { _, _ in
      resultHandler(nil, nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
    }
  }

  /// Delivers no session, because the library has no films.
  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requests.perform { _, _ in
      resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
    }
  }

  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requests.perform { _, _ in
      resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    }
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) { requests.cancel(requestID) }
}

// The app sets the one property before it shares the manager; it has no effect.
/// Prepares pictures. Preparation is without effect, because pictures are files of this device.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
