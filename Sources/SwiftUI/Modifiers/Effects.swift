/// A modifier that puts its content in a UIKit view and changes that view's appearance.
@MainActor
package protocol ViewEffectRules {
  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues)
  func isSame(as other: Self) -> Bool
  /// Whether the effect depends on the views of the content and is applied after they were created.
  static var dependsOnContent: Bool { get }
}

extension ViewEffectRules {
  package static var dependsOnContent: Bool { false }
}

@MainActor
package protocol ViewEffect: ViewEffectRules, ItemModifier where Item == EffectItem<Self> {}

extension ViewEffect {
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> EffectItem<Self> {
    EffectItem(node, content, self)
  }
  package func update(_ item: EffectItem<Self>) -> Bool {
    let isSame = item.modifier.isSame(as: self)
    item.modifier = self
    return !isSame
  }
}

extension ViewEffectRules where Self: Equatable {
  package func isSame(as other: Self) -> Bool { self == other }
}

package final class EffectItem<M: ViewEffectRules>: ContainerItem {
  var modifier: M
  init(_ node: _ViewNode, _ content: LayoutItem, _ modifier: M) {
    self.modifier = modifier
    let view = HostingView()
    view.isTransparentToTouches = true
    super.init(node, content, view)
  }
  package override func configure(_ size: CGSize) {
    guard !M.dependsOnContent || !view.subviews.isEmpty else { return }
    modifier.apply(to: view, size, environment)
  }
  package override func contentDidShow() {
    if M.dependsOnContent { modifier.apply(to: view, view.bounds.size, environment) }
  }
}

public struct _OpacityEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  public var opacity: Double
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.alpha = max(0, min(1, opacity))
  }
}

/// Hides the content without affecting layout.
public struct _HiddenModifier: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  nonisolated init() {}
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.isHidden = true
  }
}

public struct _TransformEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  var angle = Angle.zero
  var scale = CGSize(width: 1, height: 1)
  var transform = CGAffineTransform.identity
  var anchor = UnitPoint.center
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    let x = (anchor.x - 0.5) * size.width
    let y = (anchor.y - 0.5) * size.height
    let change = CGAffineTransform(rotationAngle: angle.radians).scaledBy(x: scale.width, y: scale.height)
    let aboutAnchor = CGAffineTransform(translationX: -x, y: -y).concatenating(change)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    // The transform's origin is in the top left corner.
    let w = size.width / 2
    let h = size.height / 2
    let plain = CGAffineTransform(translationX: w, y: h).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: -w, y: -h))
    view.transform = transform == .identity ? aboutAnchor : aboutAnchor.concatenating(plain)
  }
}

public struct _Rotation3DEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  let angle: Angle
  let x: CGFloat
  let y: CGFloat
  let z: CGFloat
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    var transform = CATransform3DIdentity
    let depth = max(size.width, size.height)
    if depth > 0 { transform.m34 = -perspective / depth }
    let right = (anchor.x - 0.5) * size.width
    let down = (anchor.y - 0.5) * size.height
    transform = CATransform3DTranslate(transform, right, down, anchorZ)
    transform = CATransform3DRotate(transform, angle.radians, x, y, z)
    view.transform3D = CATransform3DTranslate(transform, -right, -down, -anchorZ)
  }
}

public struct _ShadowEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    let color = color.uiColor(in: environment).resolvedColor(with: environment.traits)
    view.layer.shadowColor = color.withAlphaComponent(1).cgColor
    view.layer.shadowOpacity = Float(color.cgColor.alpha)
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = offset
  }
}

public struct _ClipEffect<S: Shape>: ViewModifier, ViewEffect {
  public typealias Body = Never
  public var shape: S
  public var style: FillStyle
  package func isSame(as other: Self) -> Bool { equality(of: S.self)?(shape, other.shape) ?? false }
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    let bounds = CGRect(origin: .zero, size: size)
    switch shape {
    case is Rectangle:
      view.layer.mask = nil
      view.layer.cornerRadius = 0
      view.clipsToBounds = true
    case let rounded as RoundedRectangle where rounded.cornerSize.width == rounded.cornerSize.height:
      view.layer.mask = nil
      view.layer.cornerRadius = min(rounded.cornerSize.width, min(size.width, size.height) / 2)
      view.clipsToBounds = true
    case is Capsule:
      view.layer.mask = nil
      view.layer.cornerRadius = min(size.width, size.height) / 2
      view.clipsToBounds = true
    case is Circle where abs(size.width - size.height) < 0.5:
      view.layer.mask = nil
      view.layer.cornerRadius = size.width / 2
      view.clipsToBounds = true
    default:
      let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.frame = bounds
      if let surrounded = shape as? any SurroundedShape {
        surrounded.show(in: bounds, of: view, environment) { mask.path = $0.cgPath }
      } else {
        mask.path = shape.path(in: bounds).cgPath
      }
      mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
      mask.fillColor = UIColor.black.cgColor
      view.layer.mask = mask
    }
  }
}

/// Enables or disables hit testing.
public struct _AllowsHitTestingModifier: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  let isAllowed: Bool
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.isUserInteractionEnabled = isAllowed
  }
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_TransformEffect(angle: angle, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_TransformEffect(scale: scale, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }
}
