@_exported import AVFoundation
@_exported import CoreLocation
@_exported import UniformTypeIdentifiers
import FoundationExtensions
import Synchronization
import SystemPermissions
import UIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1024)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// An object of the photo library.
open class PHObject: ObjCBase, @unchecked Sendable {
  public let localIdentifier: String

  init(localIdentifier: String) { self.localIdentifier = localIdentifier }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }
  open override var hash: Int { localIdentifier.hashValue }
}

// The file is immutable, and a mutex guards the values that are read from it.
/// A picture of the library. The identifier is the path of its file.
open class PHAsset: PHObject, KeyValueReadable, @unchecked Sendable {
  package let file: URL
  open var creationDate: Date? { dates.created }
  open var modificationDate: Date? { dates.modified }

  /// The values of the file that were read on demand.
  private struct FileValues {
    var dates: (created: Date?, modified: Date?)?
    /// In pixels; zero if the file is not a picture.
    var size: (width: Int, height: Int)?
  }
  private let values = Mutex(FileValues())

  private var dates: (created: Date?, modified: Date?) {
    values.withLock { values in
      if let known = values.dates { return known }
      let found = try? file.resourceValues(forKeys: [.creationDateKey, .contentModificationDateKey])
      let modified = found?.contentModificationDate
      let dates = (created: found?.creationDate ?? modified, modified: modified)
      values.dates = dates
      return dates
    }
  }

  private var size: (width: Int, height: Int) {
    values.withLock { values in
      if let known = values.size { return known }
      let picture = UIImage(contentsOfFile: file.path)
      let size = picture.map { (Int($0.size.width * $0.scale), Int($0.size.height * $0.scale)) } ?? (0, 0)
      values.size = size
      return size
    }
  }

  init(_ file: URL) {
    self.file = file
    super.init(localIdentifier: file.path)
  }

  open var mediaType: PHAssetMediaType { .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { size.width }
  open var pixelHeight: Int { size.height }
  open var duration: TimeInterval { 0 }
  open var location: CLLocation? { nil }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }

  /// The value of a property that predicates and sort descriptors may name.
  package func readValue(forKey key: String) -> Any?? {
    switch key {
    case "localIdentifier": .some(localIdentifier)
    case "mediaType": .some(mediaType.rawValue)
    case "mediaSubtypes", "mediaSubtype": .some(Int(mediaSubtypes.rawValue))
    case "creationDate": .some(creationDate)
    case "modificationDate": .some(modificationDate)
    case "pixelWidth": .some(pixelWidth)
    case "pixelHeight": .some(pixelHeight)
    case "duration": .some(duration)
    case "favorite", "isFavorite": .some(isFavorite)
    case "hidden", "isHidden": .some(isHidden)
    default: nil
    }
  }

  open override func value(forKey key: String) -> Any? {
    if let value = readValue(forKey: key) { return value }
    return super.value(forKey: key)
  }

  private class func files() -> [URL] {
    PHPhotoLibrary.authorizationStatus() == .authorized ? PicturesDirectory().pictures : []
  }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { files().map(PHAsset.init) }
  }

  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { mediaType == .image ? files().map(PHAsset.init) : [] }
  }

  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { files().filter { identifiers.contains($0.path) }.map(PHAsset.init) }
  }

  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
}

/// The origin of pictures.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// The selection and order of objects.
open class PHFetchOptions: NSObject {
  /// The order, by properties of the objects. Without one, the library's own order is by date.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition for objects, by their properties such as `mediaType` and `creationDate`.
  open var predicate: NSPredicate?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  /// The origins of the pictures, empty for all. Pictures of this library are from `typeUserLibrary`.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// Has no effect.
  open var wantsIncrementalChangeDetails = true
  public override init() { super.init() }
}

