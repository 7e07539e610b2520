import Foundation
import UIKit

public typealias PHContentEditingInputRequestID = Int

// Immutable.
/// The data with which an edit of a picture can be continued.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data

  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
  }
}

/// The options of a request for the contents of a picture. Files are on this device and keep no edits, so that the handlers are
/// not called.
open class PHContentEditingInputRequestOptions: NSObject {
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

// Immutable.
/// The contents of a picture, for editing.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  private let asset: PHAsset
  init(_ asset: PHAsset) { self.asset = asset }

  open var mediaType: PHAssetMediaType { asset.mediaType }
  open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
  open var creationDate: Date? { asset.creationDate }
  /// The file of the picture in the pictures folder.
  open var fullSizeImageURL: URL? { asset.file }
  /// The orientation of the file's pixels, as in its properties; always 1.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// The picture in its full size.
  open var displaySizeImage: UIImage? { UIImage(contentsOfFile: asset.file.path) }
  open var uniformTypeIdentifier: String? {
    UTType(filenameExtension: asset.file.pathExtension)?.identifier
  }
  /// Nil, because files keep no edits.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// Nil, because the library has no films.
  open var audiovisualAsset: AVAsset? { nil }
}

extension PHAsset {
  private static let requests = RequestQueue()

  /// Delivers the contents of the picture on the main queue.
  ///
  /// - Returns: The number of the request, for ``cancelContentEditingInputRequest(_:)``.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    PHContentEditingInputRequestID(
      Self.requests.perform { _, isCanceled in
        completionHandler(
          isCanceled ? nil : PHContentEditingInput(self), [PHContentEditingInputCancelledKey: isCanceled])
      })
  }

  /// Cancels a request, whose handler then receives no contents.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
    Self.requests.cancel(Int32(truncatingIfNeeded: requestID))
  }
}

public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
