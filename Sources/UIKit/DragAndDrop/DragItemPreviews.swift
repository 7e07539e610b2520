/// Contains the previews of a drag, above everything in the window.
@MainActor
final class DragOverlay: UIView {
  private let pile = UIView()
  private var grip = CGPoint.zero
  private var last: CGPoint?
  private let badge = DragBadge()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = 20_000
    addSubview(pile)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }

  /// - Parameter isFirst: Whether the preview is placed above the others, for the item under the finger.
  func add(_ picture: DragItemPreview, isFirst: Bool) {
    if isFirst { pile.addSubview(picture.view) } else { pile.insertSubview(picture.view, at: 0) }
  }

  /// Moves all previews by the movement of the finger.
  func follow(_ finger: CGPoint) {
    if let last {
      for view in pile.subviews {
        view.center.x += finger.x - last.x
        view.center.y += finger.y - last.y
      }
    }
    last = finger
    guard let front = pile.subviews.last else { return }
    badge.center = CGPoint(x: front.frame.maxX - 4, y: front.frame.minY + 4)
  }

  func begin(at finger: CGPoint) { if last == nil { last = finger } }

  func showCount(_ count: Int) { badge.count = count }
  func show(_ operation: UIDropOperation) { badge.operation = operation }
  func hideBadges() {
    badge.count = 0
    badge.operation = .cancel
  }
}

/// A badge with the number of items or the drop operation.
@MainActor
private final class DragBadge: UIView {
  private let label = UILabel()

  var count = 0 { didSet { update() } }
  var operation = UIDropOperation.cancel { didSet { if operation != oldValue { update() } } }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.white.cgColor
    label.frame = bounds
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    addSubview(label)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    switch operation {
    case .copy:
      label.text = "+"
      backgroundColor = .systemGreen
    case .forbidden:
      label.text = "–"
      backgroundColor = .systemGray
    default:
      label.text = String(count)
      backgroundColor = .systemBlue
    }
    isHidden = count < 2 && operation != .copy && operation != .forbidden
  }
}

/// The preview of one dragged item.
@MainActor
final class DragItemPreview {
  let item: UIDragItem
  let view = UIView()
  /// The lift preview, as long as it is visible.
  private let lifted: UITargetedDragPreview?
  private var content: UIView?

  /// The scale of a lifted preview.
  private static let lift: CGFloat = 1.05

  init(_ item: UIDragItem, _ preview: UITargetedDragPreview?, in overlay: DragOverlay, at finger: CGPoint) {
    self.item = item
    lifted = preview
    overlay.begin(at: finger)
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowRadius = 12
    view.layer.shadowOffset = CGSize(width: 0, height: 6)
    view.center = preview.map { Self.center(of: $0, in: overlay) } ?? finger
    if let preview { show(preview.view, preview.parameters) }
  }

