/// One dragged item: its data representations and its preview.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// An arbitrary object for the source to find again when the item is dropped in the same app.
  open var localObject: Any?
  /// Creates the preview under the finger. By default this is the lift preview; returning `nil` shows none.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { if dragSession != nil { setNeedsDropPreviewUpdate() } }
  }
  /// The drag that contains the item.
  weak var dragSession: DragSession?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Recreates the preview while the item is dragged.
  open func setNeedsDropPreviewUpdate() { dragSession?.updatePreview(of: self) }
}
