/// An item with a single child.
@MainActor
package class UnaryItem: LayoutItem {
  package let content: LayoutItem

  package init(_ node: _ViewNode, _ content: LayoutItem) {
    self.content = content
    super.init(node)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  package override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    content.place(at: frame.origin, proposal, region)
  }
  package override func collectViews(into views: inout [ShownView]) { content.collectViews(into: &views) }
  package override func explicitAlignment(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { content.explicitAlignment(key, size, proposal) }
  package override func trait<K: ItemTrait>(_ key: K.Type) -> K.Value? { content.trait(key) }
  package override var spacing: ViewSpacing { content.spacing }
  package override var containsRowControl: Bool { content.containsRowControl }
  package override func rowMargins(_ size: CGSize, _ proposal: ProposedViewSize) -> RowMargins {
    content.rowMargins(size, proposal)
  }
  package override var isPadded: Bool { content.isPadded }
}

/// An item represented by a UIKit view.
@MainActor
package class LeafItem: LayoutItem {
  package let view: UIView

  package init(_ node: _ViewNode, _ view: UIView) {
    self.view = view
    super.init(node)
  }

  private var isPlaced = false

  package final override func arrange(
    _ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion
  ) {
    let frame = adjusted(frame, region)
    let actual = region.actual(frame)
    if isPlaced {
      setFrame(actual)
      configure(frame.size)
    } else {
      isPlaced = true
      UIView.performWithoutAnimation {
        setFrame(actual)
        configure(frame.size)
      }
    }
  }

  /// The frame of the view, if it differs from the item's.
  package func adjusted(_ frame: CGRect, _ region: LayoutRegion) -> CGRect { frame }

  private func setFrame(_ frame: CGRect) {
    // Sets bounds and center, because the frame of a transformed view is undefined.
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Applies environment values, in the current animation.
  package func configure(_ size: CGSize) {}

  package override func collectViews(into views: inout [ShownView]) { views.append(ShownView(view: view)) }
}

/// An item that puts its content in a separate UIKit view, for clipping, fading, transforming or hit testing.
@MainActor
package class ContainerItem: UnaryItem {
  package let view: HostingView
  private var isPlaced = false
  private var viewsAreStale = true

  package init(_ node: _ViewNode, _ content: LayoutItem, _ view: HostingView) {
    self.view = view
    view.passesSafeAreaOn = true
    super.init(node, content)
  }

  package override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    let actual = region.actual(frame)
    if isPlaced {
      setFrame(actual)
      configure(frame.size)
    } else {
      isPlaced = true
      UIView.performWithoutAnimation {
        setFrame(actual)
        configure(frame.size)
      }
    }
    placeContent(frame.size, proposal, region.inside(frame))
    if viewsAreStale {
      viewsAreStale = false
      var shown: [ShownView] = []
      collectContent(into: &shown)
      view.show(shown)
      contentDidShow()
    }
  }

  /// Called after the views of the content were added or changed.
  package func contentDidShow() {}

  private func setFrame(_ frame: CGRect) {
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  package func placeContent(_ size: CGSize, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    content.place(at: .zero, proposal, region)
  }

  package func collectContent(into views: inout [ShownView]) { content.collectViews(into: &views) }
  package func configure(_ size: CGSize) {}

  package override func collectViews(into views: inout [ShownView]) { views.append(ShownView(view: view)) }

  package final func contentViewsDidChange() { viewsAreStale = true }
}
