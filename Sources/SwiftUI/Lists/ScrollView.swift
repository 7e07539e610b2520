/// A scrollable view, implemented with `UIScrollView`.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  public static func _makeNode(_ view: ScrollView, _ inputs: _NodeInputs) -> _TypedNode<ScrollView> {
    ScrollNode(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class ScrollNode<Content: View>: _TypedNode<ScrollView<Content>> {
  fileprivate var view: ScrollView<Content>
  private var child: _TypedNode<Content>!
  private lazy var item = ScrollItem(self, ScrollContentView())
  private var isStale = true

  init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    var inner = self.inputs
    inner.environment = environmentForChildren
    child = Content._makeNode(view.content, inner)
  }

  override var environmentForChildren: EnvironmentValues {
    environment.with {
      $0.stackAxis = view.axes == .horizontal ? .horizontal : .vertical
      $0.scrollContainer = WeakScroll(item: item)
      $0.scrollOptions = ScrollOptions()
      $0.scrollPositioning = nil
      $0.isInRow = false
    }
  }

  override func update(_ view: ScrollView<Content>) {
    self.view = view
    child.update(view.content)
    invalidateLayout()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [LayoutItem]) {
    refresh()
    items.append(item)
  }
  fileprivate func refresh() {
    guard isStale else { return }
    isStale = false
    var contents: [LayoutItem] = []
    child.appendItems(to: &contents)
    let stack: LayoutItem? =
      contents.count > 1
      ? {
        let stack = LayoutContainerItem(self, VStackLayout())
        stack.setItems(contents)
        return stack
      }() : contents.first
    item.content = stack
    item.viewsAreStale = true
  }
  override func itemsDidChange() -> Bool {
    isStale = true
    item.viewsAreStale = true
    return true
  }
  override func layoutDidInvalidate() -> Bool {
    item.content?.invalidateIfOwned(by: self)
    item.invalidate()
    return true
  }
}

extension LayoutItem {
  fileprivate func invalidateIfOwned(by node: _ViewNode) { if self.node === node { invalidate() } }
}

@MainActor
package protocol ScrollSettings: AnyObject {
  var axes: Axis.Set { get }
  var showsIndicators: Bool { get }
  func refreshContent()
}
extension ScrollNode: ScrollSettings {
  var axes: Axis.Set { view.axes }
  var showsIndicators: Bool { view.showsIndicators }
  func refreshContent() { refresh() }
}

package final class ScrollItem: LeafItem, ScrollContainer {
  var content: LayoutItem?
  var viewsAreStale = true
  private var scroll: ScrollContentView { view as! ScrollContentView }
  private var settings: (any ScrollSettings)? { node as? any ScrollSettings }
  package let followers = ScrollObservers()

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let axes = settings?.axes ?? .vertical
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    settings?.refreshContent()
    let axes = settings?.axes ?? .vertical
    if proposal.width != nil, proposal.height != nil, axes == [.horizontal, .vertical] {
      return proposal.replacingUnspecifiedDimensions()
    }
    let size = content?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : max(size.width, proposal.width ?? 0),
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  private var isExtended = Edge.Set()
  /// Content extends below the bars along scrollable axes.
  package override func adjusted(_ frame: CGRect, _ region: LayoutRegion) -> CGRect {
    let axes = settings?.axes ?? .vertical
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    return region.extended(frame, edges)
  }

  package override func configure(_ size: CGSize) {
    settings?.refreshContent()
    let axes = settings?.axes ?? .vertical
    let options = environment.scrollOptions
    behavior.apply(options, axes, showsIndicators: settings?.showsIndicators ?? true)
    scroll.onScroll = { [weak self] in self?.didScroll() }
    scroll.onInsetChange = { [weak self] in self?.insetDidChange() }
    scroll.onLayout = { [weak self] in self?.behavior.scrollViewDidLayOut() }
    scroll.keyboardInset = scroll.ownKeyboardOverlap
    environment.refresher?.attach(to: scroll)
    scroll.delegate = behavior
    behavior.update(self, options, environment.scrollPositioning)
    layOutContent()
    if shownSize != size {
      shownSize = size
      followers.didScroll()
    }
    behavior.contentWasLaidOut()
  }

  /// The size at the latest layout. Content that keeps its place is not arranged again, although more of it becomes visible.
  private var shownSize = CGSize.zero

  private lazy var behavior = ScrollBehavior(self)
  package var mainAxis: Axis { settings?.axes == .horizontal ? .horizontal : .vertical }
  package var contentNode: _ViewNode? { node }
  package var scrollView: UIScrollView { scroll }
  package func scrollTargets() -> [(id: AnyHashable, frame: CGRect)] { node.scrollTargets(in: scroll) }

  /// Lays out the content again after a change of the bars or the safe area.
  private func insetDidChange() {
    behavior.insetsDidChange()
    guard !isLayingOut, isRoomStale else { return }
    invalidate()
    node.host.placeAgain(self)
  }
  private var isLayingOut = false

  /// Whether the content's layout is outdated because the available size across the scroll axes changed, or any size
  /// for content that depends on all of it.
  private var isRoomStale: Bool {
    let (new, old) = (freeSize, followers.containerSize)
    let axes = settings?.axes ?? .vertical
    return new.width != old.width && !axes.contains(.horizontal)
      || new.height != old.height && !axes.contains(.vertical) || followers.hasNodes && new != old
  }

  private var freeSize: CGSize {
    let insets = scroll.adjustedContentInset
    let size = scroll.bounds.size
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  private func layOutContent() {
    isLayingOut = true
    var rounds = 0
    // The size of the content determines whether horizontal safe areas apply.
    repeat {
      placeContent()
      rounds += 1
    } while isRoomStale && rounds < 3
    isLayingOut = false
  }

  private func placeContent() {
    guard let content else {
      scroll.contentSize = .zero
      scroll.canvas.show([])
      return
    }
    let free = freeSize
    followers.containerSize = free
    let proposal = contentProposal(ProposedViewSize(free))
    let contentSize = content.sizeThatFits(proposal)
    let axes = settings?.axes ?? .vertical
    let whole = CGSize(
      width: axes.contains(.horizontal) ? contentSize.width : free.width,
      height: axes.contains(.vertical) ? contentSize.height : free.height)
    scroll.canvas.frame = CGRect(origin: .zero, size: whole)
    if scroll.contentSize != whole { scroll.contentSize = whole }
    let bounds = CGRect(origin: .zero, size: whole)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    content.place(
      at: CGPoint(
        x: axes.contains(.horizontal) ? 0 : (whole.width - contentSize.width) / 2,
        y: axes.contains(.vertical) ? 0 : (whole.height - contentSize.height) / 2), proposal,
      LayoutRegion(bounds: bounds, safe: bounds, mirrorWidth: isRightToLeft ? whole.width : nil))
    if viewsAreStale {
      viewsAreStale = false
      var shown: [ShownView] = []
      content.collectViews(into: &shown)
      scroll.canvas.show(shown)
    }
  }

  private func didScroll() {
    guard isInUse else { return }
    behavior.didScroll()
    followers.didScroll()
  }
}

package final class ScrollContentView: UIScrollView, KeyboardAvoidingView {
  let canvas = HostingView()
  var onScroll: (() -> Void)?
  var onInsetChange: (() -> Void)?
  var onLayout: (() -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  package override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    onInsetChange?()
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    canvas.isTransparentToTouches = true
    addSubview(canvas)
  }
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { onScroll?() }
    }
  }
  package override func touchesShouldCancel(in view: UIView) -> Bool {
    view is TapControlView || super.touchesShouldCancel(in: view)
  }
}
