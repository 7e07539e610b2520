public enum PHCollectionListType: Int, Sendable {
  case momentList = 1
  case folder, smartFolder
}

public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1
  case momentListYear
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces
  case any = 0x7FFF_FFFF
}

// Immutable: it stores nothing. Unchecked because it is open for subclasses.
/// A folder of albums. The library has none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  open var collectionListType: PHCollectionListType { .folder }
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> {
    PHFetchResult(options) { [] }
  }
}
