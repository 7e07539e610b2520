import Foundation

// Immutable: it stores nothing. Unchecked because it is open for subclasses.
/// The object that a change is about to create.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A request to create, change or delete an album, inside `performChanges`.
///
/// The library is a folder with one album, all pictures. Changes of albums end with `PHPhotosError.changeNotSupported`.
open class PHAssetCollectionChangeRequest: NSObject {
  open var title = ""
  /// The album that the request is about to create.
  public let placeholderForCreatedAssetCollection: PHObjectPlaceholder

  private init(title: String) {
    self.title = title
    placeholderForCreatedAssetCollection = PHObjectPlaceholder(localIdentifier: title)
    super.init()
    Self.refuse()
  }

  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest
  {
    PHAssetCollectionChangeRequest(title: title)
  }

  public convenience init?(for assetCollection: PHAssetCollection) {
    self.init(title: assetCollection.localizedTitle ?? "")
  }

  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }

  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) { refuse() }

  open func addAssets(_ assets: any NSFastEnumeration) {}
  open func removeAssets(_ assets: any NSFastEnumeration) {}
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
  open func removeAssets(at indexes: IndexSet) {}

  private class func refuse() {
    PHAssetChangeRequest.pending.withLock { $0.append { throw PHPhotosError(.changeNotSupported) } }
  }
}
