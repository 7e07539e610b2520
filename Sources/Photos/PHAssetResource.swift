import Foundation
import SystemPermissions
import UniformTypeIdentifiers

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
  case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A file of an asset: the picture itself.
open class PHAssetResource: ObjCBase, KeyValueReadable, @unchecked Sendable {
  package let file: URL
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { file.path }
  open var originalFilename: String { file.lastPathComponent }
  open var uniformTypeIdentifier: String {
    UTType(filenameExtension: file.pathExtension)?.identifier ?? "public.data"
  }

  init(_ file: URL) { self.file = file }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset.file)] }

  /// Returns no files, because no photos have motion.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }

  /// The value of a property, including the size of the file in bytes, which many apps read as `fileSize`.
  package func readValue(forKey key: String) -> Any?? {
    switch key {
    case "fileSize":
      .some((try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize)
    case "type": .some(type.rawValue)
    case "originalFilename", "filename": .some(originalFilename)
    case "uniformTypeIdentifier": .some(uniformTypeIdentifier)
    case "assetLocalIdentifier": .some(assetLocalIdentifier)
    default: nil
    }
  }

  open override func value(forKey key: String) -> Any? {
    if let value = readValue(forKey: key) { return value }
    return super.value(forKey: key)
  }
}

/// The name of a file that is added to the library.
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
  public override init() { super.init() }
}

/// The progress of a request. Files are on this device: the handler receives 1.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
  public override init() { super.init() }
}

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

// The queue synchronizes access to the requests.
/// Reads the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let instance = PHAssetResourceManager()
  open class func `default`() -> PHAssetResourceManager { instance }

  private let requests = RequestQueue()

  public override init() { super.init() }

  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    requests.perform { _, isCancelled in
      if isCancelled { return completionHandler(PHPhotosError(.userCancelled)) }
      do {
        let data = try Data(contentsOf: resource.file)
        options?.progressHandler?(1)
        handler(data)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      do {
        try FileManager.default.copyItem(at: resource.file, to: fileURL)
        options?.progressHandler?(1)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }

  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { requests.cancel(requestID) }
}
