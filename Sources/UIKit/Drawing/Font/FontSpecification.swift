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

  mutating func take(family: String) {
    typeface = FontSpecification(family: family, size: size).typeface
  }

  mutating func take(name: String) {
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
