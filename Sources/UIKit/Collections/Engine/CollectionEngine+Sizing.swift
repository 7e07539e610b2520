import OrderedDiff

/// When views that size themselves are measured again although their items did not change.
package enum SelfSizing: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

extension CollectionEngine {
  /// What a view shows has changed outside of the data source's answers: its size may be another.
  func sizeMayHaveChanged(of view: any CollectionElementView) {
    guard host.engineSelfSizing != .disabled, !isInPass, reconfigured == nil, update == nil,
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
    for element in elements where live[element.key] === element {
      element.measuredSize = nil
      measure(element)
    }
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

  /// The content was laid out: where changed constraints are to count, its size may be another.
  func contentWasLaidOut() {
    guard let engine = elementRecord.engine, engine.host.engineSelfSizing == .enabledIncludingConstraints,
      !engine.isInPass, let element = elementRecord.element, let offered = element.measuredSize
    else { return }
    let preferred = elementPreferredAttributes(fitting: element.attributes)
    if preferred.size != offered, preferred.size != element.attributes.size { contentSizeDidChange() }
  }
}

/// The view that holds a cell's content.
final class CellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? any CollectionElementView)?.contentWasLaidOut()
  }
}
