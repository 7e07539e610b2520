import CoreGraphics
import Foundation

extension CALayer {
  // MARK: Animations

  func defaultAdd(_ anim: CAAnimation, forKey key: String?) {
    AnimationScheduler.shared.add(anim, forKey: anim is CATransition ? kCATransition : key, to: self)
  }

  func defaultRemoveAnimation(forKey key: String) {
    AnimationScheduler.shared.remove(from: self) { $0.key == key }
  }

  func defaultRemoveAllAnimations() {
    AnimationScheduler.shared.remove(from: self) { _ in true }
  }

  func defaultAnimationKeys() -> [String]? {
    guard let records = extras?.animations?.records, !records.isEmpty else { return nil }
    return records.compactMap(\.key)
  }

  func defaultAnimation(forKey key: String) -> CAAnimation? {
    extras?.animations?.record(forKey: key)?.animation
  }

  /// Whether the layer has any animations.
  package var hasAnimations: Bool { extras?.animations != nil }

  // MARK: Presentation

  func defaultPresentation() -> Self? {
    if flags.contains(.isPresentation) { return self }
    extras?.animations?.evaluate(at: FrameClock.shared.now, marksChanges: false)
    return (makePresentation() as! Self)
  }

  /// Returns a copy of the layer, created by `init(layer:)` of its own class.
  ///
  /// The initializer is not `required`. A call on the metatype of a subclass that overrides it as `required` is
  /// dispatched through the method table of that subclass.
  @inline(never) @_optimize(none)
  private func copyOfSameClass() -> CALayer {
    let type = type(of: self)
    if type == CALayer.self { return CALayer(layer: self) }
    let made: CALayer = unsafeBitCast(type, to: RequiredLayer.Type.self).init(layer: self)
    precondition(Swift.type(of: made) == type, "init(layer:) was not called through the method table")
    return made
  }

  private func makePresentation() -> CALayer {
    let copy = copyOfSameClass()
    if let values = extras?.animations?.values {
      values.forEach { copy.setModelValue($0, $1) }
      for (key, value) in values.customValues { copy.box.values[key] = value.boxed(as: .custom) }
    }
    return copy
  }

  /// The presentation value.
  final func presentationValue(_ property: LayerProperty) -> AnimatableValue? {
    if let animations = extras?.animations {
      animations.evaluate(at: FrameClock.shared.now, marksChanges: false)
      if let value = animations.values.value(property) { return value }
    }
    return modelValue(property)
  }

  final func presentationValue(of target: AnimationTarget) -> AnimatableValue? {
    if let property = target.property { return presentationValue(property) }
    if let animations = extras?.animations {
      animations.evaluate(at: FrameClock.shared.now, marksChanges: false)
      if let value = animations.values.value(target) { return value }
    }
    return modelValue(of: target)
  }

  final func modelValue(of target: AnimationTarget) -> AnimatableValue? {
    if let property = target.property { return modelValue(property) }
    guard let custom = target.custom else { return nil }
    return AnimatableValue(value(forKey: custom), as: .custom) ?? .scalar(0)
  }

  /// Redraws the layer after an animated change of custom properties, if its class requires it.
  final func customValuesChanged(_ values: PresentationValues) {
    guard values.customValues.keys.contains(where: { type(of: self).needsDisplay(forKey: $0) }) else {
      return
    }
    let copy = makePresentation()
    copy.owner = delegate
    copy.display()
    if let drawing = copy.extras?.drawing { self.drawing = drawing }
    if let contents = copy.extras?.contents { self.contents = contents }
  }

  /// Whether the layer is in a visible tree.
  final var isShown: Bool {
    var layer: CALayer? = self
    while let l = layer {
      if l.flags.contains(.isRoot) { return true }
      layer = l.parent
    }
    return false
  }

  // MARK: Values on screen, for the renderer

  @inline(__always)
  private final func animated(_ property: LayerProperty) -> AnimatableValue? {
    guard let animations = extras?.animations else { return nil }
    return animations.value(property)
  }

  final var renderBounds: CGRect { animated(.bounds)?.rect ?? storedBounds }
  final var renderPosition: CGPoint { animated(.position)?.point ?? storedPosition }
  final var renderAnchorPoint: CGPoint { animated(.anchorPoint)?.point ?? storedAnchorPoint }
  final var renderZPosition: CGFloat { animated(.zPosition)?.number ?? extras?.zPosition ?? 0 }
  final var renderTransform: CATransform3D { animated(.transform)?.matrix ?? transform }
  final var renderSublayerTransform: CATransform3D? {
    animated(.sublayerTransform)?.matrix ?? extras?.sublayerTransform
  }
  final var renderOpacity: Double {
    min(max(animated(.opacity)?.number ?? Double(storedOpacity), 0), 1)
  }
  final var renderHidden: Bool {
    guard let value = animated(.hidden) else { return flags.contains(.hidden) }
    return value.number >= 0.5
  }
  final var renderCornerRadius: CGFloat { animated(.cornerRadius)?.number ?? storedCornerRadius }
  final var renderBackgroundColor: SIMD4<Double> {
    animated(.backgroundColor)?.rgba ?? AnimatableValue(storedBackgroundColor).rgba
  }

  /// The presentation value as of the last frame.
  final func renderValue(_ property: LayerProperty) -> AnimatableValue? {
    animated(property) ?? modelValue(property)
  }

  final func renderNumber(_ property: LayerProperty) -> Double { renderValue(property)?.number ?? 0 }
}

private class RequiredLayer: CALayer {
  required override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// Without a subclass of `RequiredLayer` the optimizer would call its initializer directly.
private final class RequiredLayerSubclass: RequiredLayer {}
