/// The attributes of descriptors.
extension FontSpecification {
  /// The fewest attributes that describe the font: the size, and the name or, for a system font, the text style or the weight, under
  /// the names that iOS writes (https://github.com/Rightpoint/BonMot, `UIFont.textStyle`; Apple, `CTFontDescriptorCopyAttributes`).
  /// Values are objects, so that they can be cast as on iOS.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [.size: NSNumber(value: Double(size))]
    switch typeface {
    case .system: result[.textStyle] = NSString(string: followedStyle?.rawValue ?? usage)
    case .named: result[.name] = NSString(string: fontName)
    }
    var described = FontSpecification(size: size)
    _ = described.take(result)
    described.scaling = scaling
    described.hasMonospacedDigits = hasMonospacedDigits
    if described == self { return result }
    if case .named(let family) = typeface {
      result[.family] = NSString(string: family)
      result[.face] = NSString(string: faceName)
    }
    result[.traits] = traits
    return result
  }

  /// All traits.
  var traits: [UIFontDescriptor.TraitKey: Any] {
    var result: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: NSNumber(value: symbolicTraits.rawValue),
      .weight: NSNumber(value: Double(weight.rawValue)),
      .width: NSNumber(value: Double(width.rawValue)),
      .slant: NSNumber(value: isItalic ? 0.07 : 0),
    ]
    if case .system(let design) = typeface, design != .default {
      result[.design] = NSString(string: design.rawValue)
    }
    return result
  }

  /// The text style of a preferred font.
  private var followedStyle: UIFont.TextStyle? { scaling?.baseSize == nil ? scaling?.style : nil }

  /// The name of the weight of a system font among its attributes. Public code that exchanges the system font compares these names.
  private var usage: String { Self.usages[min(max((weight.number + 50) / 100, 1), 9) - 1] }

  private static let usages = [
    "CTFontUltraLightUsage", "CTFontThinUsage", "CTFontLightUsage", "CTFontRegularUsage", "CTFontMediumUsage",
    "CTFontDemiUsage", "CTFontBoldUsage", "CTFontHeavyUsage", "CTFontBlackUsage",
  ]

  /// Takes the text style or the weight of a system font.
  private mutating func take(usage name: String) {
    if let index = Self.usages.firstIndex(of: name) {
      self = FontSpecification(size: size)
      weight = UIFont.Weight(number: (index + 1) * 100)
    } else if name == "CTFontEmphasizedUsage" {
      self = FontSpecification(size: size)
      weight = .bold
    } else if DynamicType.isKnown(UIFont.TextStyle(rawValue: name)) {
      self = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name)).specification
    }
  }

  /// Applies the attributes that are supported, and returns the rest.
  mutating func take(
    _ attributes: [UIFontDescriptor.AttributeName: Any]
  ) -> [UIFontDescriptor.AttributeName: Any] {
    var rest = attributes
    if let name = rest.removeValue(forKey: .name) as? String { take(name: name) }
    if let family = rest.removeValue(forKey: .family) as? String { take(family: family) }
    if let face = rest.removeValue(forKey: .face) as? String { take(face: face) }
    if let style = rest.removeValue(forKey: .textStyle) {
      if let name = (style as? UIFont.TextStyle)?.rawValue ?? (style as? String) { take(usage: name) }
    }
    if let size = rest.removeValue(forKey: .size).flatMap(number) {
      if scaling?.baseSize == nil, size != self.size { scaling = nil }
      self.size = size
    }
    // Monospaced numbers are the only font feature of Apple's that is supported.
    if let settings = rest[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for setting in settings where setting[.type].flatMap(number) == 6 {
        hasMonospacedDigits = setting[.selector].flatMap(number) == 0
      }
    }
    if let traits = rest.removeValue(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] { take(traits) }
    return rest
  }

  private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = traits[.symbolic].flatMap(number) {
      symbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(symbolic))
    }
    if let weight = traits[.weight] {
      self.weight = (weight as? UIFont.Weight) ?? number(weight).map { UIFont.Weight($0) } ?? self.weight
    }
    if let width = traits[.width] {
      self.width = (width as? UIFont.Width) ?? number(width).map { UIFont.Width($0) } ?? self.width
    }
    if let slant = traits[.slant].flatMap(number) { isItalic = slant > 0 }
    if let design = traits[.design], case .system = typeface {
      let name = (design as? UIFontDescriptor.SystemDesign)?.rawValue ?? (design as? String)
      if let name { typeface = .system(UIFontDescriptor.SystemDesign(rawValue: name)) }
    }
  }
}

private func number(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as UInt32: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
