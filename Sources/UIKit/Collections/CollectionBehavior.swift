import OrderedDiff

/// What a collection view does besides showing items: its background, its editing mode, carrying items by hand and
/// selecting several by a pan.
@MainActor
final class CollectionBehavior {
  private unowned let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  private var hasFailed = false
  private let index = CollectionIndex()
  private lazy var menus = CollectionMenus(view)

  /// A long press of an item shows its edit menu, where the delegate wants one.
  func installMenuGesture() { menus.install() }

  /// A view could not be dequeued, which was said: what the data source returns in its place is no second fault.
  func noteFailure() { hasFailed = true }
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

  func layOut() {
    index.layOut(in: view)
    guard let background = view.backgroundView, background.frame != view.bounds else { return }
    background.frame = view.bounds
  }

  // MARK: Selection

  func editingDidChange() {
    for element in view.engine.visible(\.isCell) {
      (element.view as? UICollectionViewCell)?.isEditing = view.isEditing
    }
    multipleSelectionDidChange()
  }

  /// Where only one item may be selected, the one selected last stays.
  func multipleSelectionDidChange() {
    updateSelectionPan()
    guard !view.engineAllowsMultipleSelection else { return }
    let engine = view.engine!
    let paths = engine.selection.sorted
    guard paths.count > 1 else { return }
    let kept = engine.selection.last ?? paths[0]
    for path in paths where path != kept { engine.deselect(path) }
  }

  // MARK: Carrying items

  private var movementGesture: UILongPressGestureRecognizer?
  private var carrier: FrameClock.Ticker?
  private weak var movementOwner: UICollectionViewController?

  /// A long press of an item that may move lifts it.
  func installMovementGesture(for controller: UICollectionViewController) {
    guard movementGesture == nil else { return }
    movementOwner = controller
    let press = UILongPressGestureRecognizer()
    press.addHandler { [weak self] _ in self?.pressDidChange() }
    view.addGestureRecognizer(press)
    movementGesture = press
  }

  /// Whether the standard gesture may lift the item under the finger.
  func mayLift(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === movementGesture else { return true }
    guard let movementOwner, movementOwner.installsStandardGestureForInteractiveMovement,
      let dataSource = view.dataSource,
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
      carrier = FrameClock.shared.addTicker { [weak self] _ in self?.scrollAtEdge() }
    case .changed: view.updateInteractiveMovementTargetPosition(place)
    case .ended:
      stopCarrying()
      view.endInteractiveMovement()
    case .cancelled, .failed:
      stopCarrying()
      view.cancelInteractiveMovement()
    default: break
    }
  }

  private func stopCarrying() {
    carrier?.invalidate()
    carrier = nil
  }

  /// Points from an edge within which a carried item scrolls the content, and points per frame right at the edge.
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

  // MARK: Selecting several

  private var selectionPan: UIPanGestureRecognizer?
  private var panStart: ItemPath?
  private var panEnd: ItemPath?
  private var selectedBefore: Set<ItemPath> = []

  private func updateSelectionPan() {
    let wants = view.engineAllowsMultipleSelection
    if wants, selectionPan == nil {
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      pan.maximumNumberOfTouches = 2
      pan.addHandler { [weak self] _ in self?.selectionPanDidChange() }
      view.addGestureRecognizer(pan)
      selectionPan = pan
    }
    selectionPan?.isEnabled = wants
  }

  /// Whether a pan may begin: two fingers on items that may be selected together do not scroll.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === selectionPan { return offersSelection(at: recognizer.location(in: view)) }
    if recognizer === view.panGestureRecognizer, selectionPan?.isEnabled == true,
      recognizer.numberOfTouches == 2
    {
      return !offersSelection(at: recognizer.location(in: view))
    }
    if menus.owns(recognizer) { return menus.mayShow(at: recognizer.location(in: view)) }
    return mayLift(recognizer)
  }

  private func offersSelection(at point: CGPoint) -> Bool {
    guard let indexPath = view.indexPathForItem(at: point) else { return false }
    return view.delegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  private func selectionPanDidChange() {
    guard let pan = selectionPan else { return }
    switch pan.state {
    case .began:
      guard let path = view.engine.path(at: pan.location(in: view)) else { return }
      (panStart, panEnd) = (path, nil)
      selectedBefore = view.engine.selection.paths
      view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: IndexPath(path))
      selectRange(to: path)
    case .changed:
      if let path = view.engine.nearestItem(to: pan.location(in: view)) { selectRange(to: ItemPath(path)) }
    case .ended, .cancelled, .failed:
      guard panStart != nil else { return }
      panStart = nil
      view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
    default: break
    }
  }

  private func selectRange(to end: ItemPath) {
    guard let panStart, end != panEnd else { return }
    let old = panEnd.map { items(from: panStart, to: $0) } ?? []
    let new = items(from: panStart, to: end)
    panEnd = end
    let kept = Set(new)
    for path in old where !kept.contains(path) && !selectedBefore.contains(path) {
      view.engine.setSelectedByPerson(path, false)
    }
    for path in new { view.engine.setSelectedByPerson(path, true) }
  }

  private func items(from first: ItemPath, to second: ItemPath) -> [ItemPath] {
    let (low, high) = first < second ? (first, second) : (second, first)
    let counts = view.engine.counts
    guard high.section < counts.count else { return [] }
    return (low.section...high.section).flatMap { section -> [ItemPath] in
      let start = section == low.section ? low.item : 0
      let stop = section == high.section ? high.item : counts[section] - 1
      return start <= stop ? (start...stop).map { ItemPath(section: section, item: $0) } : []
    }
  }
}
