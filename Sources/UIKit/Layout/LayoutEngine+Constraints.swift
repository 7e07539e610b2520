import ConstraintSolver

extension LayoutEngine {
  /// Adds a constraint to the solver.
  func install(_ constraint: NSLayoutConstraint) {
    guard constraint.holder != nil, let common = constraint.commonView else { return }
    if constraint.binding.engine === self, constraint.binding.handle != nil { return }
    write(constraint, in: common)
    constraint.binding.engine = self
    constraint.binding.offset = constant
    let relation = ConstraintSolver.Relation(rawValue: Int8(constraint.relation.rawValue))!
    constraint.binding.handle = addToSolver(
      terms, relation, Double(constraint.constant) - constant,
      priority: Priority(constraint.priority.rawValue),
      rank: constraint.isSystem ? 0 : 1, owner: .user(Unmanaged.passUnretained(constraint)))
    for case let term? in constraint.allTerms { prepareItem(of: term) }
  }

  private func prepareItem(of term: LayoutTerm) {
    guard case .view(let view)? = term.item else { return }
    if view === root || !view.flags.contains(.translatesAutoresizing) { prepare(view.layoutState) }
  }

  /// Replaces a constraint in the solver, because the coordinates or the layout direction of its items
  /// changed.
  func reinstall(_ constraint: NSLayoutConstraint) {
    // A constraint without a handle has not been installed yet, and will be with the current state.
    guard constraint.binding.engine === self, let handle = constraint.binding.handle else { return }
    removeFromSolver(handle)
    constraint.binding = .init()
    add(constraint)
  }

  /// Updates the constants in the constraints that refer to the item, and its intrinsic content size.
  func updateNumbers(of item: ItemLayout) {
    if item.needsContentSize {
      item.needsContentSize = false
      if item.binding.engine === self { updateContentSize(of: item) }
    }
    for reference in item.references {
      let constraint = reference.takeUnretainedValue()
      guard constraint.binding.engine === self, let handle = constraint.binding.handle,
        let common = constraint.commonView
      else { continue }
      write(constraint, in: common)
      guard constant != constraint.binding.offset else { continue }
      constraint.binding.offset = constant
      solver.setConstant(Double(constraint.constant) - constant, of: handle)
      setNeedsUpdate()
    }
  }

  // MARK: Sums

  /// Stores `first - multiplier × second` in `terms` and `constant`.
  private func write(_ constraint: NSLayoutConstraint, in common: UIView) {
    terms.removeAll(keepingCapacity: true)
    constant = 0
    let first = constraint.first
    let multiplier = Double(constraint.multiplier)
    let isMirrored = constraint.isDirectional && common.constraintDirectionView(constraint).isRightToLeft
    let sign: Double = isMirrored && !first.isSize ? -1 : 1
    add(first, sign, in: common, isMirrored: isMirrored)
    if let second = constraint.second {
      add(second, -sign * multiplier, in: common, isMirrored: isMirrored)
      if isMirrored, !first.isSize, multiplier != 1 {
        // Mirrored positions are measured from the right edge of the common view.
        addSize(of: .view(common), .horizontal, 1 - multiplier, in: common, isLocation: true)
      }
    }
  }

  private func add(_ term: LayoutTerm, _ factor: Double, in common: UIView, isMirrored: Bool) {
    if let origin = term.origin {
      let sign: Double = isMirrored ? -1 : 1
      addPlain(term, factor * sign, in: common, isMirrored: isMirrored)
      addPlain(origin, -factor * sign, in: common, isMirrored: isMirrored)
    } else {
      addPlain(term, factor, in: common, isMirrored: isMirrored)
    }
  }

  private func addPlain(_ term: LayoutTerm, _ factor: Double, in common: UIView, isMirrored: Bool) {
    guard var item = term.item, let axis = term.axis else { return }
    var edge = term.attribute.edge
    if edge == .firstBaseline || edge == .lastBaseline, case .view(let view) = item {
      item = .view(edge == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout)
    }
    if isMirrored, term.attribute.isDirectional { edge = edge == .min ? .max : .min }
    var margins = (min: 0.0, max: 0.0)
    if term.attribute.isWithinMargins, case .view(let view) = item {
      margins = view.constraintMargins(on: axis)
    }
    switch edge {
    case .size:
      addSize(of: item, axis, factor, in: common, isLocation: false)
    case .min:
      addOrigin(of: item, axis, factor, in: common)
      constant += factor * margins.min
    case .max:
      addOrigin(of: item, axis, factor, in: common)
      addSize(of: item, axis, factor, in: common, isLocation: true)
      constant -= factor * margins.max
    case .center:
      addOrigin(of: item, axis, factor, in: common)
      // For a scroll view that contains the other item, edges refer to the content, and sizes and centers to
      // the frame (Apple, "Auto Layout Guide: Working with Scroll Views").
      addSize(of: item, axis, factor / 2, in: common, isLocation: false)
      constant += factor * (margins.min - margins.max) / 2
    case .firstBaseline, .lastBaseline:
      addBaseline(of: item, isFirst: edge == .firstBaseline, axis, factor, in: common)
    }
  }

