/// Shows a row of a lazy container.
package final class RowView: UIView, LayoutOnlyView {
  package let id: AnyHashable
  private var row: Row?
  private let canvas = RowCanvas()
  private weak var outer: ViewHost?
  private var item: LayoutItem?
  /// Called when only the row's own size has changed.
  package var onRowChange: (@MainActor (ViewHost) -> Void)?
  /// Called when another cell takes over the row's content.
  package var onLoss: (@MainActor () -> Void)?
  private var isExchanging = false
  package var shownHost: ViewHost? { if case .host(let host)? = row { host } else { nil } }

  package init(id: AnyHashable) {
    self.id = id
    super.init(frame: .zero)
    canvas.isTransparentToTouches = true
    canvas.onLoss = { [weak self] in self?.onLoss?() }
  }
  package required init?(coder: NSCoder) {
    id = AnyHashable(0)
    super.init(coder: coder)
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  package func show(_ row: Row, in outer: ViewHost) {
    switch (self.row, row) {
    // A row that is now shown in another cell has moved its view there.
    case (.host(let old)?, .host(let new)) where old === new && new.view.superview === self: return
    case (.item(let old)?, .item(let new)) where old === new: return
    default: break
    }
    self.row = row
    self.outer = outer
    isExchanging = true
    for view in subviews { view.removeFromSuperview() }
    isExchanging = false
    switch row {
    case .host(let host):
      addSubview(host.view)
      host.onSizeChange = { [weak outer, weak host, weak self] in
        if let self, let host, let onRowChange, host.view.superview === self { return onRowChange(host) }
        if let node = host?.root.parent, outer != nil { node.invalidateLayout() }
      }
      outer.addChild(host)
    case .item(let item):
      self.item = item
      addSubview(canvas)
    }
  }

  package func layOut() {
    switch row {
    case .host(let host)?:
      // Another cell may have taken over the row.
      guard host.view.superview === self else { return }
      host.view.frame = bounds
      host.view.layoutIfNeeded()
    case .item(let item)?:
      canvas.frame = bounds
      let region = LayoutRegion(
        bounds: bounds, safe: bounds, mirrorWidth: isRightToLeft ? bounds.width : nil)
      item.place(at: .zero, ProposedViewSize(bounds.size), region)
      var shown: [ShownView] = []
      item.collectViews(into: &shown)
      canvas.show(shown)
    case nil: break
    }
  }

  package override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if !isExchanging { onLoss?() }
  }

  package func leave() {
    onLoss = nil
    if case .host(let host)? = row, host.view.superview === self {
      outer?.removeChild(host)
      host.setVisible(false)
      host.view.removeFromSuperview()
    }
    removeFromSuperview()
  }

  /// Takes back a view that was used by a temporary cell for measuring the row.
  package func reclaim() {
    switch row {
    case .host(let host)?:
      guard host.view.superview !== self else { return }
      addSubview(host.view)
      outer?.addChild(host)
    case .item?: guard canvas.subviews.isEmpty else { return }
    case nil: return
    }
    superview?.setNeedsLayout()
  }
}
