import OrderedDiff

/// When views that size themselves are measured again although their items did not change.
package enum SelfSizing: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

extension CollectionEngine {
  /// Whether a view of this process has ever let constraints count: only then are cells told of them.
  package static var watchesConstraints = false

  /// What a view shows has changed outside of the data source's answers: its size may be another.
  func sizeMayHaveChanged(of view: any CollectionElementView) {
    guard selfSizing != .disabled, !isInPass, reconfigured == nil, update == nil,
      let element = view.elementRecord.element, live[element.key] === element, element.measuredSize != nil,
      !resized.contains(where: { $0 === element })
    else { return }
    resized.append(element)
    setNeedsPass()
  }

  /// Measures what may have another size, and moves everything to where it belongs then.
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
    takeContentSize()
    animate(
      to: host.scroller.clamped(host.contentOffset), gone: [], initial: { _ in nil },
      final: { self.live[$0.key] === $0 ? self.layoutAttributes($0.key) : nil }, alongside: {},
      completion: { _ in })
  }
}

extension CollectionElementView {
  /// The view's content has another size, as far as it knows.
  func contentSizeDidChange() { elementRecord.engine?.sizeMayHaveChanged(of: self) }

}

extension UIView {
  /// A constraint below has changed, or what one takes from a view: where that is to count, the cell around it may have
  /// another size.
  func cellConstraintsDidChange() {
    var next: UIView? = self
    while let view = next {
      if let cell = view as? any CollectionElementView {
        guard let engine = cell.elementRecord.engine,
          engine.selfSizing == .enabledIncludingConstraints
        else { return }
        return engine.sizeMayHaveChanged(of: cell)
      }
      next = view._superview
    }
  }
}
