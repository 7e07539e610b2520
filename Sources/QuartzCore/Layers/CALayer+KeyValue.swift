import CoreGraphics
import Foundation

extension CALayer {
  func defaultValue(forKey key: String) -> Any? {
    if let property = LayerProperty(key: key == "isHidden" ? "hidden" : key) {
      switch property {
      case .contents: return contents
      case .mask: return mask
      default:
        if let value = modelValue(property) { return value.boxed(as: property.kind) }
      }
    }
    switch key {
    case "frame": return frame
    case "name": return name
    case "delegate": return delegate
    case "sublayers": return sublayers
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    default: break
    }
    if let value = extras?.values[key] { return value }
    var style = extras?.style
    while let s = style {
      if let value = s[key] { return value }
      style = s["style"] as? [AnyHashable: Any]
    }
    return Self.defaultValue(forKey: key)
  }

  func defaultSetValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty(key: key == "isHidden" ? "hidden" : key), modelValue(property) != nil {
      switch property {
      case .contents: contents = value
      case .mask: mask = value as? CALayer
      default:
        if let value = AnimatableValue(value, as: property.kind) {
          setModelValue(property, value)
        } else if value == nil {
          clearModelValue(property)
        }
      }
      return
    }
    switch key {
    case "frame": if let value = AnimatableValue(value, as: .rect) { frame = value.rect }
    case "name": name = value as? String
    case "speed": speed = Float(value.flatMap(AnimatableValue.number) ?? 1)
    case "timeOffset": timeOffset = value.flatMap(AnimatableValue.number) ?? 0
    case "beginTime": beginTime = value.flatMap(AnimatableValue.number) ?? 0
    default: setCustomValue(value, forKey: key)
    }
  }

  private func setCustomValue(_ value: Any?, forKey key: String) {
    let isPresentation = flags.contains(.isPresentation)
    let redraws = !isPresentation && type(of: self).needsDisplay(forKey: key)
    let action = redraws && !CATransaction.disableActions() ? action(forKey: key) : nil
    if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil,
      let target = AnimationTarget(keyPath: key)
    {
      basic.fromValue = presentationValue(of: target)?.boxed(as: .custom)
    }
    box.values[key] = value
    if redraws { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func defaultValue(forKeyPath path: String) -> Any? {
    guard let target = AnimationTarget(keyPath: path), let property = target.property,
      target.component != .whole,
      let whole = modelValue(property)
    else { return value(forKey: path) }
    return target.extract(from: whole).boxed(as: target.kind)
  }

  func defaultSetValue(_ value: Any?, forKeyPath path: String) {
    guard let target = AnimationTarget(keyPath: path), let property = target.property,
      target.component != .whole,
      let whole = modelValue(property)
    else { return setValue(value, forKey: path) }
    guard let part = AnimatableValue(value, as: target.kind) else { return }
    setModelValue(property, target.insert(part, into: whole))
  }

  // MARK: Properties as animatable values

  final func baseModelValue(_ property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .bounds: AnimatableValue(storedBounds)
    case .position: AnimatableValue(storedPosition)
    case .anchorPoint: AnimatableValue(storedAnchorPoint)
    case .transform: .transform(transform)
    case .opacity: .scalar(Double(storedOpacity))
    case .backgroundColor: AnimatableValue(storedBackgroundColor)
    case .cornerRadius: .scalar(storedCornerRadius)
    case .zPosition: .scalar(zPosition)
    case .anchorPointZ: .scalar(anchorPointZ)
    case .sublayerTransform: .transform(sublayerTransform)
    case .hidden: .scalar(isHidden ? 1 : 0)
    case .masksToBounds: .scalar(masksToBounds ? 1 : 0)
    case .borderWidth: .scalar(borderWidth)
    case .borderColor: AnimatableValue(borderColor)
    case .shadowColor: AnimatableValue(shadowColor)
    case .shadowOpacity: .scalar(Double(shadowOpacity))
    case .shadowOffset: AnimatableValue(shadowOffset)
    case .shadowRadius: .scalar(shadowRadius)
    case .shadowPath: shadowPath.map { .path($0) } ?? .object(nil)
    case .contents: .object(contents)
    case .contentsRect: AnimatableValue(contentsRect)
    case .contentsCenter: AnimatableValue(contentsCenter)
    case .contentsScale: .scalar(contentsScale)
    case .mask: .object(mask)
    case .backdropBlurRadius: .scalar(backdropBlurRadius)
    case .backdropSaturation: .scalar(backdropSaturation)
    default: nil
    }
  }

  final func setBaseModelValue(_ property: LayerProperty, _ value: AnimatableValue) {
    switch property {
    case .bounds: bounds = value.rect
    case .position: position = value.point
    case .anchorPoint: anchorPoint = value.point
    case .transform: transform = value.matrix
    case .opacity: opacity = Float(value.number)
    case .backgroundColor: backgroundColor = value.cgColor
    case .cornerRadius: cornerRadius = value.number
    case .zPosition: zPosition = value.number
    case .anchorPointZ: anchorPointZ = value.number
    case .sublayerTransform: sublayerTransform = value.matrix
    case .hidden: isHidden = value.number >= 0.5
    case .masksToBounds: masksToBounds = value.number >= 0.5
    case .borderWidth: borderWidth = value.number
    case .borderColor: borderColor = value.cgColor
    case .shadowColor: shadowColor = value.cgColor
    case .shadowOpacity: shadowOpacity = Float(value.number)
    case .shadowOffset: shadowOffset = value.size
    case .shadowRadius: shadowRadius = value.number
    case .shadowPath: shadowPath = value.cgPath
    case .contents: if case .object(let object) = value { contents = object }
    case .contentsRect: contentsRect = value.rect
    case .contentsCenter: contentsCenter = value.rect
    case .contentsScale: contentsScale = value.number
    case .backdropBlurRadius: backdropBlurRadius = value.number
    case .backdropSaturation: backdropSaturation = value.number
    default: break
    }
  }

  private func clearModelValue(_ property: LayerProperty) {
    switch property {
    case .backgroundColor: backgroundColor = nil
    case .borderColor: borderColor = nil
    case .shadowColor: shadowColor = nil
    case .shadowPath: shadowPath = nil
    case .path, .fillColor, .strokeColor, .colors, .locations: setModelValue(property, .object(nil))
    default: break
    }
  }
}
