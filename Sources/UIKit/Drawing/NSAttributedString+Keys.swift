extension NSAttributedString.Key {
  /// A `UIFont`; the default is Helvetica at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; the default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// 0 for no ligatures, 1 for the default ligatures of the font.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Additional space after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The width of the outline.
  ///
  /// Differs from iOS: outlines are not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The color of the outline.
  ///
  /// Differs from iOS: outlines are not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The text effect.
  ///
  /// Differs from iOS: not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Whether glyphs have their vertical forms; only 0, horizontal text, is supported, as on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// An `NSTextAttachment`, for the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// The raw value of an `InlinePresentationIntent`, which describes emphasis.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The offset from the baseline upwards, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A slant; above 0, text is italic.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the glyphs' expansion factor.
  ///
  /// Differs from iOS: not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The writing directions of nested embeddings.
  ///
  /// Differs from iOS: the writing direction depends on the characters and the paragraph style.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Speech attributes of the text for VoiceOver.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  public static let accessibilityTextualContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
  /// Returns the text with its preferred and scaled fonts at the size for the traits. Other fonts are
  /// unchanged.
  func adjusted(for traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
      guard let font = font as? UIFont else { return }
      result.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
    return result
  }
}

extension NSAttributedString {
  /// The name of a text effect.
  ///
  /// Differs from iOS: effects are not drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
