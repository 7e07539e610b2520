extension AttributeScopes {
  /// The text attributes that UIKit supports.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let obliqueness: ObliquenessAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let expansion: ExpansionAttribute
    public let textEffect: TextEffectAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attributes of UIKit. SwiftUI's attributes of the same name take precedence, as on iOS.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension NSUnderlineStyle: Hashable {}

// MARK: Conversion

/// The conversion of one attribute between the two kinds of attributed strings.
private struct AttributeBridge {
  let read: (AttributeContainer) -> (NSAttributedString.Key, Any)?
  let write: ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

  init<K: AttributedStringKey>(
    _ key: K.Type, _ name: NSAttributedString.Key, toObject: @escaping (K.Value) -> Any = { $0 },
    fromObject: @escaping (Any) -> K.Value? = { $0 as? K.Value }
  ) {
    read = { container in container[key].map { (name, toObject($0)) } }
    write = { attributes, container in
      if let value = attributes[name].flatMap(fromObject) { container[key] = value }
    }
  }

  static let all: [AttributeBridge] = {
    typealias UIKit = AttributeScopes.UIKitAttributes
    func line(_ value: Any) -> NSUnderlineStyle? {
      (value as? NSUnderlineStyle) ?? (value as? Int).map(NSUnderlineStyle.init(rawValue:))
    }
    return [
      AttributeBridge(UIKit.FontAttribute.self, .font),
      AttributeBridge(UIKit.ForegroundColorAttribute.self, .foregroundColor),
      AttributeBridge(UIKit.BackgroundColorAttribute.self, .backgroundColor),
      AttributeBridge(UIKit.ParagraphStyleAttribute.self, .paragraphStyle),
      AttributeBridge(UIKit.LigatureAttribute.self, .ligature),
      AttributeBridge(UIKit.KernAttribute.self, .kern),
      AttributeBridge(UIKit.TrackingAttribute.self, .tracking),
      AttributeBridge(UIKit.BaselineOffsetAttribute.self, .baselineOffset),
      AttributeBridge(
        UIKit.UnderlineStyleAttribute.self, .underlineStyle, toObject: \.rawValue, fromObject: line),
      AttributeBridge(UIKit.UnderlineColorAttribute.self, .underlineColor),
      AttributeBridge(
        UIKit.StrikethroughStyleAttribute.self, .strikethroughStyle, toObject: \.rawValue, fromObject: line),
      AttributeBridge(UIKit.StrikethroughColorAttribute.self, .strikethroughColor),
      AttributeBridge(UIKit.ShadowAttribute.self, .shadow),
      AttributeBridge(UIKit.AttachmentAttribute.self, .attachment),
      AttributeBridge(UIKit.ObliquenessAttribute.self, .obliqueness),
      AttributeBridge(UIKit.StrokeColorAttribute.self, .strokeColor),
      AttributeBridge(UIKit.StrokeWidthAttribute.self, .strokeWidth),
      AttributeBridge(UIKit.ExpansionAttribute.self, .expansion),
      AttributeBridge(
        UIKit.TextEffectAttribute.self, .textEffect, toObject: \.rawValue,
        fromObject: { ($0 as? String).map(NSAttributedString.TextEffectStyle.init) }),
      AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self, .link),
      AttributeBridge(
        AttributeScopes.FoundationExtensionsAttributes.InlinePresentationIntentAttribute.self,
        .inlinePresentationIntent, toObject: { $0.rawValue },
        fromObject: { ($0 as? UInt).map { InlinePresentationIntent(rawValue: $0) } }),
    ]
  }()
}

extension NSAttributedString {
  /// Creates the same text with the attributes of UIKit's scope.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      result.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.uiKitAttributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates the same text with the attributes of UIKit's scope.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(AttributedString(text.substring(with: range), attributes: AttributeContainer(uiKit: attributes)))
    }
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit's scope in a dictionary.
  package init(uiKit attributes: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all { bridge.write(attributes, &self) }
  }

  /// The attributes of UIKit's scope, for `NSAttributedString`.
  package var uiKitAttributes: [NSAttributedString.Key: Any] {
    Dictionary(AttributeBridge.all.compactMap { $0.read(self) }, uniquingKeysWith: { first, _ in first })
  }

  /// Creates a container with the attributes of UIKit's scope in a dictionary.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init(uiKit: dictionary)
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary with the attributes of UIKit's scope in the container.
  public init(_ container: AttributeContainer) {
    self = container.uiKitAttributes
  }
}

extension UIConfigurationTextAttributesTransformer {
  /// Returns the attributes of a string after transformation.
  func applied(to attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    let text = AttributedString(NSAttributedString(string: " ", attributes: attributes))
    let container = text.runs.first?.attributes ?? AttributeContainer()
    let changed = NSAttributedString(AttributedString(" ", attributes: transform(container)))
    return attributes.merging(changed.attributes(at: 0, effectiveRange: nil)) { $1 }
  }
}
