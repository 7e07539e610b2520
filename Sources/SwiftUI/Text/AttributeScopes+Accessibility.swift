extension AttributeScopes {
  /// Attributes of text for assistive technology. They have no effect: the desktop's screen readers control their own speech.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    public let accessibilitySpeechAnnouncementsQueued: QueueAttribute
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    public let accessibilityTextualContext: TextualContextAttribute
    public let accessibilityTextCustom: CustomAttribute

    /// Whether punctuation is spoken.
    public enum PunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }

    /// Whether each character is spoken.
    public enum SpellOutAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }

    /// Whether an announcement waits for those before it.
    public enum QueueAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }

    /// The priority of an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// A priority.
      public enum Value: Hashable, Sendable { case low, `default`, high }
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }

    /// The pitch of the voice, from -1 to 1.
    public enum AdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }

    /// The pronunciation in the International Phonetic Alphabet.
    public enum PhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }

    /// The level of a heading.
    public enum HeadingLevelAttribute: AttributedStringKey {
      /// A level.
      public enum Value: Int, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
      public static let name = "UIAccessibilityTextAttributeHeadingLevel"
    }

    /// The context of text, such as source code.
    public enum TextualContextAttribute: AttributedStringKey {
      public typealias Value = UIAccessibilityTextualContext
      public static let name = "UIAccessibilityTextAttributeContext"
    }

    /// Descriptions of the text by the app.
    public enum CustomAttribute: AttributedStringKey {
      public typealias Value = [String]
      public static let name = "UIAccessibilityTextAttributeCustom"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
