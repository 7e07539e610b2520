/// What assistive technology hears of a view.
public struct _AccessibilityModifier: ViewModifier, ViewEffect {
  public typealias Body = Never
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var isElement: Bool?

  package func isSame(as other: Self) -> Bool {
    label == other.label && value == other.value && hint == other.hint && identifier == other.identifier
      && isHidden == other.isHidden && addedTraits == other.addedTraits && isElement == other.isElement
  }

  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    if let isHidden { view.accessibilityElementsHidden = isHidden }
    // A view that is one control or one text speaks for itself.
    let target = view.accessibilityTarget
    if let label { target.accessibilityLabel = label }
    if let value { target.accessibilityValue = value }
    if let hint { target.accessibilityHint = hint }
    if let identifier { target.accessibilityIdentifier = identifier }
    if !addedTraits.isEmpty { target.accessibilityTraits.formUnion(addedTraits.uiKit) }
    if label != nil || isElement == true { target.isAccessibilityElement = true }
  }
}

extension HostingView {
  /// The one view inside that is an element for assistive technology, else this one.
  fileprivate var accessibilityTarget: UIView {
    var found: [UIView] = []
    func collect(_ view: UIView) {
      for child in view.subviews {
        if child is UIControl || child is UILabel || child is UIImageView {
          found.append(child)
        } else {
          collect(child)
        }
      }
    }
    collect(self)
    return found.first { $0 is UIControl } ?? (found.count == 1 ? found[0] : self)
  }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)

  var uiKit: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if contains(.isButton) { traits.insert(.button) }
    if contains(.isHeader) { traits.insert(.header) }
    if contains(.isSelected) { traits.insert(.selected) }
    if contains(.isLink) { traits.insert(.link) }
    if contains(.isImage) { traits.insert(.image) }
    if contains(.isStaticText) { traits.insert(.staticText) }
    return traits
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let kind: Int
  public static let ignore = AccessibilityChildBehavior(kind: 0)
  public static let contain = AccessibilityChildBehavior(kind: 1)
  public static let combine = AccessibilityChildBehavior(kind: 2)
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityModifier(label: label.plainString))
  }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    modifier(_AccessibilityModifier(label: key.string()))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_AccessibilityModifier(label: String(label)))
  }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    modifier(_AccessibilityModifier(value: key.string()))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(_AccessibilityModifier(value: String(value)))
  }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    modifier(_AccessibilityModifier(hint: key.string()))
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(_AccessibilityModifier(hint: String(hint)))
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityModifier(identifier: identifier))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_AccessibilityModifier(isHidden: hidden))
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_AccessibilityModifier(addedTraits: traits))
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(_AccessibilityModifier(isElement: children != .contain))
  }
}
