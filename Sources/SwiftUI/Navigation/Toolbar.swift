public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place { case leading, trailing, center, bottom, keyboard }
  let place: Place
  let isConfirmation: Bool
  private let isSecondary: Bool
  private let isStatus: Bool
  private init(
    _ place: Place, isConfirmation: Bool = false, isSecondary: Bool = false, isStatus: Bool = false
  ) {
    self.place = place
    self.isConfirmation = isConfirmation
    self.isSecondary = isSecondary
    self.isStatus = isStatus
  }
  public static let automatic = ToolbarItemPlacement(.trailing)
  public static let principal = ToolbarItemPlacement(.center)
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// Items in a menu at the trailing end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(.trailing, isSecondary: true)
  /// In the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(.bottom, isStatus: true)
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isConfirmation: true)
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  public static let keyboard = ToolbarItemPlacement(.keyboard)
}

/// A resolved toolbar item.
package struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  var view: AnyView
  var isSpacer = false
  var id: String?
  /// Whether the item shares the bar's glass background; `nil` for the bar's default.
  var sharesBackground: Bool?
  /// Whether the item is in the bar before any customization.
  var isShownByDefault = true
  /// Whether the item is shown in the overflow menu of the trailing items.
  var isSecondary: Bool { placement == .secondaryAction }
  var node: WeakNode?
}

private struct BarKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether views are at the side of a bar.
  package var isInBar: Bool {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}

/// The content of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  func _append(to content: _ToolbarEntries)
}

extension ToolbarContent {
  public func _append(to content: _ToolbarEntries) { body._append(to: content) }
}
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: ToolbarContent {
  public func _append(to content: _ToolbarEntries) {}
}

/// Collects the items of a toolbar.
@MainActor
public final class _ToolbarEntries {
  package var entries: [ToolbarEntry] = []
  /// The menu below the title, if the contents declare one.
  package var titleMenu: AnyView?
  /// The items shown in the bar.
  package var shown: [ToolbarEntry] { entries.filter(\.isShownByDefault) }

  /// The items that a toolbar shows, and the menu below the title.
  nonisolated fileprivate static func items(
    of content: some ToolbarContent
  ) -> (shown: [ToolbarEntry], titleMenu: AnyView?) {
    readUnisolated {
      let entries = _ToolbarEntries()
      content._append(to: entries)
      return (entries.shown, entries.titleMenu)
    }
  }
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let content: Content
  private var itemID: String?
  private var isShownByDefault = true
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  )
  where ID == String {
    self.init(id: id, placement: placement, showsByDefault: true, content: content)
  }
  /// Creates an item with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item, unique in its toolbar.
  ///   - placement: The place of the item.
  ///   - showsByDefault: Whether the item is in the bar before any customization. Toolbars cannot be customized here, as
  ///     on iPhone, so the item is hidden if this is false.
  ///   - content: The view of the item.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
    self.itemID = id
    self.isShownByDefault = showsByDefault
  }
  public func _append(to content: _ToolbarEntries) {
    content.entries.append(
      ToolbarEntry(
        placement: placement,
        view: placement.isConfirmation ? AnyView(self.content.fontWeight(.semibold)) : AnyView(self.content),
        isSpacer: Content.self == Spacer.self, id: itemID, isShownByDefault: isShownByDefault))
  }
}

extension ToolbarItem: Identifiable where ID == String {
  public nonisolated var id: String { readUnisolated { itemID ?? "" } }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let content: Content
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  /// Creates a group that collapses into a menu with the label if space is limited, as on iPhone.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
  public func _append(to content: _ToolbarEntries) {
    Content._children(of: self.content) {
      content.entries.append(
        ToolbarEntry(placement: placement, view: $0.view, isSpacer: $0.value is Spacer))
    }
  }
}

extension View {
  /// Adds items to the bars.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  {
    let (shown, titleMenu) = _ToolbarEntries.items(of: content())
    return screen {
      $0.toolbar = shown
      if let titleMenu { $0.titleMenu = TitleMenu(content: titleMenu) }
    }
  }
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = _ToolbarEntries.items(of: ToolbarItemGroup(content: content)).shown
    return screen { $0.toolbar = items }
  }
  @available(*, deprecated, message: "Use toolbar(content:) with topBarLeading and topBarTrailing.")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  @available(*, deprecated, message: "Use toolbar(content:) with topBarLeading.")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  @available(*, deprecated, message: "Use toolbar(content:) with topBarTrailing.")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// The role of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
  enum Kind: Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind
  public static let automatic = ToolbarRole(kind: .automatic)
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// The title is on the leading side.
  public static let browser = ToolbarRole(kind: .browser)
  /// The title is on the leading side, and the back button has no title.
  public static let editor = ToolbarRole(kind: .editor)
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// Adds a menu to the title.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = AnyView(content())
    return screen { $0.titleMenu = TitleMenu(content: menu) }
  }
  /// Sets the role of the toolbar. The roles editor and browser use an inline title.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    screen {
      if role.kind == .editor || role.kind == .browser { $0.displayMode = .inline }
      $0.itemStyle = role.kind == .editor ? .editor : role.kind == .browser ? .browser : .navigator
    }
  }
  /// Sets the visibility of bars; the newer name of `toolbar(_:for:)`.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    screen { $0.show(visibility, bars) }
  }
}
