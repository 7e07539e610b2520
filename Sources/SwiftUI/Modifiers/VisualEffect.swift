/// Effects on a view's appearance that do not affect its layout.
public protocol VisualEffect: Sendable {
  /// The effects in order. For the framework's own types.
  var _steps: [_VisualStep] { get }
}

/// The empty effect, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualStep] { [] }
}

public struct _VisualEffects: VisualEffect {
  public let _steps: [_VisualStep]
}

/// One effect on a view's appearance.
public struct _VisualStep: Sendable {
  enum Kind: Sendable {
    case opacity(Double)
    case offset(CGFloat, CGFloat)
    case scale(CGFloat, CGFloat, UnitPoint)
    case rotation(Double, UnitPoint)
    case rotation3D(Double, axis: SIMD3<Double>, UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
    case transform(CGAffineTransform)
    case filter(ColorFilter)
  }
  let kind: Kind

  /// Interpolates between two effects of the same kind.
  static func mix(_ a: _VisualStep, _ b: _VisualStep, _ part: Double) -> _VisualStep {
    func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * part }
    func between(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * CGFloat(part) }
    switch (a.kind, b.kind) {
    case (.opacity(let x), .opacity(let y)): return _VisualStep(kind: .opacity(between(x, y)))
    case (.offset(let x1, let y1), .offset(let x2, let y2)):
      return _VisualStep(kind: .offset(between(x1, x2), between(y1, y2)))
    case (.scale(let x1, let y1, _), .scale(let x2, let y2, let anchor)):
      return _VisualStep(kind: .scale(between(x1, x2), between(y1, y2), anchor))
    case (.rotation(let x, _), .rotation(let y, let anchor)):
      return _VisualStep(kind: .rotation(between(x, y), anchor))
    case (.rotation3D(let x, _, _, _, _), .rotation3D(let y, let axis, let anchor, let z, let perspective)):
      return _VisualStep(
        kind: .rotation3D(between(x, y), axis: axis, anchor, anchorZ: z, perspective: perspective))
    case (.transform(let m), .transform(let n)):
      return _VisualStep(
        kind: .transform(
          CGAffineTransform(
            a: between(m.a, n.a), b: between(m.b, n.b), c: between(m.c, n.c), d: between(m.d, n.d),
            tx: between(m.tx, n.tx), ty: between(m.ty, n.ty))))
    case (.filter(var x), .filter(let y)) where x.kind == y.kind:
      x.amounts += (y.amounts - x.amounts) * part
      return _VisualStep(kind: .filter(x))
    default: return part < 0.5 ? a : b
    }
  }
}

extension VisualEffect {
  private func adding(_ kind: _VisualStep.Kind) -> _VisualEffects {
    _VisualEffects(_steps: _steps + [_VisualStep(kind: kind)])
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset.width, offset.height)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset(x, y)) }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale.width, scale.height, anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(s, s, anchor))
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x, y, anchor))
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle.radians, anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        angle.radians, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(transform))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.filter(ColorFilter(.blur, Double(radius))))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(ColorFilter(.brightness, amount)))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.filter(ColorFilter(.contrast, amount)))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(ColorFilter(.saturation, 1 - amount)))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(ColorFilter(.saturation, amount)))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(ColorFilter(.hueRotation, angle.radians)))
  }
}

extension HostingView {
  /// Applies effects to the view.
  func show(_ steps: [_VisualStep], _ size: CGSize) {
    var opacity = 1.0
    var transform = CATransform3DIdentity
    var effect = LayerEffect()
    func about(_ anchor: UnitPoint, _ z: CGFloat = 0, _ change: CATransform3D) {
      let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
      let there = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -z), change)
      transform = CATransform3DConcat(
        transform, CATransform3DConcat(there, CATransform3DMakeTranslation(x, y, z)))
    }
    for step in steps {
      switch step.kind {
      case .opacity(let value): opacity *= value
      case .offset(let x, let y):
        transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(x, y, 0))
      case .scale(let x, let y, let anchor): about(anchor, 0, CATransform3DMakeScale(x, y, 1))
      case .rotation(let angle, let anchor):
        about(anchor, 0, CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1))
      case .rotation3D(let angle, let axis, let anchor, let z, let perspective):
        var depth = CATransform3DIdentity
        let length = max(size.width, size.height)
        if length > 0 { depth.m34 = -perspective / length }
        about(
          anchor, z,
          CATransform3DRotate(depth, CGFloat(angle), CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z)))
      case .transform(let plain):
        about(.topLeading, 0, CATransform3DMakeAffineTransform(plain))
      case .filter(let filter): filter.apply(to: &effect)
      }
    }
    alpha = max(0, min(1, opacity))
    transform3D = transform
    layer.effect = effect
  }
}

/// Effects that depend on the view's own geometry.
public struct _VisualEffectModifier: ViewModifier, ItemModifier {
  public typealias Body = Never
  let steps: @MainActor (GeometryProxy) -> [_VisualStep]
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> VisualEffectItem {
    VisualEffectItem(node, content) { [steps] in steps($0.proxy) }
  }
  package func update(_ item: VisualEffectItem) -> Bool {
    let steps = steps
    item.steps = { steps($0.proxy) }
    return true
  }
}

/// Applies effects, which are evaluated again when the view moves.
package final class VisualEffectItem: ContainerItem, GeometrySource, VisibleRectObserver {
  var steps: @MainActor (VisualEffectItem) -> [_VisualStep]
  /// The animation of changes while scrolling.
  var animation: Animation?
  private var size = CGSize.zero
  private var waits = false

  init(
    _ node: _ViewNode, _ content: LayoutItem,
    _ steps: @escaping @MainActor (VisualEffectItem) -> [_VisualStep]
  ) {
    self.steps = steps
    super.init(node, content, HostingView())
    view.isTransparentToTouches = true
  }

  var proxy: GeometryProxy { GeometryProxy(item: self, size: size, safeAreaInsets: EdgeInsets()) }

  package override func configure(_ size: CGSize) {
    self.size = size
    environment.scrollContainer?.item?.observe(self)
    view.show(steps(self), size)
    // The view's position is known after the surrounding layout.
    guard !waits else { return }
    waits = true
    CATransaction.afterCommit { [weak self] in
      guard let self else { return }
      waits = false
      refresh()
    }
  }

  private func refresh() { UIView.performWithoutAnimation { view.show(steps(self), size) } }

  package func visibleRectDidChange() {
    guard let animation else { return refresh() }
    let new = steps(self)
    animation.run { [self] in view.show(new, size) }
  }

  /// The frame without effects.
  private var place: CGRect {
    CGRect(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  package var anchorView: UIView { view }
  package func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return view.superview?.convert(place, to: nil as UIView?) ?? place
    case .named(let name):
      return view.superview?.convert(place, toSpace: name) ?? frame(in: .global)
    }
  }
  package func bounds(of name: AnyHashable) -> CGRect? {
    guard let other = view.superview?.spaceView(name) else { return nil }
    return other.convert(other.bounds, to: view.superview).offsetBy(dx: -place.minX, dy: -place.minY)
  }

  /// The visible part of the enclosing scroll view, and the frame in it.
  func scrolled(_ axis: Axis?) -> (place: CGRect, visible: CGRect, axis: Axis)? {
    guard let scroll = environment.scrollContainer?.item, let superview = view.superview else { return nil }
    let own = superview.convert(place, to: scroll.scrollView)
    return (own, scroll.freeRect, axis ?? scroll.mainAxis)
  }
}

extension View {
  /// Applies effects that depend on the view's geometry, without affecting its layout.
  @preconcurrency
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps }) }
}