  private func addBaseline(
    of item: LayoutItem, isFirst: Bool, _ axis: NSLayoutConstraint.Axis, _ factor: Double, in common: UIView
  ) {
    var offsets = BaselineOffsets()
    if case .view(let view) = item { offsets = view.baselineOffsets }
    addOrigin(of: item, axis, factor, in: common)
    switch offsets.origin {
    case .center:
      addSize(of: item, axis, factor / 2, in: common, isLocation: false)
      constant += factor * Double(isFirst ? offsets.first : offsets.last)
    case .edges where isFirst: constant += factor * Double(offsets.first)
    case .edges:
      addSize(of: item, axis, factor, in: common, isLocation: true)
      constant -= factor * Double(offsets.last)
    }
  }

  /// Adds the distance of an item's minimum edge from the origin of the common view's bounds.
  private func addOrigin(
    of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double, in common: UIView
  ) {
    switch item {
    case .view(let view):
      if view === common {
        constant += factor * view.alignmentInsets(on: axis).min
      } else {
        append(variable(.origin(axis), of: view.layoutState), factor)
        addPath(from: view._superview, axis, factor, in: common)
      }
    case .guide(let guide):
      guard let owner = guide.owningView else { return }
      switch guide.source {
      case nil:
        append(variable(.origin(axis), of: guide.layout), factor)
      case .content?: break
      case .frame?:
        if owner.isConstraintScrollView {
          append(variable(.scroll(axis), of: owner.layoutState), factor)
        }
      case .insets(let insets)?:
        if owner.isConstraintScrollView {
          append(variable(.scroll(axis), of: owner.layoutState), factor)
        }
        let insets = insets(owner)
        constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
      }
      addPath(from: owner, axis, factor, in: common)
    }
  }

  /// Adds the distance of the origin of a view's bounds from that of the common view.
  private func addPath(
    from view: UIView?, _ axis: NSLayoutConstraint.Axis, _ factor: Double, in common: UIView
  ) {
    var next = view
    while let view = next, view !== common {
      append(variable(.origin(axis), of: view.layoutState), factor)
      constant -= factor * view.alignmentInsets(on: axis).min
      if view.isConstraintScrollView { append(variable(.scroll(axis), of: view.layoutState), -factor) }
      next = view._superview
    }
  }

  /// - Parameter isLocation: Whether the size is part of an edge position, which for a scroll view refers to
  ///   its content.
  private func addSize(
    of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double, in common: UIView,
    isLocation: Bool
  ) {
    switch item {
    case .view(let view):
      if isLocation, view === common, view.isConstraintScrollView {
        append(variable(.size(axis), of: view.contentGuide.layout), factor)
      } else {
        append(variable(.size(axis), of: view.layoutState), factor)
      }
    case .guide(let guide):
      guard let owner = guide.owningView else { return }
      switch guide.source {
      case nil, .content?:
        append(variable(.size(axis), of: guide.layout), factor)
      case .frame?:
        appendBoundsSize(of: owner, axis, factor)
      case .insets(let insets)?:
        appendBoundsSize(of: owner, axis, factor)
        let insets = insets(owner)
        constant -=
          factor * Double(axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
      }
    }
  }

  private func appendBoundsSize(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    append(variable(.size(axis), of: view.layoutState), factor)
    let insets = view.alignmentInsets(on: axis)
    constant += factor * (insets.min + insets.max)
  }

  private func append(_ variable: Variable, _ coefficient: Double) {
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient.magnitude < 1e-12 { terms.remove(at: index) }
      return
    }
    terms.append(Term(variable, coefficient))
  }

  // MARK: Content size

  /// Updates the constraints for the intrinsic content size of a view.
  func updateContentSize(of item: ItemLayout) {
    guard let view = item.view, item.binding.isPrepared else { return }
    let isWanted = !view.flags.contains(.translatesAutoresizing) || (isFitting && view === root)
    var size = isWanted ? view.intrinsicContentSize : CGSize(width: -1, height: -1)
    if isWanted, let width = item.binding.variables[.width] {
      let solved = solver.value(of: width)
      if solved > 0, let height = view.intrinsicHeight(forWidth: CGFloat(solved)) { size.height = height }
    }
    updateContentSize(of: item, view, .horizontal, Double(size.width))
    updateContentSize(of: item, view, .vertical, Double(size.height))
  }

  private func updateContentSize(
    of item: ItemLayout, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ value: Double
  ) {
    let existing = item.binding.contentSizes[axis.rawValue]
    guard value >= 0 else {
      if let existing {
        removeFromSolver(existing.hugging)
        removeFromSolver(existing.compression)
        item.binding.contentSizes[axis.rawValue] = nil
        setNeedsUpdate()
      }
      return
    }
    let hugging = Priority(view.contentHuggingPriority(for: axis).rawValue)
    let compression = Priority(view.contentCompressionResistancePriority(for: axis).rawValue)
    if let existing {
      if existing.value != value {
        solver.setConstant(value, of: existing.hugging)
        solver.setConstant(value, of: existing.compression)
        item.binding.contentSizes[axis.rawValue]!.value = value
        setNeedsUpdate()
      }
      solver.setPriority(hugging, of: existing.hugging)
      solver.setPriority(compression, of: existing.compression)
      return
    }
    let term = [Term(variable(.size(axis), of: item))]
    let owner = Unmanaged.passUnretained(item)
    item.binding.contentSizes[axis.rawValue] = .init(
      hugging: addToSolver(
        term, .lessOrEqual, value, priority: hugging,
        owner: .contentSize(owner, axis, isHugging: true)),
      compression: addToSolver(
        term, .greaterOrEqual, value, priority: compression,
        owner: .contentSize(owner, axis, isHugging: false)),
      value: value)
    setNeedsUpdate()
  }
}
