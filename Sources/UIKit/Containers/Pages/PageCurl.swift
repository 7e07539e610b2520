import QuartzCore

/// A curling leaf of a book: flat up to the fold; beyond, it is folded over and shows its back, which moves
/// across it. Highlights and shadows at the fold make it appear round.
///
/// The length of the leaf is measured from the spine, in points: its free edge starts at `length`, and ends
/// at `-length`, on the other side of the spine.
@MainActor
final class PageCurl {
  private let leaf: UIView
  private let isHorizontal: Bool
  /// Whether the spine is at the far end of the leaf.
  private let isMirrored: Bool
  private let length: CGFloat
  private let front = UIView()
  /// Clips the drawing to the pages.
  private let stage = UIView()
  private(set) var back = UIView()
  private let paper: UIView
  private let roundness = GradientView()
  private let castOnNext = GradientView()
  private let castOnLeaf = GradientView()

  /// The width of the shadows and of the highlight at the fold, in points.
  private static let softness: CGFloat = 44

  /// - Parameters:
  ///   - other: The page on the back of the leaf; `nil` shows the front through the paper.
  ///   - area: The area of `host` in which the curl is drawn.
  init(
    _ leaf: UIView, other: UIView?, in host: UIView, area: CGRect, isHorizontal: Bool, isMirrored: Bool
  ) {
    self.leaf = leaf
    self.isHorizontal = isHorizontal
    self.isMirrored = isMirrored
    length = max(1, isHorizontal ? leaf.bounds.width : leaf.bounds.height)
    paper = other?.snapshotView(afterScreenUpdates: true) ?? Self.translucentOverlay(leaf, isHorizontal)
    stage.frame = area
    stage.clipsToBounds = true
    stage.isUserInteractionEnabled = false
    back.clipsToBounds = true
    back.addSubview(paper)
    back.addSubview(roundness)
    for view in [castOnNext, castOnLeaf, back] { stage.addSubview(view) }
    host.addSubview(stage)
    front.backgroundColor = .black
    leaf.mask = front
    // From the free edge to the fold: a light shadow at the edge, then a highlight, then the dark of the
    // fold.
    roundness.show(
      [
        (0, .black, 0.06), (0.1, .black, 0.01), (0.6, .black, 0), (0.82, .black, 0.05), (0.93, .white, 0.25),
        (1, .black, 0.12),
      ],
      along: axis)
    castOnNext.show([(0, .black, 0.22), (0.35, .black, 0.08), (1, .black, 0)], along: axis)
    castOnLeaf.show([(0, .black, 0), (0.7, .black, 0.04), (1, .black, 0.12)], along: axis)
  }

  /// The axis from the spine outwards.
  private var axis: (CGPoint, CGPoint) {
    let (near, far): (CGFloat, CGFloat) = isMirrored ? (1, 0) : (0, 1)
    return isHorizontal
      ? (CGPoint(x: near, y: 0.5), CGPoint(x: far, y: 0.5))
      : (CGPoint(x: 0.5, y: near), CGPoint(x: 0.5, y: far))
  }

  /// A picture of paper through which the print on the other side is visible.
  private static func translucentOverlay(_ leaf: UIView, _ isHorizontal: Bool) -> UIView {
    let paper = UIView(frame: CGRect(origin: .zero, size: leaf.bounds.size))
    paper.backgroundColor = .systemBackground
    if let print = leaf.snapshotView(afterScreenUpdates: true) {
      print.frame = paper.bounds
      print.alpha = 0.15
      print.transform =
        isHorizontal ? CGAffineTransform(scaleX: -1, y: 1) : CGAffineTransform(scaleX: 1, y: -1)
      paper.addSubview(print)
    }
    return paper
  }

  /// - Parameter progress: From 0 for a flat leaf, to 1 for a completely turned one.
  func place(_ progress: CGFloat) {
    let fold = length * (1 - progress)
    let edge = 2 * fold - length
    let origin = leaf.frame.origin
    front.frame = rect(0, fold)
    func onStage(_ low: CGFloat, _ high: CGFloat) -> CGRect {
      rect(low, high).offsetBy(dx: origin.x - stage.frame.minX, dy: origin.y - stage.frame.minY)
    }
    back.frame = onStage(edge, fold)
    let place = onStage(edge, edge + length)
    paper.frame = place.offsetBy(dx: -back.frame.minX, dy: -back.frame.minY)
    roundness.frame = back.bounds
    castOnNext.frame = onStage(fold, fold + Self.softness)
    castOnLeaf.frame = onStage(edge - Self.softness, edge)
  }

  /// The area between two distances from the spine, in the coordinates of the leaf.
  private func rect(_ low: CGFloat, _ high: CGFloat) -> CGRect {
    let (from, to) = isMirrored ? (length - high, length - low) : (low, high)
    return isHorizontal
      ? CGRect(x: from, y: 0, width: max(0, to - from), height: leaf.bounds.height)
      : CGRect(x: 0, y: from, width: leaf.bounds.width, height: max(0, to - from))
  }

  func remove() {
    leaf.mask = nil
    stage.removeFromSuperview()
  }
}

/// A view that shows only a gradient.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ stops: [(place: Double, color: UIColor, alpha: CGFloat)], along axis: (CGPoint, CGPoint)) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = stops.map { $0.color.withAlphaComponent($0.alpha).cgColor }
    gradient.locations = stops.map { NSNumber(value: $0.place) }
    (gradient.startPoint, gradient.endPoint) = axis
    isUserInteractionEnabled = false
  }
}
