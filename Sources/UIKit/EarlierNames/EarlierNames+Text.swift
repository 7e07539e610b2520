import Foundation

// Names of Swift 3 that are compatible with the current types, available to sources in Swift 4 mode.

@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
@preconcurrency @MainActor public var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
@preconcurrency @MainActor public var UIFontWeightThin: UIFont.Weight { .thin }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
@preconcurrency @MainActor public var UIFontWeightLight: UIFont.Weight { .light }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
@preconcurrency @MainActor public var UIFontWeightRegular: UIFont.Weight { .regular }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
@preconcurrency @MainActor public var UIFontWeightMedium: UIFont.Weight { .medium }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
@preconcurrency @MainActor public var UIFontWeightSemibold: UIFont.Weight { .semibold }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
@preconcurrency @MainActor public var UIFontWeightBold: UIFont.Weight { .bold }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
@preconcurrency @MainActor public var UIFontWeightHeavy: UIFont.Weight { .heavy }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
@preconcurrency @MainActor public var UIFontWeightBlack: UIFont.Weight { .black }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.body")
@preconcurrency @MainActor public var UIFontTextStyleBody: UIFont.TextStyle { .body }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.headline")
@preconcurrency @MainActor public var UIFontTextStyleHeadline: UIFont.TextStyle { .headline }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.subheadline")
@preconcurrency @MainActor public var UIFontTextStyleSubheadline: UIFont.TextStyle { .subheadline }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.footnote")
@preconcurrency @MainActor public var UIFontTextStyleFootnote: UIFont.TextStyle { .footnote }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.caption1")
@preconcurrency @MainActor public var UIFontTextStyleCaption1: UIFont.TextStyle { .caption1 }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.caption2")
@preconcurrency @MainActor public var UIFontTextStyleCaption2: UIFont.TextStyle { .caption2 }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.title1")
@preconcurrency @MainActor public var UIFontTextStyleTitle1: UIFont.TextStyle { .title1 }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.title2")
@preconcurrency @MainActor public var UIFontTextStyleTitle2: UIFont.TextStyle { .title2 }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.title3")
@preconcurrency @MainActor public var UIFontTextStyleTitle3: UIFont.TextStyle { .title3 }
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle.callout")
@preconcurrency @MainActor public var UIFontTextStyleCallout: UIFont.TextStyle { .callout }
