/// An animatable color filter.
package struct ColorFilter: Equatable, Animatable, Sendable {
  package enum Kind: Sendable {
    case brightness, contrast, saturation, hueRotation, inversion, multiplication, luminanceToAlpha, blur
  }
  let kind: Kind
  /// A single amount, or the four components of a color.
  var amounts: SIMD4<Double>

  init(_ kind: Kind, _ amount: Double = 1) {
    self.kind = kind
    amounts = SIMD4(amount, 0, 0, 0)
  }

  nonisolated package var animatableData:
    AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
    >
  {
    get { AnimatablePair(AnimatablePair(amounts.x, amounts.y), AnimatablePair(amounts.z, amounts.w)) }
    set {
      amounts = SIMD4(
        newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second)
    }
  }

  var matrix: ColorMatrix? {
    switch kind {
    case .brightness: .brightness(amounts.x)
    case .contrast: .contrast(amounts.x)
    case .saturation: .saturation(amounts.x)
    case .hueRotation: .hueRotation(amounts.x)
    case .inversion: .inversion
    case .multiplication: .multiplication(amounts.x, amounts.y, amounts.z, amounts.w)
    case .luminanceToAlpha: .luminanceToAlpha
    case .blur: nil
    }
  }

  /// Adds the filter to a layer effect.
  func apply(to effect: inout LayerEffect) {
    if kind == .blur {
      effect.blurRadius = CGFloat(max(0, amounts.x))
    } else if let matrix {
      effect.colors = effect.colors.map { matrix.applied(after: $0) } ?? matrix
    }
  }
}

/// Applies a color filter or blur to a view.
public struct _ColorFilterEffect: ViewModifier, ItemModifier {
  public typealias Body = Never
  let filter: ColorFilter
  var color: Color?

  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> ColorFilterItem {
    ColorFilterItem(node, content, self)
  }
  package func update(_ item: ColorFilterItem) -> Bool { item.change(to: self) }
}

package final class ColorFilterItem: ContainerItem {
  private var modifier: _ColorFilterEffect
  private let interpolation = Interpolation<ColorFilter>()

  init(_ node: _ViewNode, _ content: LayoutItem, _ modifier: _ColorFilterEffect) {
    self.modifier = modifier
    super.init(node, content, HostingView())
    view.isTransparentToTouches = true
  }

  private var filter: ColorFilter {
    guard let color = modifier.color else { return modifier.filter }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.uiColor(in: environment).resolvedColor(with: environment.traits)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    var filter = modifier.filter
    filter.amounts = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    return filter
  }

  func change(to new: _ColorFilterEffect) -> Bool {
    guard modifier.filter != new.filter || modifier.color != new.color else { return false }
    let old = filter
    modifier = new
    interpolation.change(from: old, to: filter, UpdateQueue.current.animation) { [weak self] in
      self?.apply()
    }
    return true
  }

  private func apply() {
    var effect = LayerEffect()
    interpolation.current(filter).apply(to: &effect)
    view.layer.effect = effect
  }

  package override func configure(_ size: CGSize) { apply() }
}

extension View {
  /// Brightens the view; negative amounts darken it. 1 is white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_ColorFilterEffect(filter: ColorFilter(.brightness, amount)))
  }
  /// Changes the contrast: 1 is unchanged, 0 is gray; negative amounts invert colors.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ColorFilterEffect(filter: ColorFilter(.contrast, amount)))
  }
  /// Changes the saturation: 1 is unchanged, 0 is gray.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_ColorFilterEffect(filter: ColorFilter(.saturation, amount)))
  }
  /// Reduces the saturation: 0 is unchanged, 1 is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorFilterEffect(filter: ColorFilter(.hueRotation, angle.radians)))
  }
  nonisolated public func colorInvert() -> some View {
    modifier(_ColorFilterEffect(filter: ColorFilter(.inversion)))
  }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorFilterEffect(filter: ColorFilter(.multiplication), color: color))
  }
  /// Replaces the view with black whose alpha is the view's luminance.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_ColorFilterEffect(filter: ColorFilter(.luminanceToAlpha)))
  }
  /// Blurs the view by a radius in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_ColorFilterEffect(filter: ColorFilter(.blur, Double(radius))))
  }
}
