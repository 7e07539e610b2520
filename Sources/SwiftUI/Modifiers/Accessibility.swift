/// Accessibility attributes of a view.
public struct _AccessibilityModifier: ViewModifier, ViewEffect {
  public typealias Body = Never
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var children: AccessibilityChildBehavior?
  var priority: Double?
  var isOperable: Bool?
  var activation: UnitPoint?
  var detail: String?
  /// Names for voice control.
  var inputLabels: [String]?
  var textContext: UIAccessibilityTextualContext?
  var actions: AccessibilityActions?

  package func isSame(as other: Self) -> Bool {
    label == other.label && value == other.value && hint == other.hint && identifier == other.identifier
      && isHidden == other.isHidden && addedTraits == other.addedTraits
      && removedTraits == other.removedTraits
      && children == other.children && priority == other.priority && isOperable == other.isOperable
      && activation == other.activation && detail == other.detail && inputLabels == other.inputLabels
      && textContext == other.textContext && actions == nil && other.actions == nil
  }

  package static var dependsOnContent: Bool { true }

  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    if let isHidden { view.accessibilityElementsHidden = isHidden }
    if let children { children.apply(to: view) }
    // A view with a single control or text uses its accessibility element.
    let target = children == nil ? view.accessibilityTarget : view
    if let label { target.accessibilityLabel = label }
    if let value { target.accessibilityValue = value }
    if let detail {
      let own = target.accessibilityValue ?? ""
      if !own.contains(detail) { target.accessibilityValue = own.isEmpty ? detail : "\(own), \(detail)" }
    }
    if let inputLabels { target.accessibilityUserInputLabels = inputLabels }
    if let textContext { target.accessibilityTextualContext = textContext }
    if let hint { target.accessibilityHint = hint }
    if let identifier { target.accessibilityIdentifier = identifier }
    applyTraits(to: target, view)
    if let priority { view.accessibilityOrder = priority }
    // A scroll view or picker that is an element would hide its content.
    let hidesContent = target is UIScrollView && !(target is UITextView) || target is UIPickerView
    if isOperable == true, !hidesContent, !target.accessibilityTraits.contains(.button) {
      target.isAccessibilityElement = true
    }
    if let activation {
      let frame = view.accessibilityFrame
      target.accessibilityActivationPoint = CGPoint(
        x: frame.minX + frame.width * activation.x, y: frame.minY + frame.height * activation.y)
    }
    actions?.apply(to: target, view)
    if label != nil, children != .contain, !hidesContent { target.isAccessibilityElement = true }
  }
}

extension _AccessibilityModifier {
  /// Adds and removes traits. A trait that the modifier no longer adds is removed.
  @MainActor
  private func applyTraits(to target: UIView, _ view: HostingView) {
    let earlier = view.addedAccessibilityTraits
    let added = addedTraits.uiKit
    guard !added.isEmpty || !removedTraits.isEmpty || !earlier.isEmpty else { return }
    if earlier != added { view.accessibilityAttributes.addedTraits = added }
    let removed = removedTraits.uiKit.union(earlier.subtracting(added))
    target.accessibilityTraits = target.accessibilityTraits.union(added).subtracting(removed)
    // The state of a control determines this trait.
    guard let control = target as? UIControl else { return }
    if removed.contains(.selected) {
      control.isSelected = false
    } else if added.contains(.selected) {
      control.isSelected = true
    }
  }
}

/// Accessibility actions of a view.
package struct AccessibilityActions {
  var activate: (@MainActor () -> Void)?
  var escape: (@MainActor () -> Void)?
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  var scroll: (@MainActor (Edge) -> Void)?
  var named: [(name: String, handler: @MainActor () -> Void)] = []

  @MainActor
  func apply(to target: UIView, _ view: HostingView) {
    if let activate { view.accessibilityAttributes.activate = activate }
    if let escape { view.accessibilityAttributes.escape = escape }
    if let scroll { view.accessibilityAttributes.scroll = scroll }
    if let adjust {
      view.accessibilityAttributes.adjust = adjust
      view.isAccessibilityElement = true
      view.accessibilityTraits.insert(.adjustable)
    }
    if activate != nil, target === view { view.isAccessibilityElement = true }
    guard !named.isEmpty else { return }
    let own = named.map { action in
      UIAccessibilityCustomAction(name: action.name) { _ in
        action.handler()
        return true
      }
    }
    let names = Set(named.map(\.name))
    target.accessibilityCustomActions =
      (target.accessibilityCustomActions ?? []).filter { !names.contains($0.name) } + own
  }
}

