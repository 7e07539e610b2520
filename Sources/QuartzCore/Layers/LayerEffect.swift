import CoreGraphics

/// Pixel effects of a layer and its sublayers, and their compositing with the content behind.
package struct LayerEffect: Equatable, Sendable {
  package var colors: ColorMatrix?
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat = 0
  package var blendMode = CGBlendMode.normal
  /// Whether the contents are composited in isolation, so that blend modes inside do not affect the content
  /// behind.
  package var isGroup = false

  package init() {}
}

/// A layer's effect in two steps: pixel effects and compositing.
struct LayerFilter {
  let effect: LayerEffect
  let picture: FilterContent
  let composition: FilterContent

  init(_ effect: LayerEffect) {
    self.effect = effect
    var picture = effect
    picture.blendMode = .normal
    self.picture = FilterContent(picture)
    var composition = LayerEffect()
    composition.blendMode = effect.blendMode
    self.composition = FilterContent(composition)
  }

  var changesPixels: Bool { effect.colors != nil || effect.blurRadius > 0 || effect.isGroup }
  var composes: Bool { effect.blendMode != .normal }
}

/// The filter of a display list command.
package final class FilterContent {
  package let effect: LayerEffect
  /// A digest of the effect.
  let digest: UInt64

  init(_ effect: LayerEffect) {
    self.effect = effect
    var digest = mix(0x6669_6c74, Double(effect.blurRadius).bitPattern, UInt64(effect.blendMode.rawValue))
    for value in effect.colors?.values ?? [] { digest = mix(digest, value.bitPattern) }
    self.digest = digest
  }

  /// The extent of the blur, in points.
  package var reach: CGFloat { effect.blurRadius > 0 ? effect.blurRadius * 3 + 2 : 0 }
}

extension CGBlendMode {
  /// The blend mode of a named compositing filter.
  init?(filterName: String) {
    switch filterName {
    case "normalBlendMode": self = .normal
    case "multiplyBlendMode", "multiply": self = .multiply
    case "screenBlendMode", "screen": self = .screen
    case "overlayBlendMode", "overlay": self = .overlay
    case "darkenBlendMode": self = .darken
    case "lightenBlendMode": self = .lighten
    case "colorDodgeBlendMode": self = .colorDodge
    case "colorBurnBlendMode": self = .colorBurn
    case "softLightBlendMode": self = .softLight
    case "hardLightBlendMode": self = .hardLight
    case "differenceBlendMode": self = .difference
    case "exclusionBlendMode": self = .exclusion
    case "hueBlendMode": self = .hue
    case "saturationBlendMode": self = .saturation
    case "colorBlendMode": self = .color
    case "luminosityBlendMode": self = .luminosity
    case "plusD", "plusDarker": self = .plusDarker
    case "plusL", "plusLighter": self = .plusLighter
    case "sourceAtop": self = .sourceAtop
    case "destOver": self = .destinationOver
    case "destOut": self = .destinationOut
    case "xor": self = .xor
    default: return nil
    }
  }
}
