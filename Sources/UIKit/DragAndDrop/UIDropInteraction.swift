/// Lets a person drop dragged items on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what a view does with items that are dragged over it, and takes them.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Asked whenever the finger or what lies under it moves.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The pictures have arrived.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Where the picture of an item goes. With `nil` it fades.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    OptionalMethod.isMissing()
    return nil
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
