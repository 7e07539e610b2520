import ConstraintSolver

/// Solves the constraints of one hierarchy: that of a window, or of a view without a superview.
///
/// Every item has up to four variables, created when a constraint first requires them, with origins in the
/// coordinates of the superview: moving a container affects nothing inside it. Views whose frames the app
/// sets are pinned to them. Changes are collected until the next layout pass; after solving, only superviews
/// of moved items are laid out.
@MainActor
final class LayoutEngine {
  /// Whether any cell's size depends on its constraints. Only then are changes of constraints reported to cells.
  static var reportsSelfSizing = false

  @OwnerReference private(set) var root: UIView
  let solver = SimplexSolver()
  /// Whether the engine calculates the size of the root view, rather than using it.
  let isFitting: Bool

  /// The meaning of each solver constraint, by its index.
  enum Owner {
    case none
    case user(Unmanaged<NSLayoutConstraint>)
    case pin(Unmanaged<ItemLayout>, Component)
    case contentSize(Unmanaged<ItemLayout>, NSLayoutConstraint.Axis, isHugging: Bool)
    case implicit
  }
  var owners: [Owner] = []
  /// The item and component of each variable, by its index.
  private var variableOwners: [(item: Unmanaged<ItemLayout>?, component: Component)] = []
  private var items: [Unmanaged<ItemLayout>] = []

  /// Changes to apply in the next update.
  private var newConstraints: [NSLayoutConstraint] = []
  private var newSubtrees: [UIView] = []
  private var itemsToRefresh: [BackReference<ItemLayout>] = []
  private(set) var constraintUpdates: [UIView] = []
  private(set) var isDirty = true
  private var isUpdating = false

  /// The linear expression being built.
  var terms: [Term] = []
  var constant = 0.0

  init(root: UIView, isFitting: Bool = false) {
    _root = OwnerReference(wrappedValue: root)
    self.isFitting = isFitting
  }

  /// Removes all items and constraints.
  func dissolve() {
    for item in items { item.takeUnretainedValue().binding = .init() }
    for case .user(let constraint) in owners { constraint.takeUnretainedValue().binding = .init() }
    items = []
    owners = []
  }

  func setNeedsUpdate() {
    guard !isDirty else { return }
    isDirty = true
    if !isFitting, !isUpdating { root.layer.setNeedsLayout() }
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
    recordChange(in: constraint.holder)
    setNeedsUpdate()
  }

  func addSubtree(_ view: UIView) {
    newSubtrees.append(view)
    setNeedsUpdate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.binding.handle {
      removeFromSolver(handle)
    } else {
      newConstraints.removeAll { $0 === constraint }
    }
    constraint.binding = .init()
    recordChange(in: constraint.holder)
    setNeedsUpdate()
  }

  /// Removes a constraint whose holder is being deallocated, without requesting layout, because the root may
  /// be deallocated too.
  func forget(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.binding.handle { removeFromSolver(handle) }
    constraint.binding = .init()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let handle = constraint.binding.handle else { return }
    solver.setConstant(Double(constraint.constant) - constraint.binding.offset, of: handle)
    recordChange(in: constraint.holder)
    setNeedsUpdate()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let handle = constraint.binding.handle else { return }
    solver.setPriority(Priority(constraint.priority.rawValue), of: handle)
    recordChange(in: constraint.holder)
    setNeedsUpdate()
  }

  /// Requests an update of the constants that the constraints use of the item: margins, insets and baselines.
  func refresh(_ item: ItemLayout) {
    itemsToRefresh.append(BackReference(wrappedValue: item))
    recordChange(in: item.view)
    setNeedsUpdate()
  }

  /// Requests measuring self-sizing cells and custom views in bars.
  @inline(__always)
  private func recordChange(in view: UIView?) {
    if UIView.hasBarItemContent, !isFitting { view?.barItemConstraintsDidChange() }
    if Self.reportsSelfSizing, !isFitting { view?.selfSizingConstraintsDidChange() }
  }

  func addConstraintUpdate(of view: UIView) {
    constraintUpdates.append(view)
    setNeedsUpdate()
  }

