// Speech settings of views. They have no effect: the desktop's screen readers control their own speech.
extension View {
  /// Sets the pitch of the voice; no effect on desktops.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Spells text out; no effect on desktops.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Reads punctuation; no effect on desktops.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Queues announcements; no effect on desktops.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The kind of a text, which affects how it is read.
public struct AccessibilityTextContentType: Sendable {
  let context: String
  public static let plain = AccessibilityTextContentType(context: "")
  public static let console = AccessibilityTextContentType(context: "console")
  public static let fileSystem = AccessibilityTextContentType(context: "fileSystem")
  public static let messaging = AccessibilityTextContentType(context: "messaging")
  public static let narrative = AccessibilityTextContentType(context: "narrative")
  public static let sourceCode = AccessibilityTextContentType(context: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(context: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(context: "wordProcessing")
}

/// How VoiceOver announces a view that receives touches directly. No effect.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom that assistive technology asks for.
public struct AccessibilityZoomGestureAction {
  public enum Direction { case zoomIn, zoomOut }
  public let direction: Direction
  /// The place in the view, from 0 to 1.
  public let location: UnitPoint
  /// The place in the view, in points.
  public let point: CGPoint
}

extension View {
  /// Sets the kind of the view's text.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modifier(
      _AccessibilityModifier(textContext: UIAccessibilityTextualContext(rawValue: value.context)))
  }
  /// Sets the names for voice control, the preferred one first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(_AccessibilityModifier(inputLabels: inputLabels.map(\.plainString)))
  }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    modifier(_AccessibilityModifier(inputLabels: inputLabelKeys.map { $0.string() }))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    modifier(_AccessibilityModifier(inputLabels: inputLabels.map { String($0) }))
  }
  /// Sets the action for scrolling by assistive technology. The action receives the edge in whose direction to scroll.
  @preconcurrency
  nonisolated public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void)
    -> some View
  {
    modifier(_AccessibilityModifier(actions: AccessibilityActions(scroll: handler)))
  }

  /// Sets whether colors stay as they are when all colors of the display are inverted; no effect on desktops, which do not
  /// invert those of single windows.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Links accessibility elements, between which VoiceOver offers to jump; no effect on desktops, whose screen readers have
  /// no such command.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Sets whether touches reach the view while VoiceOver runs. Sets the trait only: touches always reach views on desktops.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    modifier(
      isDirectTouchArea
        ? _AccessibilityModifier(addedTraits: .allowsDirectInteraction)
        : _AccessibilityModifier(removedTraits: .allowsDirectInteraction))
  }
  /// Sets the action for zooming by assistive technology; no effect on desktops, whose screen readers have no such command.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  // MARK: Under a condition

  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(_AccessibilityModifier(label: isEnabled ? label.plainString : nil))
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modifier(_AccessibilityModifier(value: isEnabled ? value.plainString : nil))
  }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(_AccessibilityModifier(hint: isEnabled ? hint.plainString : nil))
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(_AccessibilityModifier(identifier: isEnabled ? identifier : nil))
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(_AccessibilityModifier(isHidden: isEnabled ? hidden : nil))
  }
  /// Adds information about the view that is read after its value.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text?, importance: AXCustomContent.Importance
  ) -> some View {
    modifier(_AccessibilityModifier(detail: value.map { "\(label.plainString): \($0.plainString)" }))
  }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text?, importance: AXCustomContent.Importance
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }
}

extension Text {
  /// Sets the kind of content; no effect on desktops.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// Sets the pitch of the voice; no effect on desktops.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Reads punctuation; no effect on desktops.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Queues announcements; no effect on desktops.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// Notifications for assistive technology.
public enum AccessibilityNotification {
  /// A spoken message.
  public struct Announcement {
    let text: String
    @_disfavoredOverload
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    @_disfavoredOverload
    public init(_ announcement: String) { text = announcement }
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }
    @MainActor @preconcurrency public func post() {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
  /// A change of a part of the screen.
  public struct LayoutChanged {
    let element: Any?
    public init(_ element: Any? = nil) { self.element = element }
    @MainActor @preconcurrency public func post() {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }
  }
  /// A change of the whole screen.
  public struct ScreenChanged {
    let element: Any?
    public init(_ element: Any? = nil) { self.element = element }
    @MainActor @preconcurrency public func post() {
      UIAccessibility.post(notification: .screenChanged, argument: element)
    }
  }
  /// A change of the visible page.
  public struct PageScrolled {
    let text: String
    public init(_ message: String) { text = message }
    @MainActor @preconcurrency public func post() {
      UIAccessibility.post(notification: .pageScrolled, argument: text)
    }
  }
}
