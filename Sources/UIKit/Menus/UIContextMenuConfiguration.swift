/// The content of a context menu: its elements, and a preview of the pressed view's destination.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?

  open private(set) var identifier: any NSCopying
  /// The identifiers of all items that the menu applies to, if there are several.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
