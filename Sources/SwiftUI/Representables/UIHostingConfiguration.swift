/// A content configuration that shows SwiftUI views in a UIKit cell.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let content: Content
  var insets: EdgeInsets?
  nonisolated(unsafe) var background: Background
  var minimum = CGSize(width: 0, height: 44)

  nonisolated public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }
  nonisolated init(content: Content, insets: EdgeInsets?, background: Background, minimum: CGSize) {
    self.content = content
    self.insets = insets
    self.background = background
    self.minimum = minimum
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    var insets = self.insets ?? HostingContentView.standardInsets
    if edges.contains(.top) { insets.top = length }
    if edges.contains(.leading) { insets.leading = length }
    if edges.contains(.bottom) { insets.bottom = length }
    if edges.contains(.trailing) { insets.trailing = length }
    copy.insets = insets
    return copy
  }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimum = CGSize(width: width ?? 0, height: height ?? 0)
    return copy
  }
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: self.content, insets: insets, background: content(), minimum: minimum)
  }
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, _ShapeView<Rectangle, S>
  > {
    UIHostingConfiguration<Content, _ShapeView<Rectangle, S>>(
      content: content, insets: insets, background: Rectangle().fill(style), minimum: minimum)
  }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  fileprivate var view: AnyView {
    AnyView(
      content.padding(insets ?? HostingContentView.standardInsets)
        .frame(
          minWidth: minimum.width, maxWidth: .infinity, minHeight: minimum.height, maxHeight: .infinity,
          alignment: .leading
        )
        .background(background))
  }
}

@MainActor
private protocol HostedConfiguration { var hostedView: AnyView { get } }
extension UIHostingConfiguration: HostedConfiguration { fileprivate var hostedView: AnyView { view } }

private final class HostingContentView: HostingView, UIContentView {
  static let standardInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private let tree: ViewHost
  var configuration: any UIContentConfiguration {
    didSet {
      guard let view = (configuration as? any HostedConfiguration)?.hostedView else { return }
      tree.root.forEachChild { ($0 as? _TypedNode<AnyView>)?.update(view) }
      tree.layOut(soon: true)
      invalidateIntrinsicContentSize()
    }
  }

  init(_ configuration: any UIContentConfiguration & HostedConfiguration) {
    self.configuration = configuration
    let shown = HostingView()
    tree = ViewHost(view: shown)
    super.init(frame: .zero)
    tree.respectsSafeArea = false
    let view = configuration.hostedView
    tree.start { AnyView._makeNode(view, $0) }
    addSubview(shown)
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tree.onSizeChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }
  required init?(coder: NSCoder) { return nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tree.setVisible(window != nil)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    tree.sizeThatFits(ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = sizeThatFits(targetSize)
    return CGSize(width: max(size.width, targetSize.width), height: size.height)
  }
}