extension HostingView {
  /// The only accessibility element inside, or this view. A scroll view or list is one element, and screens of other
  /// controllers, such as those in a stack, are separate.
  fileprivate var accessibilityTarget: UIView {
    if isAccessibilityElement { return self }
    var found: [UIView] = []
    func collect(_ view: UIView) {
      for child in view.subviews {
        if child is UIControl || child is UILabel || child is UIImageView || child is UIScrollView
          || child is UIPickerView || child is HostingView && child.isAccessibilityElement
        {
          found.append(child)
        } else if !(child.next is UIViewController) {
          collect(child)
        }
      }
    }
    collect(self)
    return found.first { $0 is UIControl } ?? (found.count == 1 ? found[0] : self)
  }
}

extension AccessibilityChildBehavior {
  @MainActor
  fileprivate func apply(to view: HostingView) {
    switch self {
    case .contain:
      view.isAccessibilityElement = false
      view.accessibilityContainerType = .semanticGroup
    case .combine:
      // An element without a label combines the texts inside.
      view.isAccessibilityElement = true
      view.accessibilityAttributes.combinesChildren = true
    default:
      view.isAccessibilityElement = true
      view.accessibilityAttributes.ignoresChildren = true
    }
  }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The type of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case activate, escape, magicTap, named(String) }
  let kind: Kind
  public static let `default` = AccessibilityActionKind(kind: .activate)
  public static let escape = AccessibilityActionKind(kind: .escape)
  @available(*, unavailable, message: "There is no gesture for it.")
  public static var magicTap: AccessibilityActionKind { fatalError() }
  init(kind: Kind) { self.kind = kind }
  @preconcurrency @MainActor public init(named name: Text) { kind = .named(name.plainString) }
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified = 0, h1, h2, h3, h4, h5, h6 }

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  public static let playsSound = AccessibilityTraits(rawValue: 128)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)

  var uiKit: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if contains(.isButton) { traits.insert(.button) }
    if contains(.isHeader) { traits.insert(.header) }
    if contains(.isSelected) { traits.insert(.selected) }
    if contains(.isLink) { traits.insert(.link) }
    if contains(.isImage) { traits.insert(.image) }
    if contains(.isStaticText) { traits.insert(.staticText) }
    if contains(.isSearchField) { traits.insert(.searchField) }
    if contains(.playsSound) { traits.insert(.playsSound) }
    if contains(.isKeyboardKey) { traits.insert(.keyboardKey) }
    if contains(.isSummaryElement) { traits.insert(.summaryElement) }
    if contains(.updatesFrequently) { traits.insert(.updatesFrequently) }
    if contains(.startsMediaSession) { traits.insert(.startsMediaSession) }
    if contains(.allowsDirectInteraction) { traits.insert(.allowsDirectInteraction) }
    if contains(.causesPageTurn) { traits.insert(.causesPageTurn) }
    if contains(.isToggle) { traits.insert(.toggleButton) }
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
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityModifier(label: label.plainString))
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    modifier(_AccessibilityModifier(label: key.string()))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_AccessibilityModifier(label: String(label)))
  }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    modifier(_AccessibilityModifier(value: key.string()))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(_AccessibilityModifier(value: String(value)))
  }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    modifier(_AccessibilityModifier(hint: key.string()))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(_AccessibilityModifier(hint: String(hint)))
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityModifier(identifier: identifier))
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_AccessibilityModifier(isHidden: hidden))
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_AccessibilityModifier(addedTraits: traits))
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_AccessibilityModifier(removedTraits: traits))
  }
  /// Makes the view an accessibility element that combines, contains or ignores its children.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(_AccessibilityModifier(children: children))
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(_AccessibilityModifier(value: value.plainString))
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(_AccessibilityModifier(hint: hint.plainString))
  }
  /// Sets the reading order among siblings: higher priorities first. Default 0.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    modifier(_AccessibilityModifier(priority: priority))
  }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    modifier(_AccessibilityModifier(isOperable: responds))
  }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    modifier(_AccessibilityModifier(activation: point))
  }
  /// Marks the view as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(_AccessibilityModifier(addedTraits: .isHeader))
  }
  /// Adds custom content that is read after the value.
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
    modifier(_AccessibilityModifier(detail: "\(label.plainString): \(value.plainString)"))
  }
  nonisolated public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text)
    -> some View
  {
    accessibilityCustomContent(Text(labelKey), value)
  }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  )
    -> some View
  {
    accessibilityCustomContent(Text(labelKey), Text(value))
  }

  // MARK: Actions

  @preconcurrency
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    var actions = AccessibilityActions()
    switch actionKind.kind {
    case .activate, .magicTap: actions.activate = handler
    case .escape: actions.escape = handler
    case .named(let name): actions.named = [(name, handler)]
    }
    return modifier(_AccessibilityModifier(actions: actions))
  }
  @preconcurrency
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void)
    -> some View
  {
    modifier(_AccessibilityModifier(actions: AccessibilityActions(named: [(name.plainString, handler)])))
  }
  @preconcurrency
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  @_disfavoredOverload
  @preconcurrency
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  @preconcurrency
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityAction(named: Text(ViewText.text(of: label()) ?? ""), action)
  }
  /// Adds an accessibility action for each button of the content.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    var actions = AccessibilityActions()
    readUnisolated {
      Content._children(of: content()) { child in
        let value = _ChildView.withoutModifiers(child.value)
        if case .button(let title, _, let action)? = (value as? any AlertPartView)?.alertPart {
          actions.named.append((title, action))
        }
      }
    }
    return modifier(_AccessibilityModifier(actions: actions))
  }
  /// Adds an action for incrementing and decrementing the value.
  @preconcurrency
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(_AccessibilityModifier(actions: AccessibilityActions(adjust: handler)))
  }

  // MARK: Other views instead

  /// Replaces the accessibility representation of this view with another view.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    modifier(_AccessibilityRepresentation(content: representation(), keepsOwn: false))
  }
  /// Adds accessibility children to a view that is drawn without views.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(_AccessibilityRepresentation(content: children(), keepsOwn: true))
  }

  // MARK: Focus

  /// Binds the accessibility focus to a value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(AccessibilityFocusModifier(isWanted: { binding.wrappedValue == value })) }
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    modifier(AccessibilityFocusModifier(isWanted: { condition.wrappedValue }))
  }
}

