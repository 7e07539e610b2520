/// The frames of a sheet in its container at each of its heights, in points.
struct SheetGeometry {
  enum Kind: Equatable {
    /// Along the bottom edge, with detents: phones in portrait, and narrow windows of pads.
    case attached
    /// A card in the middle of a pad's screen.
    case floating
    /// The entire container: phones in landscape (Specification.md P5).
    case filling
  }

  struct Stop: Equatable {
    var identifier: UISheetPresentationController.Detent.Identifier
    /// The height of the entire sheet, including the bottom safe area if it is attached there.
    var height: CGFloat
  }

  var kind: Kind
  var container: CGRect
  var width: CGFloat
  /// The maximum height of a sheet, regardless of its detents.
  var ceiling: CGFloat = .infinity
  /// The stops from the lowest to the highest; never empty.
  var stops: [Stop]

  var smallest: CGFloat { stops[0].height }
  var largest: CGFloat { stops[stops.count - 1].height }

  func height(of identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
    stops.first { $0.identifier == identifier }?.height ?? smallest
  }

  func frame(height: CGFloat) -> CGRect {
    let x = container.minX + ((container.width - width) / 2).rounded()
    return switch kind {
    case .attached: CGRect(x: x, y: container.maxY - height, width: width, height: height)
    case .floating:
      CGRect(
        x: x, y: container.minY + ((container.height - height) / 2).rounded(), width: width, height: height)
    case .filling: container
    }
  }

  /// Returns the frame of a sheet above a keyboard: a sheet at the edge grows by the covered height, a card
  /// moves up.
  func frame(height: CGFloat, aboveKeyboard overlap: CGFloat, top: CGFloat) -> CGRect {
    guard overlap > 0, kind != .filling else { return frame(height: height) }
    if kind == .attached { return frame(height: min(max(ceiling, height), height + overlap)) }
    let standing = frame(height: height)
    let rise = max(0, standing.maxY - (container.maxY - overlap))
    return standing.offsetBy(dx: 0, dy: -min(rise, max(0, standing.minY - container.minY - top)))
  }

  /// Returns the distance that moves a sheet of the given height off screen.
  func distanceToHide(from height: CGFloat) -> CGFloat { container.maxY - frame(height: height).minY }

  /// Returns the progress from the previous detent to the largest one, 0 to 1, with which the screen behind
  /// moves back. It does not move for a sheet that cannot reach the maximum height.
  func expansion(at height: CGFloat) -> CGFloat {
    guard largest >= ceiling - 0.5 else { return 0 }
    let below = stops.count > 1 ? stops[stops.count - 2].height : 0
    guard stops.count > 1, largest > below else { return height >= largest ? 1 : 0 }
    return min(max((height - below) / (largest - below), 0), 1)
  }
}

extension SheetGeometry {
  /// The standard sizes of a floating sheet on a pad.
  enum FloatingSize { case page, form }

  @MainActor
  init(of sheet: UISheetPresentationController, in view: UIView) {
    let traits = view.traitCollection
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let preferred = sheet.presentedViewController.preferredContentSize
    container = bounds
    width = bounds.width
    if traits.verticalSizeClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight || sheet.coversScreen
    {
      kind = .filling
      stops = [Stop(identifier: .large, height: bounds.height)]
      return
    }
    var maximum: CGFloat
    var below: CGFloat = 0
    if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
      kind = .floating
      (width, maximum) = Self.floatingSize(sheet.floatingSize, preferred: preferred, in: bounds.size)
    } else {
      kind = .attached
      // Metrics.md 1.6: 10 below the top of the safe area, at least 30. In landscape, a phone's sheet may reach the edge.
      let top = traits.verticalSizeClass == .compact ? safe.top : max(30, safe.top + 10)
      below = safe.bottom
      maximum = bounds.height - top - below
      if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 {
        width = min(preferred.width, bounds.width)
      } else if traits.verticalSizeClass == .compact {
        width = bounds.width - safe.left - safe.right
      }
    }
    ceiling = maximum + below
    let context = SheetDetentContext(traits: traits, maximum: maximum)
    let scale = max(1, traits.displayScale)
    var resolved: [Stop] = []
    for detent in sheet.detents {
      guard let value = detent.resolvedValue(in: context) else { continue }
      let height = (min(max(value, 0), maximum) * scale).rounded() / scale
      resolved.append(Stop(identifier: detent.identifier, height: height + below))
    }
    if resolved.isEmpty { resolved = [Stop(identifier: .large, height: maximum + below)] }
    if resolved.count > 1 { resolved.sort { $0.height < $1.height } }
    stops = resolved
  }

  /// Returns the size of a floating sheet. A form sheet is 540 by 620 (Metrics.md 1.12), or has the preferred
  /// size of its content; a page sheet leaves margins of 42 above and below (Metrics.md 1.6) and has the
  /// readable width of 672 plus margins of 20 (Metrics.md 1.12).
  private static func floatingSize(_ size: FloatingSize, preferred: CGSize, in room: CGSize) -> (
    width: CGFloat, height: CGFloat
  ) {
    let limit = CGSize(width: room.width - 40, height: room.height - 84)
    switch size {
    case .page: return (min(712, limit.width), limit.height)
    case .form:
      let wished = CGSize(
        width: preferred.width > 0 ? preferred.width : 540,
        height: preferred.height > 0 ? preferred.height : 620)
      return (min(wished.width, limit.width), min(wished.height, limit.height))
    }
  }
}
