/// The frame of a popover and the position of its arrow, in the coordinates of the container.
struct PopoverPlacement: Equatable {
  /// The frame of the bubble including its arrow.
  var frame: CGRect
  var direction: UIPopoverArrowDirection
  /// The position of the arrow tip along its edge, in the coordinates of the bubble.
  var arrow: CGFloat

  /// The height of the arrow and half of its base, in points.
  static let arrowHeight: CGFloat = 13
  static let arrowHalfBase: CGFloat = 18

  /// Chooses the first permitted side where the popover fits, or else the largest one, where it is made
  /// smaller.
  init(size: CGSize, target: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter { permitted.contains($0) }
    let candidates = (allowed.isEmpty ? order : allowed).map {
      Self.candidate(size: size, target: target, room: room, direction: $0, mayOverlap: mayOverlap)
    }
    let best =
      candidates.first { $0.loss == 0 } ?? candidates.min { $0.loss < $1.loss }
      ?? Self.candidate(size: size, target: target, room: room, direction: .up, mayOverlap: mayOverlap)
    self = best.placement
  }

  private init(frame: CGRect, direction: UIPopoverArrowDirection, arrow: CGFloat) {
    self.frame = frame
    self.direction = direction
    self.arrow = arrow
  }

  private static func candidate(
    size: CGSize, target: CGRect, room: CGRect, direction: UIPopoverArrowDirection, mayOverlap: Bool
  ) -> (placement: PopoverPlacement, loss: CGFloat) {
    let isVertical = direction == .up || direction == .down
    var frame = CGRect(origin: .zero, size: size)
    if isVertical { frame.size.height += arrowHeight } else { frame.size.width += arrowHeight }
    let free: CGFloat =
      switch direction {
      case .up: room.maxY - target.maxY
      case .down: target.minY - room.minY
      case .left: room.maxX - target.maxX
      default: target.minX - room.minX
      }
    let wished = frame.size
    frame.size.width = min(wished.width, isVertical ? room.width : mayOverlap ? room.width : max(free, 0))
    frame.size.height = min(
      wished.height, isVertical ? (mayOverlap ? room.height : max(free, 0)) : room.height)
    switch direction {
    case .up: frame.origin = CGPoint(x: target.midX - frame.width / 2, y: target.maxY)
    case .down: frame.origin = CGPoint(x: target.midX - frame.width / 2, y: target.minY - frame.height)
    case .left: frame.origin = CGPoint(x: target.maxX, y: target.midY - frame.height / 2)
    default: frame.origin = CGPoint(x: target.minX - frame.width, y: target.midY - frame.height / 2)
    }
    frame.origin.x = min(max(frame.minX, room.minX), max(room.maxX - frame.width, room.minX)).rounded()
    frame.origin.y = min(max(frame.minY, room.minY), max(room.maxY - frame.height, room.minY)).rounded()
    let margin = arrowHalfBase + PopoverBubbleView.cornerRadius
    let extent = isVertical ? frame.width : frame.height
    let tip = isVertical ? target.midX - frame.minX : target.midY - frame.minY
    let arrow = extent > 2 * margin ? min(max(tip, margin), extent - margin) : extent / 2
    let loss = wished.width * wished.height - frame.width * frame.height
    return (PopoverPlacement(frame: frame, direction: direction, arrow: arrow), loss)
  }

  /// The bubble without its arrow, in the coordinates of the bubble.
  var body: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return switch direction {
    case .up: bounds.inset(by: UIEdgeInsets(top: Self.arrowHeight, left: 0, bottom: 0, right: 0))
    case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: Self.arrowHeight, right: 0))
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: Self.arrowHeight, bottom: 0, right: 0))
    default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.arrowHeight))
    }
  }

  /// The three corners of the arrow: base, tip, base.
  var arrowPoints: [CGPoint] {
    let (h, b) = (Self.arrowHeight, Self.arrowHalfBase)
    let (w, e) = (frame.width, frame.height)
    return switch direction {
    case .up: [CGPoint(x: arrow - b, y: h), CGPoint(x: arrow, y: 0), CGPoint(x: arrow + b, y: h)]
    case .down:
      [CGPoint(x: arrow + b, y: e - h), CGPoint(x: arrow, y: e), CGPoint(x: arrow - b, y: e - h)]
    case .left: [CGPoint(x: h, y: arrow + b), CGPoint(x: 0, y: arrow), CGPoint(x: h, y: arrow - b)]
    default: [CGPoint(x: w - h, y: arrow - b), CGPoint(x: w, y: arrow), CGPoint(x: w - h, y: arrow + b)]
    }
  }
}
