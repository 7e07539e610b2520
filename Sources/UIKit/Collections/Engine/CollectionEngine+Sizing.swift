import OrderedDiff

/// The condition for measuring self-sizing views again without changes of their items.
package enum SelfSizing: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

extension CollectionEngine {
  /// Called when a view's content has changed outside the data source, which may affect its size.
  func sizeMayHaveChanged(of view: any CollectionElementView) {
    // Cells that appear during a scroll animation do not affect its end.
    guard selfSizing != .disabled, reconfigured == nil, !isInPass || !host.scroller.isMoving,
      let element = view.elementRecord.element,
      live[element.key] === element, element.measuredSize != nil, element !== measured,
      !resized.contains(where: { $0 === element })
    else { return }
    resized.append(element)
    setNeedsPass()
  }

  /// Measures elements whose content changed during a layout pass. The same pass moves them.
  func measureResizedInPass() {
    guard !resized.isEmpty, update == nil else { return }
    let elements = resized
    resized = []
    for element in elements where live[element.key] === element {
      element.measuredSize = nil
      measure(element)
    }
  }

  /// Measures resized views and moves elements to their new positions.
  func measureResized() {
    guard !resized.isEmpty, !needsReload, areCountsKnown, update == nil else { return }
    let elements = resized
    resized = []
    let wasStale = isLayoutStale
    isInPass = true
    for element in elements where live[element.key] === element {
      element.measuredSize = nil
      measure(element)
    }
    isInPass = false
    guard isLayoutStale, !wasStale, movement == nil, host.window != nil, UIView.areAnimationsEnabled,
      !host.isTracking, !host.isDecelerating
    else { return }
    isLayoutStale = false
    tileRect = .null
    layout.prepare()
    adoptContentSize()
    animate(
      to: host.scroller.clamped(host.contentOffset), gone: [], initial: { _ in nil },
      final: { self.live[$0.key] === $0 ? self.layoutAttributes($0.key) : nil }, alongside: {},
      completion: { _ in })
  }
}

extension CollectionElementView {
  /// Called when the view's content size has changed.
  func contentSizeDidChange() { elementRecord.engine?.sizeMayHaveChanged(of: self) }

  package func constraintsDidChange() {
    guard let engine = elementRecord.engine, engine.selfSizing == .enabledIncludingConstraints else { return }
    engine.sizeMayHaveChanged(of: self)
  }
}
