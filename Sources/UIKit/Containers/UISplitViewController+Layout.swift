extension UISplitViewController {
  var hasSupplementary: Bool { style == .tripleColumn }

  /// The columns of this style, outermost first.
  var allColumns: [Column] {
    hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  // MARK: Dimming view and separators

  /// The opacity of the black view behind overlaying columns, as behind sheets (Metrics.md 1.6).
  static let shade: CGFloat = 0.2

  func prepareSystemChrome() {
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.isUserInteractionEnabled = false
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.reveal(.secondary) }
    dimmingView.addGestureRecognizer(tap)
    view.addSubview(dimmingView)
    for line in separators.values {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      view.addSubview(line)
    }
  }

  // MARK: Arrangement

  var currentSize: CGSize { upcomingSize ?? _view?.bounds.size ?? .zero }

  /// Returns the behavior for a size. Automatically, columns are tiled on wide screens and overlaid on tall
  /// ones; three columns displace the secondary one where they do not all fit.
  func behavior(for size: CGSize) -> SplitBehavior {
    let fitsDisplacing = hasSupplementary || preferredSplitBehavior != .displace
    if preferredSplitBehavior != .automatic, fitsDisplacing { return preferredSplitBehavior }
    if let implied = SplitBehavior(of: preferredDisplayMode), implied != .displace || hasSupplementary {
      return implied
    }
    guard size.width > size.height else { return .overlay }
    return hasSupplementary && !fitsThreeColumns(in: size.width) ? .displace : .tile
  }

  private func fitsThreeColumns(in width: CGFloat) -> Bool {
    typealias Metrics = SplitLayoutSolver.Metrics
    return width >= 2 * Metrics.narrowestColumn + Metrics.threeColumnAllowance + separatorWidth
      + Metrics.narrowestSecondary
  }

  private var separatorWidth: CGFloat { 1 / max(1, traitCollection.displayScale) }

  /// The display mode that the preferences or the user's choice produce for a size.
  func resolvedMode(for size: CGSize) -> DisplayMode {
    let behavior = behavior(for: size)
    let wanted = chosenMode ?? preferredColumnCount.map(behavior.mode(showing:)) ?? preferredDisplayMode
    guard wanted != .automatic else {
      return behavior == .overlay ? .secondaryOnly : fitting(.oneBesideSecondary, behavior, size)
    }
    return fitting(wanted, behavior, size)
  }

  /// The display mode of a behavior that is nearest to the requested one and fits. Three columns that do not fit displace
  /// the secondary one if the user or the app asked for them by number, and become two otherwise.
  private func fitting(_ wanted: DisplayMode, _ behavior: SplitBehavior, _ size: CGSize) -> DisplayMode {
    let count = min(wanted.count, hasSupplementary ? 2 : 1)
    let mode = behavior.mode(showing: count)
    if mode == .twoBesideSecondary, !fitsThreeColumns(in: size.width) {
      if chosenMode != nil || preferredColumnCount != nil { return .twoDisplaceSecondary }
      return fitting(.oneBesideSecondary, behavior, size)
    }
    if mode == .oneBesideSecondary, size.width < SplitLayoutSolver.Metrics.narrowestSecondary {
      return .secondaryOnly
    }
    return mode
  }

  func arrangement(for size: CGSize? = nil, mode: DisplayMode? = nil) -> SplitLayoutSolver {
    let size = size ?? currentSize
    let mode = mode ?? self.mode
    var (primary, supplementary) = preferredWidths(in: size.width)
    if let room = roomForColumns(in: size.width, mode) {
      typealias Metrics = SplitLayoutSolver.Metrics
      let showsBoth = mode.count == 2 && hasSupplementary
      var excess = max(0, primary.width + (hasSupplementary ? supplementary.width : 0) - room)
      if !showsBoth { excess = max(0, (hasSupplementary ? supplementary.width : primary.width) - room) }
      func shrink(_ column: inout ColumnWidth) {
        guard column.isFlexible else { return }
        let give = min(excess, max(0, column.width - Metrics.narrowestColumn))
        column.width -= give
        excess -= give
      }
      if hasSupplementary { shrink(&supplementary) }
      if showsBoth || !hasSupplementary { shrink(&primary) }
    }
    return SplitLayoutSolver(
      size: size, mode: mode, hasSupplementary: hasSupplementary, primaryWidth: primary.width,
      supplementaryWidth: supplementary.width, separator: separatorWidth,
      isMirrored: (primaryEdge == .trailing) != (_view?.isRightToLeft ?? false))
  }

  private struct ColumnWidth {
    var width: CGFloat
    /// Whether the split view chose the width and may reduce it.
    var isFlexible: Bool
  }

  /// The width available to the other columns without making the secondary column too narrow.
  private func roomForColumns(in width: CGFloat, _ mode: DisplayMode) -> CGFloat? {
    guard mode == .oneBesideSecondary || mode == .twoBesideSecondary else { return nil }
    return width - SplitLayoutSolver.Metrics.narrowestSecondary - CGFloat(mode.count) * separatorWidth
  }

  private func preferredWidths(in total: CGFloat) -> (primary: ColumnWidth, supplementary: ColumnWidth) {
    typealias Metrics = SplitLayoutSolver.Metrics
    return (
      width(
        preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
        minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth,
        standard: hasSupplementary ? Metrics.primaryWidthOfThree : Metrics.primaryWidth, of: total),
      width(
        preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
        minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth,
        standard: Metrics.supplementaryWidth, of: total)
    )
  }

  private func width(
    _ preferred: CGFloat, fraction: CGFloat, minimum: CGFloat, maximum: CGFloat, standard: CGFloat,
    of total: CGFloat
  ) -> ColumnWidth {
    let automatic = Self.automaticDimension
    var width = standard
    if preferred != automatic {
      width = preferred
    } else if fraction != automatic {
      width = fraction * total
      // With an automatic maximum, fractional widths are limited to the standard width.
      if maximum == automatic { width = min(width, standard) }
    }
    if maximum != automatic { width = min(width, maximum) }
    if minimum != automatic { width = max(width, minimum) }
    let isFlexible = preferred == automatic && fraction == automatic && minimum == automatic
    return ColumnWidth(width: max(0, min(width, total)).rounded(), isFlexible: isFlexible)
  }

  // MARK: Placing

  func layOutColumns() {
    guard let view = _view, running == nil else { return }
    upcomingSize = nil
    if hasCollapsed {
      hideSystemChrome()
      collapsedHost?.viewIfLoaded?.frame = view.bounds
      return
    }
    let resolved = resolvedMode(for: view.bounds.size)
    if resolved != mode {
      return change(to: resolved, animated: UIViewAnimationState.current != nil)
    }
    place(arrangement())
  }

  /// Applies an arrangement to the columns, the separators and the dimming view.
  func place(_ arrangement: SplitLayoutSolver) {
    for column in allColumns {
      guard let screen = columns[column]?.container.viewIfLoaded, screen.superview === _view else { continue }
      screen.frame = arrangement.frame(of: column)
    }
    for (column, line) in separators {
      let shown = columns[column]?.container.viewIfLoaded?.superview === _view
      line.isHidden = !shown
      line.frame = arrangement.separatorFrame(of: column)
    }
    dimmingView.frame = CGRect(origin: .zero, size: arrangement.size)
    dimmingView.alpha = arrangement.mode.dimsSecondary ? Self.shade : 0
    dimmingView.isUserInteractionEnabled = arrangement.mode.dimsSecondary
    dimmingView.isHidden = false
    orderColumns()
  }

  /// Keeps the secondary column behind the dimming view, and the columns that may overlay it in front.
  private func orderColumns() {
    guard let view = _view else { return }
    let behind = [columns[.secondary]?.container.viewIfLoaded, dimmingView]
    let overlaying = [Column.supplementary, .primary].map { columns[$0]?.container.viewIfLoaded }
    let wanted = (behind + overlaying).compactMap { $0 }.filter { $0.superview === view }
    let shown = view.subviews.filter { subview in wanted.contains { $0 === subview } }
    guard !zip(shown, wanted).allSatisfy({ $0 === $1 }) else { return }
    for column in wanted { view.bringSubviewToFront(column) }
    for line in separators.values { view.bringSubviewToFront(line) }
  }

  private func hideSystemChrome() {
    dimmingView.isHidden = true
    for line in separators.values { line.isHidden = true }
  }

  /// Inserts the view of a column into the hierarchy at its position from back to front.
  func install(_ column: Column) {
    guard let view = _view, let screen = columns[column]?.container.view, screen.superview !== view else {
      return
    }
    screen.autoresizingMask = []
    switch column {
    case .secondary, .compact, .inspector: view.insertSubview(screen, at: 0)
    case .supplementary: view.insertSubview(screen, aboveSubview: dimmingView)
    case .primary: view.insertSubview(screen, at: view.subviews.count)
    }
    for line in separators.values { view.bringSubviewToFront(line) }
    separators[column]?.isHidden = false
  }

  /// Inserts the views of the columns that are currently shown, without callbacks.
  func installColumns() {
    guard _view != nil, running == nil else { return }
    if hasCollapsed {
      if let host = collapsedHost, host.view.superview !== view {
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(host.view, at: 0)
      }
      return
    }
    if chosenMode == nil { mode = resolvedMode(for: currentSize) }
    let arrangement = arrangement()
    for column in allColumns where columns[column] != nil {
      if arrangement.isVisible(column) {
        install(column)
      } else if columns[column]?.container.appearance == .disappeared {
        columns[column]?.container.viewIfLoaded?.removeFromSuperview()
      }
    }
    place(arrangement)
    updateBarButtons()
  }

  func widthsDidChange() {
    guard let view = _view else { return }
    view.setNeedsLayout()
    if UIViewAnimationState.current != nil { view.layoutIfNeeded() }
  }

  func preferencesDidChange() {
    guard _view != nil, !hasCollapsed else { return }
    widthsDidChange()
    updateBarButtons()
  }

  func column(of container: any UIContentContainer) -> Column? {
    columns.first { $0.value.container === container }?.key
  }
}
