import OrderedDiff

/// An interactive layout transition.
@MainActor
struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension CollectionEngine {
  // MARK: Immediate and animated changes

  package func setLayout(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard new !== layout else {
      completion?(true)
      return
    }
    cancelMovement()
    abandonTransition()
    let canShow = areCountsKnown && !needsReload && !lastBounds.isNull && host.bounds.width > 0
    if canShow { layoutPass() }
    let old = layout
    let anchor = canShow ? layoutAnchor() : nil
    install(new, from: old)
    guard canShow else {
      isLayoutStale = true
      old.engine = nil
      setNeedsPass()
      completion?(true)
      return
    }
    prepareNew(new)
    let target = transitionTarget(anchor)
    let isAnimated = animated && host.window != nil && UIView.areAnimationsEnabled
    show(new, from: old, target: target, isAnimated: isAnimated, velocity: nil) { finished in
      completion?(finished)
    }
  }

  private func install(_ new: UICollectionViewLayout, from old: UICollectionViewLayout) {
    old.prepareForTransition(to: new)
    new.engine = self
    new.prepareForTransition(from: old)
    layout = new
    tileRect = .null
    let context = new.makeInvalidationContext()
    context.setInvalidatesEverything()
    let wereKnown = areCountsKnown
    new.invalidateLayout(with: context)
    areCountsKnown = wereKnown
  }

  private func prepareNew(_ new: UICollectionViewLayout) {
    isLayoutStale = false
    pendingOffsetAdjustment = .zero
    new.prepare()
    adoptContentSize()
  }

  private func show(
    _ new: UICollectionViewLayout, from old: UICollectionViewLayout, target: CGPoint, isAnimated: Bool,
    velocity: CGFloat?, completion: @escaping (Bool) -> Void
  ) {
    let changed = live.inOrder { !$0.key.kind.isDecoration }
    for element in changed { element.view.elementWillTransition(from: old, to: new) }
    let finish: (Bool) -> Void = { [weak self] finished in
      for element in changed { element.view.elementDidTransition(from: old, to: new) }
      if let self, self.layout !== old, old !== self.transition?.layout { old.engine = nil }
      completion(finished)
    }
    guard isAnimated else {
      if target != host.contentOffset { host.setContentOffsetNow(target) }
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      layoutPass()
      return finish(true)
    }
    let gone = adoptDecorations()
    animate(
      to: target, gone: gone, motion: .layout(velocity: velocity),
      initial: { element in
        Self.attributes(in: old, element.key).map { self.kept($0, near: self.host.bounds) }
          ?? element.attributes.faded()
      },
      final: { element in
        guard self.live[element.key] === element, let end = self.layoutAttributes(element.key) else {
          return nil
        }
        return self.kept(end, near: CGRect(origin: target, size: self.host.bounds.size))
      },
      alongside: {
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
      },
      completion: finish)
  }

  /// Removes decoration views, which belong to their layout.
  private func adoptDecorations() -> [DisplayedElement] {
    let gone = live.inOrder { $0.key.kind.isDecoration }
    for element in gone { live[element.key] = nil }
    return gone
  }

  static func attributes(in layout: UICollectionViewLayout, _ key: ElementKey)
    -> UICollectionViewLayoutAttributes?
  {
    switch key.kind.category {
    case .cell: layout.layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(ofKind: key.kind.name ?? "", at: key.indexPath)
    case .decorationView:
      layout.layoutAttributesForDecorationView(ofKind: key.kind.name ?? "", at: key.indexPath)
    }
  }

  // MARK: Target offset

  /// The item that keeps its position on screen: a selected one, or the one nearest to the center; `nil` if
  /// the content is at its start.
  private func layoutAnchor() -> (path: ItemPath, middle: CGPoint)? {
    let bounds = host.bounds
    let insets = host.adjustedContentInset
    if bounds.minY <= -insets.top + 0.01, bounds.minX <= -insets.left + 0.01 { return nil }
    let visible = bounds.inset(by: insets)
    var best: (score: CGFloat, element: DisplayedElement)?
    for element in live.inOrder(where: { $0.key.kind.isCell && $0.attributes.isVisible(in: visible) }) {
      let center = element.attributes.center
      var score = hypot(center.x - visible.midX, center.y - visible.midY)
      if selection.contains(element.key.path) { score -= 1e6 }
      if score < best?.score ?? .infinity { best = (score, element) }
    }
    guard let element = best?.element else { return nil }
    let center = element.attributes.center
    return (element.key.path, CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY))
  }

  private func transitionTarget(_ anchor: (path: ItemPath, middle: CGPoint)?) -> CGPoint {
    let insets = host.adjustedContentInset
    var proposed = CGPoint(x: -insets.left, y: -insets.top)
    if let anchor, let center = layoutAttributes(ElementKey(.cell, anchor.path))?.center {
      proposed = CGPoint(x: center.x - anchor.middle.x, y: center.y - anchor.middle.y)
    }
    proposed = host.scroller.clamped(proposed)
    return host.engineTargetOffset(
      forProposed: layout.targetContentOffset(forProposedContentOffset: proposed))
  }

  // MARK: By hand

  package func startInteractiveTransition(
    _ layout: UICollectionViewTransitionLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    cancelMovement()
    layoutPass()
    host.scroller.stop()
    let (old, new) = (layout.currentLayout, layout.nextLayout)
    let anchor = layoutAnchor()
    let start = host.contentOffset
    let oldSize = host.contentSize
    old.prepareForTransition(to: new)
    new.engine = self
    new.prepareForTransition(from: old)
    new.prepare()
    self.layout = new
    adoptContentSize()
    let end = transitionTarget(anchor)
    self.layout = layout
    layout.engine = self
    layout.begin(
      from: CGRect(origin: start, size: host.bounds.size), oldSize,
      to: CGRect(origin: end, size: host.bounds.size), new.collectionViewContentSize)
    transition = LayoutTransition(layout: layout, completion: completion)
    isLayoutStale = true
    tileRect = .null
    for element in live.inOrder(where: { !$0.key.kind.isDecoration }) {
      element.view.elementWillTransition(from: old, to: new)
    }
    layoutPass()
  }

  package func endInteractiveTransition(finishing: Bool) {
    guard let transition else { return }
    let blend = transition.layout
    let target = finishing ? blend.nextLayout : blend.currentLayout
    let other = finishing ? blend.currentLayout : blend.nextLayout
    let left = finishing ? 1 - blend.transitionProgress : blend.transitionProgress
    let speed = (finishing ? 1 : -1) * blend.progressVelocity
    self.transition = nil
    layout = target
    target.engine = self
    tileRect = .null
    isLayoutStale = false
    target.prepare()
    adoptContentSize()
    let offset = finishing ? blend.endOffset : blend.startOffset
    show(
      target, from: blend, target: host.scroller.clamped(offset),
      isAnimated: host.window != nil && UIView.areAnimationsEnabled && left > 0.001,
      velocity: left > 0.001 ? max(0, speed / left) : nil
    ) { [weak self] finished in
      if let self, self.layout !== other { other.engine = nil }
      transition.completion?(finished, finishing)
    }
  }

  /// Cancels an interactive transition immediately because of another change.
  private func abandonTransition() {
    guard let transition else { return }
    let blend = transition.layout
    self.transition = nil
    layout = blend.currentLayout
    isLayoutStale = true
    tileRect = .null
    blend.nextLayout.engine = nil
    blend.engine = nil
    host.setContentOffsetNow(blend.startOffset)
    layoutPass()
    transition.completion?(false, false)
  }
}