  /// Removes the variables and constraints of an item from the solver.
  func release(_ item: ItemLayout) {
    guard item.binding.engine === self else { return }
    for component in Component.allCases {
      if let pin = item.binding.pins[component] { removeFromSolver(pin) }
    }
    for case let sizes? in item.binding.contentSizes {
      removeFromSolver(sizes.hugging)
      removeFromSolver(sizes.compression)
    }
    for limit in item.binding.limits { removeFromSolver(limit) }
    for component in Component.allCases {
      guard let variable = item.binding.variables[component] else { continue }
      variableOwners[Int(variable.index)].item = nil
      solver.removeVariable(variable)
    }
    forget(item)
    item.binding = .init()
    setNeedsUpdate()
  }

  func forget(_ item: ItemLayout) {
    let place = item.binding.place
    guard place >= 0 else { return }
    for component in Component.allCases {
      if let variable = item.binding.variables[component] { variableOwners[Int(variable.index)].item = nil }
    }
    let last = items.removeLast()
    if place < items.count {
      items[place] = last
      last.takeUnretainedValue().binding.place = place
    }
  }

  // MARK: The update

  /// Applies all changes and solves, repeatedly until nothing changes.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while isDirty, rounds < 100 {
      rounds += 1
      isDirty = false
      updateConstraints()
      applyExternalChanges()
      for conflict in solver.solve() where !isFitting { ConflictReport.log(conflict, in: self) }
      announceChanges()
    }
  }

  private func updateConstraints() {
    while !constraintUpdates.isEmpty {
      let views = constraintUpdates.filter { $0.flags.contains(.needsUpdateConstraints) }
      constraintUpdates = []
      // Subviews first, because superviews depend on them.
      for (view, _) in views.map({ ($0, LayoutRules.depth($0)) }).sorted(by: { $0.1 > $1.1 }) {
        view.runConstraintUpdate()
      }
    }
  }

  private func applyExternalChanges() {
    while !newSubtrees.isEmpty {
      let views = newSubtrees
      newSubtrees = []
      for view in views where view.layoutRoot === root || isFitting { collect(view) }
    }
    while !newConstraints.isEmpty || !itemsToRefresh.isEmpty {
      let constraints = newConstraints
      newConstraints = []
      // Required equalities first: most of them each determine a new variable, at no cost.
      for constraint in constraints where constraint.relation == .equal && constraint.priority >= .required {
        install(constraint)
      }
      for constraint in constraints where constraint.relation != .equal || constraint.priority < .required {
        install(constraint)
      }
      let refreshed = itemsToRefresh.compactMap(\.wrappedValue)
      itemsToRefresh = []
      for item in refreshed { updateNumbers(of: item) }
    }
  }

  /// Adds the constraints of a subtree that was added to the hierarchy.
  private func collect(_ view: UIView) {
    guard view.flags.contains(.hostsConstraints) else { return }
    if let state = view.layoutStateIfAny {
      newConstraints.append(contentsOf: state.constraints)
      if isFitting, view === root { prepare(state) }
    }
    if view.flags.contains(.needsUpdateConstraints), !isFitting { addConstraintUpdate(of: view) }
    for subview in view._subviews { collect(subview) }
  }

  // MARK: Items

  func bind(_ item: ItemLayout) {
    guard item.binding.engine !== self else { return }
    item.binding.engine?.release(item)
    item.binding.engine = self
    item.binding.place = items.count
    items.append(Unmanaged.passUnretained(item))
  }

  /// Returns a variable of an item, created on first use.
  func variable(_ component: Component, of item: ItemLayout) -> Variable {
    if let variable = item.binding.variables[component] { return variable }
    bind(item)
    let variable = solver.makeVariable(isRestricted: component == .width || component == .height)
    item.binding.variables[component] = variable
    while variableOwners.count <= variable.index { variableOwners.append((nil, .x)) }
    variableOwners[Int(variable.index)] = (Unmanaged.passUnretained(item), component)
    if let view = item.view {
      pin(component, of: item, view)
    } else if component == .width || component == .height {
      limit(component, of: item)
    }
    return variable
  }

  /// The priority of the frame that a container sets, which only required constraints of the app override.
  private static let containerPriority: Priority = 999

  private func pin(_ component: Component, of item: ItemLayout, _ view: UIView) {
    let isScroll = component == .scrollX || component == .scrollY
    let isRoot = view === root
    guard isScroll || isRoot || view.flags.contains(.translatesAutoresizing) || view.isPlacedByContainer
    else {
      if component == .width || component == .height { limit(component, of: item) }
      return
    }
    if isRoot, isFitting, component == .width || component == .height {
      limit(component, of: item)
      return
    }
    // A root view that is laid out by constraints keeps its size where they are ambiguous.
    let isFirm = isScroll || view.flags.contains(.translatesAutoresizing) || isFitting
    item.binding.pins[component] = addToSolver(
      [Term(item.binding.variables[component]!)], .equal, view.pinnedValue(component),
      priority: isFirm ? .required : isRoot ? 1 : Self.containerPriority,
      owner: .pin(Unmanaged.passUnretained(item), component))
  }

  /// Prevents negative sizes in the results of constraints.
  private func limit(_ component: Component, of item: ItemLayout) {
    item.binding.limits.append(
      addToSolver([Term(item.binding.variables[component]!)], .greaterOrEqual, 0, rank: -1, owner: .implicit))
  }

  /// Moves the pins to the frame set by the app.
  func frameDidChange(_ item: ItemLayout, _ view: UIView) {
    for component in Component.allCases {
      guard let pin = item.binding.pins[component] else { continue }
      solver.setConstant(view.pinnedValue(component), of: pin)
      setNeedsUpdate()
    }
  }

  /// Updates the item after a change of whether the app or constraints determine its frame.
  func translationDidChange(_ item: ItemLayout, _ view: UIView) {
    for component in Component.allCases where item.binding.variables[component] != nil {
      if let pin = item.binding.pins[component] { removeFromSolver(pin) }
      item.binding.pins[component] = nil
    }
    for limit in item.binding.limits { removeFromSolver(limit) }
    item.binding.limits = []
    for component in Component.allCases where item.binding.variables[component] != nil {
      pin(component, of: item, view)
    }
    updateContentSize(of: item)
    setNeedsUpdate()
  }

  /// Adds the constraints of the item itself.
  func prepare(_ item: ItemLayout) {
    guard !item.binding.isPrepared else { return }
    bind(item)
    item.binding.isPrepared = true
    updateContentSize(of: item)
  }

  // MARK: The solver

  func addToSolver(
    _ terms: [Term], _ relation: ConstraintSolver.Relation, _ constant: Double,
    priority: Priority = .required, rank: Int32 = 0, owner: Owner
  ) -> Constraint {
    let handle = terms.withUnsafeBufferPointer {
      solver.add($0, relation, constant, priority: priority, breakRank: rank)
    }
    while owners.count <= handle.index { owners.append(.none) }
    owners[Int(handle.index)] = owner
    return handle
  }

  func removeFromSolver(_ handle: Constraint) {
    owners[Int(handle.index)] = .none
    solver.remove(handle)
  }

  // MARK: Results

  /// Marks the views to lay out after solving, and updates views whose height depends on their width.
  private func announceChanges() {
    var changed: [ItemLayout] = []
    for variable in solver.changes {
      let owner = variableOwners[Int(variable.index)]
      guard let item = owner.item?.takeUnretainedValue(), !item.binding.isChanged else { continue }
      item.binding.isChanged = true
      changed.append(item)
    }
    for item in changed {
      item.binding.isChanged = false
      if let view = item.view {
        if item.isLaidOut, !isFitting { view._superview?.layer.setNeedsLayout() }
        if item.binding.contentSizes[1] != nil { updateContentSize(of: item) }
      } else if !isFitting {
        item.guide?.owningView?.layer.setNeedsLayout()
      }
    }
  }

  func value(_ component: Component, of item: ItemLayout) -> Double {
    item.binding.variables[component].map(solver.value(of:)) ?? 0
  }
}
