/// Recognizes a drag from an edge of the window inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may start.
  open var edges: UIRectEdge = []

  /// The maximum distance from the edge at the start, in points (Metrics.md 2.2).
  private static let zone: CGFloat = 20

  package override func accepts(_ touch: UITouch) -> Bool {
    guard super.accepts(touch), !touch.isIndirect, let window = touch.window else { return false }
    return !startEdges(of: touch.location(in: window), in: window.bounds).isEmpty
  }

  private func startEdges(of point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var found: UIRectEdge = []
    if point.x - bounds.minX <= Self.zone { found.insert(.left) }
    if bounds.maxX - point.x <= Self.zone { found.insert(.right) }
    if point.y - bounds.minY <= Self.zone { found.insert(.top) }
    if bounds.maxY - point.y <= Self.zone { found.insert(.bottom) }
    return found.intersection(edges)
  }

  /// Returns whether a movement leads away from the edge, and at least as far across as along it.
  package override func movesAsRequested(_ movement: CGPoint) -> Bool {
    guard let first = sequence.all.first, let window = first.window else { return false }
    let start = window.layer.convert(first.startPosition, from: nil)
    let from = startEdges(of: start, in: window.bounds)
    let (x, y) = (movement.x, movement.y)
    let leadsInward =
      from.contains(.left) && x > 0 && x >= abs(y) || from.contains(.right) && x < 0 && -x >= abs(y)
      || from.contains(.top) && y > 0 && y >= abs(x) || from.contains(.bottom) && y < 0 && -y >= abs(x)
    if !leadsInward { state = .failed }
    return leadsInward
  }
}