  /// Shows a view, or a snapshot of it if it is elsewhere on the screen.
  private func show(_ shown: UIView, _ parameters: UIPreviewParameters) {
    let picture = shown.window == nil ? shown : shown.snapshotView(afterScreenUpdates: false) ?? UIView()
    content?.removeFromSuperview()
    content = picture
    let center = view.center
    let bounds = CGRect(origin: .zero, size: shown.bounds.size)
    picture.frame = bounds
    if let color = parameters.backgroundColor { picture.backgroundColor = color }
    picture.clipsToBounds = true
    picture.layer.cornerRadius = shown.layer.cornerRadius
    var part = bounds
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture.layer.mask = mask
      part = path.bounds
    }
    view.bounds = CGRect(origin: .zero, size: part.size)
    picture.frame.origin = CGPoint(x: -part.minX, y: -part.minY)
    view.layer.shadowPath =
      (parameters.shadowPath
      ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: picture.layer.cornerRadius))
      .cgPath
    view.center = center
    view.addSubview(picture)
  }

  private static func center(of preview: UITargetedDragPreview, in overlay: UIView) -> CGPoint {
    var center = preview.target.center
    if let path = preview.parameters.visiblePath {
      let size = preview.view.bounds.size
      center.x += path.bounds.midX - size.width / 2
      center.y += path.bounds.midY - size.height / 2
    }
    return preview.target.container.convert(center, to: overlay)
  }

  func setLifted(_ isLifted: Bool) {
    view.transform = isLifted ? CGAffineTransform(scaleX: Self.lift, y: Self.lift) : .identity
    view.layer.shadowOpacity = isLifted ? 0.3 : 0
  }

  /// Shows the preview for the drag, which may differ from the lift preview.
  func showDragged() {
    guard let provider = item.previewProvider else { return }
    guard let preview = provider() else { return view.isHidden = true }
    view.isHidden = false
    show(preview.view, preview.parameters)
  }

  /// Places the preview in the pile, with a slight rotation.
  func stack(at index: Int, under lead: DragItemPreview) {
    let shift = CGFloat(min(index, 3)) * 5
    view.center = CGPoint(x: lead.view.center.x + shift, y: lead.view.center.y + shift)
    let angle: CGFloat = index % 2 == 1 ? 0.05 : -0.05
    view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: Self.lift, y: Self.lift)
    view.alpha = index > 3 ? 0 : 1
  }

  /// The origin of the item; `nil` if it is no longer visible.
  var home: UITargetedDragPreview? {
    guard let lifted, lifted.target.container.window != nil else { return nil }
    return lifted
  }

  func asPreview(in overlay: UIView) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: content ?? view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: overlay, center: view.center))
  }

  /// Animates the preview to its target, or fades it out if there is none.
  func animateDrop(on preview: UITargetedDragPreview?, in overlay: UIView) {
    guard let preview, preview.target.container.window != nil else {
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
      return
    }
    let size = preview.view.bounds.size
    let own = view.bounds.size
    let scale = own.width > 0 && preview.view !== content ? size.width / own.width : 1
    view.center = Self.center(of: preview, in: overlay)
    view.transform = preview.target.transform.scaledBy(x: scale, y: scale)
    view.layer.shadowOpacity = 0
  }

  func remove() { view.removeFromSuperview() }
}

/// Scrolls the content under a drag near an edge.
@MainActor
struct DragScrolling {
  private var last: TimeInterval?

  /// The distance from an edge, in points, within which content scrolls, and the speed at the edge, in points
  /// per second.
  private static let edge: CGFloat = 60
  private static let speed: CGFloat = 600

  /// - Returns: Whether anything scrolled.
  mutating func step(_ view: UIView, _ finger: CGPoint, in window: UIWindow?, _ now: TimeInterval) -> Bool {
    let time = CGFloat(now - (last ?? now))
    last = now
    var current: UIView? = view
    while let view = current {
      if let scrollView = view as? UIScrollView, scroll(scrollView, finger, in: window, time) { return true }
      current = view.superview
    }
    return false
  }

  private func scroll(_ view: UIScrollView, _ finger: CGPoint, in window: UIWindow?, _ time: CGFloat) -> Bool
  {
    let place = view.convert(finger, from: window)
    let room = view.bounds.inset(by: view.adjustedContentInset)
    let offset = view.contentOffset
    let target = view.scroller.clamped(
      CGPoint(
        x: offset.x
          + (view.scroller.canScrollHorizontally ? step(place.x, room.minX, room.maxX, time) : 0),
        y: offset.y
          + (view.scroller.canScrollVertically ? step(place.y, room.minY, room.maxY, time) : 0)))
    guard target != offset, view.scroller.clamped(offset) == offset else { return false }
    view.setContentOffsetNow(target)
    return true
  }

  private func step(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ time: CGFloat) -> CGFloat {
    let depth = max(low + Self.edge - value, value - high + Self.edge)
    guard depth > 0, high - low > 2 * Self.edge else { return 0 }
    let amount = min(1, depth / Self.edge) * Self.speed * time
    return value < (low + high) / 2 ? -amount : amount
  }
}
