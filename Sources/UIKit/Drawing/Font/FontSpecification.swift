/// The complete description of a font.
struct FontSpecification: Hashable {
  enum Typeface: Hashable {
    case system(UIFontDescriptor.SystemDesign)
    /// An installed family, or one of the app.
    case named(String)
  }

  var typeface = Typeface.system(.default)
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var width = UIFont.Width.standard
  var isItalic = false
  var hasMonospacedDigits = false
  /// Set for fonts that follow the content size category.
  var scaling: FontScaling?

  init(size: CGFloat) {
    self.size = size
  }

  /// The face that the text engine draws with.
  var face: FontFace {
    let design: FontFace.Design =
      switch typeface {
      case .system(.monospaced): .monospaced
      case .system(.serif): .serif
      case .system(.rounded): .rounded
      case .system: .system
      case .named(let family): FontLookup.design(family: family)
      }
    return .make(
      design: design, size: size, weight: CGFloat(weight.number), italic: isItalic,
      monospacedDigits: hasMonospacedDigits)
  }

  var familyName: String {
    switch typeface {
    case .system(.monospaced): ".AppleSystemUIFontMonospaced"
    case .system(.serif): ".AppleSystemUIFontSerif"
    case .system(.rounded): ".AppleSystemUIFontRounded"
    case .system: ".AppleSystemUIFont"
    case .named(let family): family
    }
  }

  /// The PostScript name, from family, weight and slope.
  var fontName: String {
    if case .named(let family) = typeface,
      let name = FontLookup.postScriptName(family: family, weight: weight.number, isItalic: isItalic)
    {
      return name
    }
    let family: String =
      switch typeface {
      case .system(.monospaced): ".SFUIMono"
      case .system(.serif): ".NewYork"
      case .system(.rounded): ".SFUIRounded"
      case .system: ".SFUI"
      case .named(let family): family.replacingOccurrences(of: " ", with: "")
      }
    let face = faceName
    switch (typeface, face) {
    case (.named, "Regular"): return family
    case (.system, "Italic"): return "\(family)-RegularItalic"
    default: break
    }
    return "\(family)-\(face.replacingOccurrences(of: " ", with: ""))"
  }

  /// The style within the family, such as "Semibold Italic".
  var faceName: String {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    let name = names[min(max((weight.number + 50) / 100, 1), 9) - 1]
    if !isItalic { return name }
    return name == "Regular" ? "Italic" : "\(name) Italic"
  }

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    get {
      var traits: UIFontDescriptor.SymbolicTraits = []
      if isItalic { traits.insert(.traitItalic) }
      if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
      if width.rawValue <= UIFont.Width.condensed.rawValue { traits.insert(.traitCondensed) }
      if width.rawValue >= UIFont.Width.expanded.rawValue { traits.insert(.traitExpanded) }
      if typeface == .system(.monospaced) { traits.insert(.traitMonoSpace) }
      if case .system = typeface { traits.insert(.traitUIOptimized) }
      return traits
    }
    set {
      let old = symbolicTraits
      isItalic = newValue.contains(.traitItalic)
      if newValue.contains(.traitBold) != old.contains(.traitBold) {
        // Emphasized text styles such as headlines are bold; without the bold trait, the weight is regular.
        weight = newValue.contains(.traitBold) ? .bold : .regular
      }
      if newValue.contains(.traitCondensed) != old.contains(.traitCondensed) {
        width = newValue.contains(.traitCondensed) ? .condensed : .standard
      }
      if newValue.contains(.traitExpanded) != old.contains(.traitExpanded) {
        width = newValue.contains(.traitExpanded) ? .expanded : .standard
      }
      if newValue.contains(.traitMonoSpace), case .system(.default) = typeface {
        typeface = .system(.monospaced)
      }
    }
  }

  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [.size: size]
    switch typeface {
    case .system: result[.name] = fontName
    case .named(let family): result[.family] = family
    }
    result[.face] = faceName
    result[.textStyle] = scaling?.style
    result[.traits] = [
      UIFontDescriptor.TraitKey.symbolic: symbolicTraits.rawValue,
      UIFontDescriptor.TraitKey.weight: weight.rawValue,
      UIFontDescriptor.TraitKey.width: width.rawValue,
      UIFontDescriptor.TraitKey.slant: CGFloat(isItalic ? 0.07 : 0),
    ]
    return result
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
      let style = (style as? UIFont.TextStyle) ?? (style as? String).map(UIFont.TextStyle.init(rawValue:))
      if let style { self = UIFont.preferredFont(forTextStyle: style).specification }
    }
    if let size = rest.removeValue(forKey: .size).flatMap(number) {
      self.size = size
      if scaling?.baseSize == nil { scaling = nil }
    }
    // Monospaced numbers are the only font feature of Apple's that is supported.
    if let settings = rest[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for setting in settings where setting[.type].flatMap(number) == 6 {
        hasMonospacedDigits = setting[.selector].flatMap(number) == 0
      }
    }
    if let traits = rest.removeValue(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] {
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
    }
    return rest
  }

  private mutating func take(family: String) {
    typeface = FontSpecification(family: family, size: size).typeface
  }

  private mutating func take(name: String) {
    guard let named = FontSpecification(name: name, size: size) else {
      typeface = .named(name)
      return
    }
    typeface = named.typeface
    weight = named.weight
    isItalic = named.isItalic
  }

  mutating func take(face: String) {
    let face = face.lowercased().replacingOccurrences(of: " ", with: "")
    if let weight = FontSpecification.weight(named: face) { self.weight = weight }
    isItalic = face.contains("italic") || face.contains("oblique")
  }

  private static func weight(named face: String) -> UIFont.Weight? {
    // Longer names precede the shorter ones that they end in, such as "ultralight" and "semibold".
    let names: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
      ("regular", .regular), ("book", .regular), ("roman", .regular), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
      ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    if face == "italic" || face == "oblique" { return .regular }
    return names.first { face.hasPrefix($0.0) }?.1
  }
}

extension FontSpecification {
  /// Creates the font of a family name, which may be one of the names of the system font.
  init(family: String, size: CGFloat) {
    self.init(size: size)
    switch family {
    case ".AppleSystemUIFont", ".SF UI Text", ".SF UI Display", ".SFUI": typeface = .system(.default)
    case ".AppleSystemUIFontMonospaced", ".SFUIMono": typeface = .system(.monospaced)
    case ".AppleSystemUIFontSerif", ".NewYork": typeface = .system(.serif)
    case ".AppleSystemUIFontRounded", ".SFUIRounded": typeface = .system(.rounded)
    default: typeface = .named(family)
    }
  }

  /// Creates the font with a PostScript name such as "Inter-SemiBoldItalic", a full name such as "Inter
  /// Bold", or a family name; nil if none is installed.
  init?(name: String, size: CGFloat) {
    if name.hasPrefix(".") {
      let parts = name.split(separator: "-", maxSplits: 1)
      self.init(family: String(parts[0]), size: size)
      guard case .system = typeface else { return nil }
      if parts.count == 2 { take(face: String(parts[1])) }
      return
    }
    guard let found = FontLookup.find(name) else { return nil }
    self.init(size: size)
    typeface = .named(found.family)
    weight = found.weight
    isItalic = found.isItalic
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
