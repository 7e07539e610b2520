/// The operation for dragged items.
public enum UIDropOperation: UInt, Sendable {
  /// No operation: the items return.
  case cancel = 0
  /// No operation, although one would be expected here.
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// The operation that a view would perform for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  open private(set) var operation: UIDropOperation
  /// Whether the drop depends on the exact location of the finger.
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
