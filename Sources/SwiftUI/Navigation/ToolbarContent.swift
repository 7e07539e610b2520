public struct _ToolbarTuple<each T: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let parts: (repeat each T)
  public func _append(to content: _ToolbarEntries) { repeat (each parts)._append(to: content) }
}

public struct _ToolbarOptional<T: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let part: T?
  public func _append(to content: _ToolbarEntries) { part?._append(to: content) }
}

public struct _ToolbarEither<T: ToolbarContent, F: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let first: T?
  let second: F?
  public func _append(to content: _ToolbarEntries) {
    first?._append(to: content)
    second?._append(to: content)
  }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  @available(*, unavailable, message: "A view beside toolbar items needs a ToolbarItem around it")
  public static func buildExpression<V: View>(_ view: V) -> ToolbarItem<(), V> { fatalError() }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarTuple<
    repeat each C
  > {
    _ToolbarTuple(parts: (repeat each content))
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarOptional<C> {
    _ToolbarOptional(part: content)
  }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _ToolbarEither<T, F> {
    _ToolbarEither(first: first, second: nil)
  }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _ToolbarEither<T, F> {
    _ToolbarEither(first: nil, second: second)
  }
}

/// The items of a labeled group: a menu in a narrow bar, individual items otherwise.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @Environment(\.horizontalSizeClass) private var sizeClass
  public var body: some View {
    if sizeClass == .regular {
      HStack { content }
    } else {
      Menu {
        content
      } label: {
        label
      }
    }
  }
}

/// Toolbar content that a person can customize if the system allows it.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension _ToolbarTuple: CustomizableToolbarContent where repeat each T: CustomizableToolbarContent {}
extension _ToolbarOptional: CustomizableToolbarContent where T: CustomizableToolbarContent {}
extension _ToolbarEither: CustomizableToolbarContent
where T: CustomizableToolbarContent, F: CustomizableToolbarContent {}
extension _ChangedToolbarContent: CustomizableToolbarContent where Base: CustomizableToolbarContent {}

/// The customizability of a toolbar item.
public struct ToolbarCustomizationBehavior: Sendable {
  enum Kind: Sendable { case `default`, reorderable, disabled }
  let kind: Kind
  public static var `default`: ToolbarCustomizationBehavior { .init(kind: .default) }
  public static var reorderable: ToolbarCustomizationBehavior { .init(kind: .reorderable) }
  public static var disabled: ToolbarCustomizationBehavior { .init(kind: .disabled) }
}
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

/// Toolbar content with modified items.
public struct _ChangedToolbarContent<Base: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let base: Base
  let change: (inout ToolbarEntry) -> Void
  public func _append(to content: _ToolbarEntries) {
    let first = content.entries.count
    base._append(to: content)
    for index in first..<content.entries.count { change(&content.entries[index]) }
  }
}

extension ToolbarContent {
  /// Sets whether the items share the background of the bar.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ChangedToolbarContent(base: self) {
      $0.sharesBackground = visibility == .automatic ? nil : visibility == .visible
    }
  }
  /// Sets the source of a zoom transition that starts at the item.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  {
    _ChangedToolbarContent(base: self) {
      $0.view = AnyView($0.view.matchedTransitionSource(id: id, in: namespace))
    }
  }
}

extension CustomizableToolbarContent {
  /// Sets whether the items are in the bar before any customization.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ChangedToolbarContent(base: self) { if defaultVisibility == .hidden { $0.isShownByDefault = false } }
  }
  nonisolated public func defaultCustomization(_ options: ToolbarCustomizationOptions)
    -> some CustomizableToolbarContent
  {
    _ChangedToolbarContent(base: self) {
      if options.contains(.alwaysAvailable) { $0.isShownByDefault = true }
    }
  }
  /// Sets whether a person can customize the items. No effect: as on iPhone, toolbars cannot be customized.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { _ChangedToolbarContent(base: self) { _ in } }
}

/// A menu below the title of a screen.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let content: Content?
  nonisolated public init() where Content == EmptyView { content = nil }
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _append(to entries: _ToolbarEntries) {
    if let content { entries.titleMenu = AnyView(content) }
  }
}
extension ToolbarTitleMenu: CustomizableToolbarContent {}

/// A kind of item that the system adds to toolbars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind: Sendable { case sidebarToggle, title, search }
  let kind: Kind
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  public static let title = ToolbarDefaultItemKind(kind: .title)
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// An item of the system. Differs from iOS 26: it stays at the system's place, the search field below the title and the
/// sidebar button at the leading edge.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public func _append(to content: _ToolbarEntries) {}
}

extension ToolbarEntry {
  /// Returns the entries with all secondary actions combined into one menu at the position of the first.
  @MainActor
  static func gatheringSecondary(_ entries: [ToolbarEntry]) -> [ToolbarEntry] {
    let secondary = entries.filter(\.isSecondary)
    guard !secondary.isEmpty, let place = entries.firstIndex(where: \.isSecondary) else { return entries }
    let views = secondary.map(\.view)
    let menu = Menu {
      ForEach(views.indices, id: \.self) { views[$0] }
    } label: {
      Image(systemName: "ellipsis.circle").accessibilityLabel(SystemString.more.text)
    }
    var result = entries.filter { !$0.isSecondary }
    result.insert(
      ToolbarEntry(placement: .primaryAction, view: AnyView(menu), node: entries[place].node),
      at: entries[..<place].count)
    return result
  }
}

extension View {
  /// Adds customizable items to the bars.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Removes an item of the system from the bar.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    screen { settings in
      switch defaultItemKind?.kind {
      case .title: settings.hidesTitle = true
      case .sidebarToggle: settings.hidesSidebarToggle = true
      case .search, nil: break
      }
    }
  }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { screen { $0.showBackground(visibility, bars) } }
}
