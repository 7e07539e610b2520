/// Archives of paragraph styles, with the keys of iOS. Values that are zero are left out.
extension NSParagraphStyle.Values {
  private static let lengths: [(key: String, path: WritableKeyPath<Self, CGFloat>)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
    ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSHeadIndent", \.headIndent),
    ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
    ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
    ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSDefaultTabInterval", \.defaultTabInterval),
  ]

  init(_ coder: NSCoder) {
    self.init()
    for (key, path) in Self.lengths { self[keyPath: path] = coder.decodeDouble(forKey: key) }
    func integer(_ key: String) -> Int? {
      coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
    }
    alignment = integer("NSAlignment").flatMap(NSTextAlignment.init(rawValue:)) ?? .natural
    lineBreakMode = integer("NSLineBreakMode").flatMap(NSLineBreakMode.init(rawValue:)) ?? .byWordWrapping
    baseWritingDirection =
      integer("NSWritingDirection").flatMap(NSWritingDirection.init(rawValue:)) ?? .natural
    hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
    usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
    lineBreakStrategy = .init(rawValue: UInt(bitPattern: integer("NSLineBreakStrategy") ?? 0))
    // Decoding a missing object is an error.
    if coder.containsValue(forKey: "NSTabStops") {
      tabStops = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab]
    }
  }

  func encode(with coder: NSCoder) {
    for (key, path) in Self.lengths where self[keyPath: path] != 0 {
      coder.encode(Double(self[keyPath: path]), forKey: key)
    }
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
    coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTighteningForTruncation")
    coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    if let tabStops { coder.encode(tabStops as NSArray, forKey: "NSTabStops") }
  }
}