// Immutable. The app configures the options before it fetches.
/// The result of a search.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let search: () -> [ObjectType]
  private let objects: [ObjectType]
  private let options: PHFetchOptions?

  init(_ options: PHFetchOptions?, _ search: @escaping () -> [ObjectType]) {
    self.options = options
    self.search = search
    var found = search()
    let sources = options?.includeAssetSourceTypes ?? []
    if !sources.isEmpty, !sources.contains(.typeUserLibrary) { found.removeAll { $0 is PHAsset } }
    if let predicate = options?.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let order = options?.sortDescriptors, !order.isEmpty {
      // Sorting is stable, so that objects without a difference keep the library's order.
      found.sort { Self.precedes($0, $1, order) }
    }
    if let limit = options?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    objects = found
  }

  /// Whether an object is before another by the first descriptor that tells them apart.
  private static func precedes(_ first: ObjectType, _ second: ObjectType, _ order: [NSSortDescriptor]) -> Bool
  {
    for descriptor in order {
      let result = descriptor.compare(first, to: second)
      if result != .orderedSame { return result == .orderedAscending }
    }
    return false
  }

  /// An empty result.
  public convenience override init() { self.init(nil) { [] } }

  func again() -> PHFetchResult { PHFetchResult(options, search) }

  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }
  open func object(at index: Int) -> ObjectType { objects[index] }
  open subscript(index: Int) -> ObjectType { objects[index] }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject || ($0 as? PHObject)?.isEqual(anObject) == true } ?? NSNotFound
  }

  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateObjects(
    options: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateObjects(block) }
}

extension PHFetchResult: NSFastEnumeration {
  public func makeFastIterator() -> AnyIterator<Any> {
    var rest = objects[...]
    return AnyIterator { rest.popFirst() }
  }
}

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
  case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
  case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW
  case smartAlbumCinematic, smartAlbumSpatial, smartAlbumScreenRecordings
  case any = 0x7FFF_FFFF
}

/// A way to edit a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1
  case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

// Immutable: it stores nothing. Unchecked because it is open for subclasses.
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }

  /// Returns whether the collection can be edited: false, because all pictures are in the only one.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// Returns no albums, because people cannot create any.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult(options) { [] }
  }

  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> {
    PHFetchResult(options) { [] }
  }
}

// Immutable: it stores nothing. Unchecked because it is open for subclasses.
/// An album. The library has one: all pictures.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open override var localizedTitle: String? { SystemString.photos.text }
  open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .smartAlbumUserLibrary }
  open var estimatedAssetCount: Int { PHAsset.fetchAssets(with: nil).count }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let isLibrary = type == .smartAlbum && [.any, .smartAlbumUserLibrary].contains(subtype)
    return PHFetchResult(options) { isLibrary ? [PHAssetCollection(localIdentifier: "library")] : [] }
  }

  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) {
      identifiers.filter { $0 == "library" }.map(PHAssetCollection.init(localIdentifier:))
    }
  }
}

/// A request to add or delete pictures, inside `performChanges`.
open class PHAssetChangeRequest: NSObject {
  static let pending = Mutex<[@Sendable () throws -> Void]>([])
  open var creationDate: Date?
  /// Whether the picture is a favorite. Files have no such mark: setting it ends the change with an error.
  open var isFavorite = false {
    didSet {
      if isFavorite { Self.pending.withLock { $0.append { throw PHPhotosError(.changeNotSupported) } } }
    }
  }
  /// The place of the picture. Differs from iOS: a file keeps the place that it has.
  open var location: CLLocation?
  /// The picture that the change adds, with its identifier.
  open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

  /// A request to change a picture.
  public convenience init(for asset: PHAsset) {
    self.init()
    creationDate = asset.creationDate
  }

  /// Adds a picture as a file of the pictures folder.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = Self.init()
    request.add(image.pngData(), "png")
    return request
  }

  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    let request = Self.init()
    let data = FileManager.default.contents(atPath: fileURL.path)
    request.add(data, fileURL.pathExtension)
    return data == nil ? nil : request
  }

  /// Returns nil, because the library has no films.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    pending.withLock { $0.append { throw PHPhotosError(.changeNotSupported) } }
    return nil
  }

  /// Refused: deleting the user's files needs the user.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {
    pending.withLock { $0.append { throw PHPhotosError(.userCancelled) } }
  }

  public required override init() { super.init() }

  func add(_ data: Data?, _ type: String) {
    let folder = PicturesDirectory().url
    let file = folder.appendingPathComponent("Image \(UUID().uuidString.prefix(8)).\(type)")
    placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: file.path)
    Self.pending.withLock { changes in
      changes.append {
        guard let data else { throw PHPhotosError(.invalidResource) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
      }
    }
  }
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
  @discardableResult
  open class func forAsset() -> Self { Self.init() }
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
  {
    add(data, options?.originalFilename.map { ($0 as NSString).pathExtension } ?? "png")
  }

  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    add(FileManager.default.contents(atPath: fileURL.path), fileURL.pathExtension)
    guard options?.shouldMoveFile == true else { return }
    Self.pending.withLock { $0.append { try FileManager.default.removeItem(at: fileURL) } }
  }
}
