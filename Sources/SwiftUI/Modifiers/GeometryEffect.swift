/// A projective transform of the plane.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    (r.m11, r.m12, r.m13) = row(m11, m12, m13)
    (r.m21, r.m22, r.m23) = row(m21, m22, m23)
    (r.m31, r.m32, r.m33) = row(m31, m32, m33)
    return r
  }

  /// The transform without perspective.
  var affine: CGAffineTransform {
    let scale = m33 == 0 ? 1 : m33
    return CGAffineTransform(
      a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale, ty: m32 / scale)
  }

  /// Inverts the transform; returns whether it is invertible.
  public mutating func invert() -> Bool {
    let cofactors = (
      m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31
    )
    let determinant = m11 * cofactors.0 + m12 * cofactors.1 + m13 * cofactors.2
    guard determinant != 0 else { return false }
    let old = self
    (m11, m21, m31) = (
      cofactors.0 / determinant, cofactors.1 / determinant, cofactors.2 / determinant
    )
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }
  /// The inverse transform; the transform itself if it is not invertible.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  var transform3D: CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m14) = (m11, m12, m13)
    (t.m21, t.m22, t.m24) = (m21, m22, m23)
    (t.m41, t.m42, t.m44) = (m31, m32, m33)
    return t
  }
}

extension HostingView {
  /// Applies a transform whose origin is the top left corner.
  fileprivate func project(_ transform: ProjectionTransform, _ size: CGSize) {
    let (x, y) = (size.width / 2, size.height / 2)
    transform3D = CATransform3DConcat(
      CATransform3DMakeTranslation(x, y, 0),
      CATransform3DConcat(transform.transform3D, CATransform3DMakeTranslation(-x, -y, 0)))
  }
}

public struct _ProjectionEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  public var transform: ProjectionTransform
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.project(transform, size)
  }
}

/// An effect that transforms a view without affecting its layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ForwardingNode(view, inputs, \._placed)
  }
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  // Animated on the main thread; `effectValue(size:)` and `animatableData` are not isolated, as in Apple's protocol.
  nonisolated(unsafe) var base: Base
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Applies a custom geometry effect to the view.
package struct GeometryEffectHolder<E: GeometryEffect>: ViewModifier, ItemModifier {
  package typealias Body = Never
  // Set by the initializer, which is not isolated, and never changed.
  nonisolated(unsafe) let effect: E
  nonisolated init(effect: E) { self.effect = effect }
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> GeometryEffectItem<E> {
    GeometryEffectItem(node, content, effect)
  }
  package func update(_ item: GeometryEffectItem<E>) -> Bool {
    item.change(to: effect)
    return true
  }
}

extension ModifiedContent where Content: View, Modifier: GeometryEffect {
  fileprivate var _placed: ModifiedContent<Content, GeometryEffectHolder<Modifier>> {
    ModifiedContent<Content, GeometryEffectHolder<Modifier>>(
      content: content, modifier: GeometryEffectHolder(effect: modifier))
  }
}

package final class GeometryEffectItem<E: GeometryEffect>: ContainerItem {
  private var effect: E
  private let interpolation = Interpolation<E>()
  private var size = CGSize.zero

  init(_ node: _ViewNode, _ content: LayoutItem, _ effect: E) {
    self.effect = effect
    super.init(node, content, HostingView())
    view.isTransparentToTouches = true
  }
  func change(to new: E) {
    interpolation.change(from: effect, to: new, UpdateQueue.current.animation) { [weak self] in
      self?.apply()
    }
    effect = new
  }
  private func apply() { view.project(interpolation.current(effect).effectValue(size: size), size) }
  package override func configure(_ size: CGSize) {
    self.size = size
    // Animated by drawing intermediate values, not by UIKit.
    UIView.performWithoutAnimation { apply() }
  }
}

/// An animatable modifier.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Applies a transform whose origin is the top left corner.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
