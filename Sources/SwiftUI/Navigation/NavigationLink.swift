/// A link that navigates to another view when tapped.
public struct NavigationLink<Label: View, Destination: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  let target: LinkTarget<Destination>
  @Environment(\.stack) private var stack
  @Environment(\.linkTarget) private var column
  @Environment(\.isInRow) private var isInRow
  /// Whether the link's view is on the stack, if no binding determines it.
  @State private var isShown = false

  public var body: some View {
    LinkButton(label: label, isEnabled: target.isEnabled, isInRow: isInRow) {
      switch target {
      case .none: break
      case .value(let value):
        if let list = column?.list, list.select(link: value) { return }
        LinkAction.push(value, stack.engine)
      case .view: isShown = true
      case .active(_, let binding): binding.wrappedValue = true
      }
    }
    .modifier(ActiveLinkModifier(target: target, isShown: $isShown))
    .trait(LinkValueTrait.self, target.value.map { AnyHashable($0) })
    .trait(LinkRowTrait.self, true)
  }
}

enum LinkTarget<Destination: View> {
  case none
  case value(any Hashable)
  case view(Destination)
  case active(Destination, Binding<Bool>)

  var isEnabled: Bool { if case .none = self { false } else { true } }
  var value: (any Hashable)? { if case .value(let value) = self { value } else { nil } }
}

/// The value of a link, for the containing row.
package enum LinkValueTrait: ItemTrait { package typealias Value = AnyHashable? }

@MainActor
package enum LinkAction {
  package static func push(_ value: any Hashable, _ navigation: NavigationEngine?) {
    func push<V: Hashable>(_ value: V) {
      guard let navigation else {
        return UIKitFault.warn(
          "A NavigationLink is presenting a value of type “\(V.self)” but there is no matching "
            + "navigationDestination declaration visible from the location of the link. The link cannot be "
            + "activated.", category: "SwiftUI")
      }
      navigation.push(value)
    }
    push(value)
  }
}

private struct LinkButton<Label: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  let isEnabled: Bool
  let isInRow: Bool
  let action: @MainActor () -> Void
  var body: some View {
    if isInRow {
      RowLinkLabel(label: label).modifier(TapControl(action: action, isTriggeredByRow: true))
        .disabled(!isEnabled)
    } else {
      Button(action: action) { label }.disabled(!isEnabled)
    }
  }
}

/// A link in a list row, with a disclosure indicator.
private struct RowLinkLabel<Label: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowBadge) private var badge
  @Environment(\.listStyleAppearance) private var listAppearance
  var body: some View {
    HStack {
      label.foregroundStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
        .environment(\.tintsRowIcons, isEnabled)
      Spacer(minLength: 8)
      if let badge = badge ?? ownBadge { Text(badge).foregroundStyle(.secondary) }
      // Sidebars have no disclosure indicators.
      let isSidebar = listAppearance?.appearance == .sidebar
      arrow.frame(width: isSidebar ? 0 : nil).opacity(isSidebar ? 0 : 1).padding(.leading, isSidebar ? -8 : 0)
    }
  }

  /// The badge requested by the label.
  private var ownBadge: String? {
    _ChildView(id: AnyHashable(0), view: AnyView(label), value: label).trait(BadgeTrait.self) ?? nil
  }

  private var arrow: some View {
    // As large as that of UIKit's cells: 7 by 12 points of ink, as recorded on iOS 17 (Fidelity.md).
    Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
      .foregroundStyle(.tertiary).accessibilityHidden(true)
  }
}

/// Shows a link's view while a binding is `true`.
private struct ActiveLinkModifier<Destination: View>: ViewModifier {
  let target: LinkTarget<Destination>
  let isShown: Binding<Bool>
  func body(content: Content) -> some View {
    switch target {
    case .none, .value: content
    case .view(let destination): content.navigationDestination(isPresented: isShown) { destination }
    case .active(let destination, let binding):
      content.navigationDestination(isPresented: binding) { destination }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value; `nil` disables it (Conformance.md S3).
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = value.map { .value($0) } ?? .none
  }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination())
  }
  /// Creates a link to a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination)
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(destination(), isActive)
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
  {
    self.label = label()
    target = .active(destination, isActive)
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(destination(), Self.flag(tag, selection))
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(destination, Self.flag(tag, selection))
  }
  nonisolated private static func flag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
    target = .active(destination(), isActive)
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
    target = .active(destination(), isActive)
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
    target = .active(destination(), Self.flag(tag, selection))
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
    target = .active(destination(), Self.flag(tag, selection))
  }
}

/// The list that selects the values of the links inside.
package struct LinkList: Equatable {
  package weak var list: (any SelectingList)?

  package static func == (a: LinkList, b: LinkList) -> Bool { a.list === b.list }
}

private struct LinkTargetKey: EnvironmentKey { static var defaultValue: LinkList? { nil } }
extension EnvironmentValues {
  package var linkTarget: LinkList? {
    get { self[LinkTargetKey.self] }
    set { self[LinkTargetKey.self] = newValue }
  }
}

extension NavigationLink where Label == Text {
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}
