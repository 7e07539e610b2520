@_exported import UIKit

// The keys of Core Text's attributes are those of UIKit where both have the attribute.

/// A `CTFont`, which is a `UIFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// A `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A Boolean value: whether the text has the fill color of the context.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Additional space after each character, in points.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// Additional space between characters, in points.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// The raw value of a `CTUnderlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// A `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The offset from the baseline upwards, in points.
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue
/// 1 for superscript, -1 for subscript. Differs from iOS: glyphs keep their size.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The width of the outline. Has no effect: outlines are not drawn.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// Has no effect: outlines are not drawn.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// A `CTRunDelegate`.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// Has no effect: text is horizontal.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// Has no effect.
public let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
/// Has no effect: the writing direction depends on the characters and the paragraph style.
public let kCTWritingDirectionAttributeName: CFString = NSAttributedString.Key.writingDirection.rawValue
/// Has no effect: the language depends on the characters.
public let kCTLanguageAttributeName: CFString = "NSLanguage"
/// Has no effect.
public let kCTGlyphInfoAttributeName: CFString = "NSGlyphInfo"
/// Has no effect.
public let kCTCharacterShapeAttributeName: CFString = "NSCharacterShape"
/// Has no effect.
public let kCTBaselineClassAttributeName: CFString = "CTBaselineClass"
/// Has no effect.
public let kCTBaselineInfoAttributeName: CFString = "CTBaselineInfo"
/// Has no effect.
public let kCTBaselineReferenceInfoAttributeName: CFString = "CTBaselineReferenceInfo"
/// Has no effect.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"
/// Has no effect.
public let kCTAdaptiveImageProviderAttributeName: CFString = "CTAdaptiveImageProvider"

/// The style of an underline.
public struct CTUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let single = CTUnderlineStyle(rawValue: 0x01)
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// The pattern of an underline.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let patternSolid: CTUnderlineStyleModifiers = []
  public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
  public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
  public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
  public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}
