/// The areas of the containers, one below the other.
extension NSLayoutManager {
  /// Whether lines are placed one by one.
  var needsArea: Bool {
    delegate != nil || textContainers.count > 1
      || textContainers.first.map { !$0.isSimpleRectangularTextContainer } ?? false
  }

  /// The distance between two containers in the common layout.
  private static var gap: CGFloat { 1000 }

  /// The vertical part of the common layout that belongs to a container.
  func region(of container: NSTextContainer) -> (top: CGFloat, height: CGFloat) {
    guard textContainers.count > 1 else { return (0, .infinity) }
    var top: CGFloat = 0
    for other in textContainers {
      let isLimited = other.size.height > 0 && other.size.height < 1e6
      let height = isLimited ? other.size.height : .infinity
      if other === container { return (top, height) }
      top += height + Self.gap
    }
    return (top, 0)
  }

  /// The area of the lines in all containers, one below the other.
  func area() -> LineArea {
    LineArea(
      row: { [weak self] top, height, index in self?.row(top: top, height: height, index: index) },
      spacing: { [weak self] in self?.spacing(after: $0) ?? 0 },
      adjust: delegate == nil ? nil : { [weak self] in self?.adjust(&$0) ?? false })
  }

  private func row(top: CGFloat, height: CGFloat, index: Int) -> LineArea.Row? {
    for container in textContainers {
      let region = region(of: container)
      guard region.top.isFinite else { return nil }
      if top >= region.top + region.height { continue }
      if var row = container.row(top: max(0, top - region.top), height: height, index: index) {
        row.top += region.top
        return row
      }
    }
    return nil
  }

  private func spacing(after end: Int) -> CGFloat {
    guard let delegate, end > 0 else { return 0 }
    let index = end - 1
    return delegate.layoutManager(self, lineSpacingAfterGlyphAt: index, withProposedLineFragmentRect: .zero)
  }

  private func adjust(_ draft: inout LineArea.Draft) -> Bool {
    guard let delegate, let container = textContainers.first else { return false }
    var (frame, used, baseline) = (draft.frame, draft.used, draft.baseline)
    let isChanged = delegate.layoutManager(
      self, shouldSetLineFragmentRect: &frame, lineFragmentUsedRect: &used, baselineOffset: &baseline,
      in: container, forGlyphRange: NSRange(draft.range))
    guard isChanged else { return false }
    (draft.frame, draft.used, draft.baseline) = (frame, used, baseline)
    return true
  }
}
