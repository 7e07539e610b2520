/// The constraints of a stack view, with the names in UIKit's log.
@MainActor
struct StackLayoutSolver {
  /// The area to fill: the stack view or its margins guide.
  let canvas: AnyObject
  let stack: UIStackView
  let views: [UIView]

  private typealias Attribute = NSLayoutConstraint.Attribute
  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var visible: [UIView] { views.filter { !$0.isHidden } }

  private var along: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
    isHorizontal ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
  }
  private var across: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
    isHorizontal ? (.top, .bottom, .height, .centerY) : (.leading, .trailing, .width, .centerX)
  }

  private func make(
    _ name: String, _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ other: Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = name
    return constraint
  }

  func constraints() -> [NSLayoutConstraint] {
    let visible = self.visible
    guard let first = visible.first, let last = visible.last else {
      return [along.size, across.size].map {
        make("UISV-canvas-fit", canvas, $0, .equal, nil, priority: 49)
      }
    }
    var made = [
      make("UISV-canvas-connection", first, along.start, .equal, canvas, along.start),
      make("UISV-canvas-connection", canvas, along.end, .equal, last, along.end),
    ]
    made += distribution(visible)
    made += alignment(visible)
    made += hidden()
    return made
  }

  // MARK: Along the axis

  private func distribution(_ visible: [UIView]) -> [NSLayoutConstraint] {
    let gaps = Array(zip(visible, visible.dropFirst()))
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isBaselined = !isHorizontal && stack.isBaselineRelativeArrangement
    var made = gaps.map { before, after in
      make(
        "UISV-spacing", after, isBaselined ? .firstBaseline : along.start,
        isLoose ? .greaterThanOrEqual : .equal,
        before, isBaselined ? .lastBaseline : along.end, constant: stack.space(after: before))
    }
    switch stack.distribution {
    case .fill:
      made += textWidths(visible)
    case .fillEqually:
      made += visible.dropFirst().map {
        make("UISV-fill-equally", $0, along.size, .equal, visible[0], along.size)
      }
    case .fillProportionally:
      made += proportions(visible)
    case .equalSpacing:
      made += equalDistances(gaps, along.end, along.start, "UISV-distributing-edge", 1000) {
        stack.space(after: $0)
      }
    case .equalCentering:
      made += equalDistances(gaps, along.center, along.center, "UISV-distributing", 150) { _ in 0 }
    }
    return made
  }

  /// Constrains labels of several lines beside each other to equal widths, which their texts do not determine.
  ///
  /// As UIKit does, for more than one such label since iOS 15 (https://useyourloaf.com/blog/stack-view-changes-in-ios-15/), above the
  /// labels' resistance to compression (https://openradar.appspot.com/39275811).
  private func textWidths(_ visible: [UIView]) -> [NSLayoutConstraint] {
    guard isHorizontal else { return [] }
    let labels = visible.filter { ($0 as? UILabel).map { $0.numberOfLines != 1 } ?? false }
    return labels.dropFirst().map {
      let resistance = min(
        $0.contentCompressionResistancePriority(for: .horizontal),
        labels[0].contentCompressionResistancePriority(for: .horizontal))
      return make(
        "UISV-text-width-disambiguation", $0, .width, .equal, labels[0], .width,
        priority: min(resistance.rawValue + 10, 999))
    }
  }

  private func proportions(_ visible: [UIView]) -> [NSLayoutConstraint] {
    let sizes = visible.map { view -> (UIView, CGFloat) in
      let size = view.intrinsicContentSize
      let length = isHorizontal ? size.width : size.height
      if length >= 0 { return (view, length) }
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return (view, isHorizontal ? fitting.width : fitting.height)
    }
    guard let reference = sizes.first(where: { $0.1 > 0 }) else { return [] }
    return sizes.filter { $0.0 !== reference.0 }.map { view, length in
      length > 0
        ? make(
          "UISV-fill-proportionally", view, along.size, .equal, reference.0, along.size,
          multiplier: length / reference.1, priority: 999)
        : make("UISV-fill-proportionally", view, along.size, .equal, nil, priority: 999)
    }
  }

  /// Constrains the distances, less `allowance` for each, to be equal.
  private func equalDistances(
    _ gaps: [(UIView, UIView)], _ end: Attribute, _ start: Attribute, _ name: String, _ priority: Float,
    allowance: (UIView) -> CGFloat
  ) -> [NSLayoutConstraint] {
    guard let first = gaps.first else { return [] }
    func distance(_ gap: (UIView, UIView)) -> LayoutTerm {
      LayoutTerm(gap.1, start, from: LayoutTerm(gap.0, end))
    }
    return gaps.dropFirst().map { gap in
      let constraint = NSLayoutConstraint(
        distance(gap), .equal, distance(first), constant: allowance(gap.0) - allowance(first.0))
      constraint.priority = UILayoutPriority(priority)
      constraint.identifier = name
      return constraint
    }
  }

  // MARK: Across the axis

  private func alignment(_ visible: [UIView]) -> [NSLayoutConstraint] {
    var alignment = stack.alignment
    if !isHorizontal, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
    if alignment == .fill {
      return visible.flatMap {
        [
          make("UISV-alignment", $0, across.start, .equal, canvas, across.start),
          make("UISV-alignment", $0, across.end, .equal, canvas, across.end),
        ]
      }
    }
    var made = visible.flatMap {
      [
        make("UISV-canvas-connection", $0, across.start, .greaterThanOrEqual, canvas, across.start),
        make("UISV-canvas-connection", canvas, across.end, .greaterThanOrEqual, $0, across.end),
      ]
    }
    made.append(make("UISV-canvas-fit", canvas, across.size, .equal, nil, priority: 49))
    switch alignment {
    case .fill: break
    case .leading:
      made += visible.map { make("UISV-alignment", $0, across.start, .equal, canvas, across.start) }
    case .trailing:
      made += visible.map { make("UISV-alignment", $0, across.end, .equal, canvas, across.end) }
    case .center:
      made += visible.map { make("UISV-alignment", $0, across.center, .equal, canvas, across.center) }
    case .firstBaseline, .lastBaseline:
      let (baseline, edge): (Attribute, Attribute) =
        alignment == .firstBaseline ? (.firstBaseline, across.start) : (.lastBaseline, across.end)
      made += visible.dropFirst().map { make("UISV-alignment", $0, baseline, .equal, visible[0], baseline) }
      made += visible.map { make("UISV-baseline-fit", $0, edge, .equal, canvas, edge, priority: 48) }
    }
    return made
  }

  // MARK: Hidden subviews

  /// Constrains hidden subviews to the positions where they would appear, without influence on others.
  private func hidden() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var before: UIView?
    for view in views {
      guard view.isHidden else {
        before = view
        continue
      }
      made.append(
        before.map { make("UISV-hiding", view, along.start, .equal, $0, along.end) }
          ?? make("UISV-hiding", view, along.start, .equal, canvas, along.start))
      made.append(make("UISV-hiding", view, across.start, .equal, canvas, across.start))
    }
    return made
  }
}
