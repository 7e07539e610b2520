import QuartzCore
import UIKit

/// The views of the app as a stack of slabs, which dragging turns.
final class ViewOutline: UIView {
  var projection = OutlineProjection() {
    didSet { if projection != oldValue { setNeedsDisplay() } }
  }
  /// Called with the view that was tapped.
  var select: ((UIView) -> Void)?
  private(set) var slabs: [ViewSlab] = []
  private weak var selected: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Views in three dimensions"
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak self, weak pan] _ in
      if let pan { self?.turn(pan) }
    }
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self, weak tap] _ in
      if let tap { self?.select(at: tap) }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Reads the views of the app again.
  func update() {
    slabs = ViewSlab.all()
    accessibilityValue = "\(slabs.count) views, \(levels) levels"
    setNeedsDisplay()
  }

  private var levels: Int { (slabs.map(\.level).max() ?? 0) + 1 }
  private var size: CGSize {
    slabs.first { $0.view is UIWindow }?.view.bounds.size ?? CGSize(width: 1, height: 1)
  }

  /// The transform from the window's coordinates, at a slab's level, to the view's own.
  private func place(_ slab: ViewSlab) -> CGAffineTransform {
    projection.transform(level: CGFloat(slab.level), of: levels, size: size, in: bounds.insetBy(dx: 8, dy: 8))
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for slab in slabs.sorted(by: { $0.level < $1.level }) {
      context.saveGState()
      context.concatenate(place(slab))
      if !slab.clip.isInfinite { context.clip(to: slab.clip) }
      context.concatenate(slab.transform)
      slab.view.layer.renderOwnContent(in: context)
      context.restoreGState()
      outline(slab, in: context)
    }
  }

  private func outline(_ slab: ViewSlab, in context: CGContext) {
    let isSelected = slab.view === selected
    let path = UIBezierPath(rect: slab.visibleBounds)
    path.apply(slab.transform.concatenating(place(slab)))
    (isSelected ? UIColor.systemPink : UIColor.systemBlue.withAlphaComponent(0.45)).setStroke()
    path.lineWidth = isSelected ? 2 : 0.5
    path.stroke()
  }

  // MARK: Gestures

  private func turn(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: self)
    projection.yaw += translation.x / 200
    projection.pitch -= translation.y / 300
    gesture.setTranslation(.zero, in: self)
  }

  private func select(at gesture: UITapGestureRecognizer) {
    guard let view = slab(at: gesture.location(in: self))?.view else { return }
    selected = view
    setNeedsDisplay()
    select?(view)
  }

  /// The frontmost slab at a point.
  func slab(at point: CGPoint) -> ViewSlab? {
    slabs.sorted { $0.level < $1.level }.last { slab in
      let own = slab.transform.concatenating(place(slab)).inverted()
      return slab.visibleBounds.contains(point.applying(own))
    }
  }

  /// The middle of a view's slab; `nil` if the view has none.
  func center(of view: UIView) -> CGPoint? {
    slabs.first { $0.view === view }.map { slab in
      CGPoint(x: slab.visibleBounds.midX, y: slab.visibleBounds.midY)
        .applying(slab.transform.concatenating(place(slab)))
    }
  }
}
