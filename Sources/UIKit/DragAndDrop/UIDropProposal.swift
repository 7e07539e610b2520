/// What happens to dragged items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they return.
  case cancel = 0
  /// Nothing, although one might expect it here.
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a view would do with items that were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  open private(set) var operation: UIDropOperation
  /// Whether the exact place under the finger counts.
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
