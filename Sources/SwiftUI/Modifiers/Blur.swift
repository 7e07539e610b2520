/// Blurs the view.
///
/// Differs from iOS: what lies behind the view is blurred with it.
public struct _BlurEffect: ViewModifier, ItemModifier {
  public typealias Body = Never
  let radius: CGFloat
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> BlurItem {
    let item = BlurItem(node, content)
    item.radius = radius
    return item
  }
  package func update(_ item: BlurItem) -> Bool {
    guard item.radius != radius else { return false }
    item.radius = radius
    return true
  }
}

package final class BlurItem: ContainerItem {
  var radius: CGFloat = 0
  private let pane = UIView()

  init(_ node: _ViewNode, _ content: LayoutItem) {
    super.init(node, content, HostingView())
    view.isTransparentToTouches = true
    pane.isUserInteractionEnabled = false
  }
  package override func configure(_ size: CGSize) {
    pane.frame = CGRect(origin: .zero, size: size).insetBy(dx: -radius, dy: -radius)
    pane.isHidden = radius <= 0
    pane.layer.backdropBlurRadius = radius
  }
  package override func collectContent(into views: inout [ShownView]) {
    super.collectContent(into: &views)
    views.append(ShownView(view: pane))
  }
}

extension View {
  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius))
  }
}
