/// One thing that a person drags: what it can be taken as, and how it looks meanwhile.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// Whatever the source wants to find again when the item is dropped in the same app.
  open var localObject: Any?
  /// Makes the picture under the finger. Without one it is what was lifted; `nil` from it shows none.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { if carrier != nil { setNeedsDropPreviewUpdate() } }
  }
  /// The drag that the item is part of.
  weak var carrier: DragSession?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks the picture's provider anew, while the item is dragged.
  open func setNeedsDropPreviewUpdate() { carrier?.updatePreview(of: self) }
}
