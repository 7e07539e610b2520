// Accessibility modifiers of `Text`. They return texts that can be concatenated.
extension Text {
  /// The spoken text if it differs from the visible one.
  package var spokenString: String? {
    guard isSpokenOtherwise else { return nil }
    return spokenParts
  }

  /// Whether the text is marked as a heading.
  package var isHeading: Bool { modifiers.contains(.heading) }

  /// Marks the text as a heading for assistive technology; no effect in concatenated text.
  @_disfavoredOverload
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.heading) }

  private var ownSpoken: String? {
    for case .spoken(let text) in modifiers.reversed() { return text }
    return nil
  }
  private var isSpokenOtherwise: Bool {
    if ownSpoken != nil { return true }
    if case .joined(let a, let b) = storage { return a.isSpokenOtherwise || b.isSpokenOtherwise }
    return false
  }
  private var spokenParts: String {
    if let ownSpoken { return ownSpoken }
    if case .joined(let a, let b) = storage { return a.spokenParts + b.spokenParts }
    return plainString
  }

  public func accessibilityLabel(_ label: Text) -> Text { adding(.spoken(label.plainString)) }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    adding(.spoken(labelKey.string()))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { adding(.spoken(String(label))) }

  /// Spells the text out letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    value ? adding(.spoken(spokenParts.map(String.init).joined(separator: " "))) : self
  }
}