/// Views for accessibility only.
public struct _AccessibilityRepresentation<V: View>: ViewModifier, ItemModifier {
  public typealias Body = Never
  let content: V
  let keepsOwn: Bool
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> AccessibilityRepresentationItem {
    let item = AccessibilityRepresentationItem(node, content)
    let view = self.content
    item.host.start(parent: node) { V._makeNode(view, $0) }
    return item
  }
  package func update(_ item: AccessibilityRepresentationItem) -> Bool {
    let view = content
    item.host.root.forEachChild { ($0 as? _TypedNode<V>)?.update(view) }
    return true
  }
}

package final class AccessibilityRepresentationItem: ContainerItem {
  let host: ViewHost
  init(_ node: _ViewNode, _ content: LayoutItem) {
    host = ViewHost(parent: node)
    host.respectsSafeArea = false
    super.init(node, content, HostingView())
    view.isTransparentToTouches = true
    host.view.isUserInteractionEnabled = false
    // Hidden, but accessible.
    host.view.layer.mask = CALayer()
  }
  package override func configure(_ size: CGSize) {
    host.view.frame = CGRect(origin: .zero, size: size)
    host.view.layoutIfNeeded()
    view.accessibilityElements = [host.view]
  }
  package override func collectContent(into views: inout [ShownView]) {
    super.collectContent(into: &views)
    views.append(ShownView(view: host.view))
  }
}

/// The accessibility focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the accessibility focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: FocusState<Value>.Binding
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private var state: FocusState<Value>
  public init() where Value == Bool { state = FocusState() }
  public init<T: Hashable>() where Value == T? { state = FocusState() }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(state: state.projectedValue) }
}

private struct AccessibilityFocusModifier: ViewModifier {
  let isWanted: () -> Bool
  @State private var box = Box()
  @MainActor final class Box {
    var wasWanted = false
    weak var view: UIView?
    nonisolated init() {}
  }
  func body(content: Content) -> some View {
    let (wanted, box) = (isWanted(), box)
    if wanted, !box.wasWanted {
      CATransaction.afterCommit {
        if let view = box.view { UIAccessibility.post(notification: .layoutChanged, argument: view) }
      }
    }
    box.wasWanted = wanted
    return content.modifier(ViewFinder { box.view = $0 })
  }
}

/// Determines the UIKit view of the content.
private struct ViewFinder: ViewModifier, ViewEffect {
  typealias Body = Never
  let found: (UIView) -> Void
  func isSame(as other: ViewFinder) -> Bool { false }
  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) { found(view) }
}
