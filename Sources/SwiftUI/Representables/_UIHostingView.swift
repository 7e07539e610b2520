/// A view of UIKit that shows SwiftUI views without a controller.
///
/// Its size in constraints is the size that the views prefer.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView {
  private let tree: ViewHost
  private var content: Content

  public required init(rootView: Content) {
    content = rootView
    let shown = HostingView()
    tree = ViewHost(view: shown)
    super.init(frame: .zero)
    tree.start { Content._makeNode(rootView, $0) }
    shown.frame = bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(shown)
    tree.onSizeChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  @available(*, unavailable, message: "Use init(rootView:): the root view cannot come from a storyboard.")
  public required init?(coder: NSCoder) { nil }

  deinit {
    MainThreadDeallocation.run { tree.end() }
  }

  /// The views that are shown.
  public var rootView: Content {
    get { content }
    set {
      content = newValue
      UpdateQueue.run(Transaction.ambient, in: tree) {
        tree.root.forEachChild { ($0 as? _TypedNode<Content>)?.update(newValue) }
      }
      tree.layOut(soon: true)
      invalidateIntrinsicContentSize()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    tree.setVisible(window != nil)
  }

  open override var intrinsicContentSize: CGSize { tree.sizeThatFits(.unspecified) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    tree.sizeThatFits(
      ProposedViewSize(
        width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil))
  }
}
