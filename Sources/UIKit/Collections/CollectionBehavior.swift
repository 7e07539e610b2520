import OrderedDiff

/// Additional behavior of a collection view: background, editing mode, interactive movement and multiple
/// selection by panning.
@MainActor
final class CollectionBehavior {
  @OwnerReference private var view: UICollectionView

  init(_ view: UICollectionView) { _view = OwnerReference(wrappedValue: view) }

  private var hasFailed = false
  private let index = CollectionIndex()
  private lazy var menus = CollectionMenus(view, view.engine)
  private(set) var contextMenus: CollectionContextMenus?
  private lazy var selectionPan = MultipleSelectionPan(view, view.engine)
  private(set) lazy var focus = CollectionFocus(view, view.engine)

  /// Installs the gestures of context menus and edit menus.
  func installMenuGestures() {
    menus.install()
    if contextMenus == nil { contextMenus = CollectionContextMenus(view) }
  }

  /// Records a failed dequeue, so that the view returned in its place is not reported as a second fault.
  func recordFailure() { hasFailed = true }
  func takeFailure() -> Bool {
    defer { hasFailed = false }
    return hasFailed
  }

  // MARK: Background

  func backgroundDidChange(from old: UIView?) {
    if old !== view.backgroundView {
      old?.removeFromSuperview()
      old?.layer.zPosition = 0
    }
    guard let background = view.backgroundView else { return }
    background.layer.zPosition = -1000
    view.insertSubview(background, at: 0)
    layOut()
  }

  /// The layout's background for the whole view.
  private var ground: UIView?

  private func layOutBackdrop() {
    guard let color = view.collectionViewLayout.ground else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let ground = self.ground ?? UIView()
    if self.ground == nil {
      self.ground = ground
      ground.isUserInteractionEnabled = false
      ground.layer.zPosition = -1001
      view.insertSubview(ground, at: 0)
    }
    if ground.backgroundColor != color { ground.backgroundColor = color }
    if ground.frame != view.bounds { ground.frame = view.bounds }
  }

  func layOut() {
    index.layOut(in: view)
    layOutBackdrop()
    guard let background = view.backgroundView, background.frame != view.bounds else { return }
    background.frame = view.bounds
  }

  // MARK: Drag and drop

  private(set) var dragDrop: CollectionDragDrop?

  func dragAndDropDidChange() {
    let dragDrop = self.dragDrop ?? CollectionDragDrop(view)
    self.dragDrop = dragDrop
    dragDrop.update(
      drags: view.dragDelegate != nil, isEnabled: view.dragInteractionEnabled,
      drops: view.dropDelegate != nil)
  }

  // MARK: Selection

  func editingDidChange() {
    for element in view.engine.visible(\.isCell) {
      (element.view as? UICollectionViewCell)?.isEditing = view.isEditing
    }
    multipleSelectionDidChange()
  }

  /// Keeps only the last selection when multiple selection is disabled.
  func multipleSelectionDidChange() {
    selectionPan.update(
      isWanted: view.allowsMultipleSelection || view.allowsMultipleSelectionDuringEditing)
    guard !view.engineAllowsMultipleSelection else { return }
    let engine = view.engine!
    let paths = engine.selection.sorted
    guard paths.count > 1 else { return }
    let kept = engine.selection.last ?? paths[0]
    for path in paths where path != kept { engine.deselect(path) }
  }

  // MARK: Interactive movement

  private var movementGesture: UILongPressGestureRecognizer?
  private var edgeScrollTicker: FrameClock.Ticker?
  private weak var movementOwner: UICollectionViewController?

  /// Installs the long press that lifts movable items.
  func installMovementGesture(for controller: UICollectionViewController) {
    guard movementGesture == nil else { return }
    movementOwner = controller
    let press = UILongPressGestureRecognizer()
    press.addHandler { [weak self] _ in self?.pressDidChange() }
    view.addGestureRecognizer(press)
    movementGesture = press
  }

  /// Whether the standard gesture may lift the item at its location.
  func canLift(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === movementGesture else { return true }
    guard let movementOwner, movementOwner.installsStandardGestureForInteractiveMovement,
      !view.givesDrags,
      let dataSource = view.storedDataSource,
      let indexPath = view.indexPathForItem(at: recognizer.location(in: view))
    else { return false }
    if dataSource === movementOwner, !movementOwner.movesItems { return false }
    return dataSource.collectionView(view, canMoveItemAt: indexPath)
  }

  private func pressDidChange() {
    guard let press = movementGesture else { return }
    let place = press.location(in: view)
    switch press.state {
    case .began:
      guard let indexPath = view.indexPathForItem(at: place),
        view.beginInteractiveMovementForItem(at: indexPath)
      else { return }
      view.updateInteractiveMovementTargetPosition(place)
      edgeScrollTicker = FrameClock.shared.addTicker { [weak self] _ in self?.scrollAtEdge() }
    case .changed: view.updateInteractiveMovementTargetPosition(place)
    case .ended:
      stopEdgeScrolling()
      view.endInteractiveMovement()
    case .cancelled, .failed:
      stopEdgeScrolling()
      view.cancelInteractiveMovement()
    default: break
    }
  }

  private func stopEdgeScrolling() {
    edgeScrollTicker?.invalidate()
    edgeScrollTicker = nil
  }

  /// The distance from an edge within which a lifted item scrolls the content, in points, and the maximum
  /// speed in points per frame.
  private static let edge: CGFloat = 60
  private static let edgeSpeed: CGFloat = 10

  private func scrollAtEdge() {
    guard let press = movementGesture else { return }
    let room = view.bounds.inset(by: view.adjustedContentInset)
    let place = press.location(in: view)
    func speed(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if value < low + Self.edge { return -min(1, (low + Self.edge - value) / Self.edge) * Self.edgeSpeed }
      if value > high - Self.edge { return min(1, (value - high + Self.edge) / Self.edge) * Self.edgeSpeed }
      return 0
    }
    let offset = view.contentOffset
    let scroller = view.scroller
    let target = scroller.clamped(
      CGPoint(
        x: offset.x + (scroller.canScrollHorizontally ? speed(place.x, room.minX, room.maxX) : 0),
        y: offset.y + (scroller.canScrollVertically ? speed(place.y, room.minY, room.maxY) : 0)))
    guard target != offset else { return }
    view.setContentOffsetNow(target)
    view.updateInteractiveMovementTargetPosition(press.location(in: view))
  }

  // MARK: Gestures

  /// Whether a recognizer of the view can begin.
  func canBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let answer = selectionPan.canBegin(recognizer) { return answer }
    if menus.owns(recognizer) { return menus.canShowMenu(at: recognizer.location(in: view)) }
    if let contextMenus, recognizer === contextMenus.interaction.press { return contextMenus.canBegin() }
    return canLift(recognizer)
  }
}
