import Foundation

/// Archives of fonts: the family or design, the size, the weight, the width and the slant.
extension FontSpecification {
  private enum Key {
    static let family = "NSFontFamilyAttribute"
    static let design = "NSCTFontUIFontDesignTrait"
    static let size = "NSFontSizeAttribute"
    static let weight = "NSCTFontWeightTrait"
    static let width = "NSCTFontProportionTrait"
    static let isItalic = "NSCTFontSlantTrait"
    static let digits = "UIFontMonospacedDigits"
  }

  init?(_ coder: NSCoder) {
    guard coder.containsValue(forKey: Key.size) else { return nil }
    self.init(size: coder.decodeDouble(forKey: Key.size))
    func text(_ key: String) -> String? {
      coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key) as String? : nil
    }
    if let family = text(Key.family) {
      typeface = .named(family)
    } else if let design = text(Key.design) {
      typeface = .system(UIFontDescriptor.SystemDesign(rawValue: design))
    }
    weight = UIFont.Weight(rawValue: coder.decodeDouble(forKey: Key.weight))
    width = UIFont.Width(rawValue: coder.decodeDouble(forKey: Key.width))
    isItalic = coder.decodeBool(forKey: Key.isItalic)
    hasMonospacedDigits = coder.decodeBool(forKey: Key.digits)
  }

  func encode(with coder: NSCoder) {
    switch typeface {
    case .named(let family): coder.encode(family as NSString, forKey: Key.family)
    case .system(let design): coder.encode(design.rawValue as NSString, forKey: Key.design)
    }
    coder.encode(Double(size), forKey: Key.size)
    coder.encode(Double(weight.rawValue), forKey: Key.weight)
    coder.encode(Double(width.rawValue), forKey: Key.width)
    coder.encode(isItalic, forKey: Key.isItalic)
    coder.encode(hasMonospacedDigits, forKey: Key.digits)
  }
}
