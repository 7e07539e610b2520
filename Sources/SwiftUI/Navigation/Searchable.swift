/// The settings of a screen's search field.
package struct SearchSettings {
  package var text: Binding<String>
  package var prompt: String?
  package var isActive: Binding<Bool>
  package var isAlwaysShown = false
  package var tokens: SearchTokens?
  package var environment = EnvironmentValues()
  package var node: WeakNode?
}

package struct SearchScopes {
  let titles: [String]
  let tags: [AnyHashable]
  let selection: Binding<AnyHashable>
  var activation = SearchScopeActivation.automatic
}

/// The condition for showing the scopes of a search.
public struct SearchScopeActivation: Sendable {
  let uiKit: UISearchController.ScopeBarActivation
  public static var automatic: SearchScopeActivation { .init(uiKit: .automatic) }
  public static var onTextEntry: SearchScopeActivation { .init(uiKit: .onTextEntry) }
  public static var onSearchPresentation: SearchScopeActivation { .init(uiKit: .onSearchActivation) }
}

/// The search controller of a screen.
@MainActor
package final class ScreenSearch: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate, RowCountObserver
{
  let controller: UISearchController
  private let suggestions: UIHostingController<SuggestionList>?
  private var settings: SearchSettings
  private var scopes: SearchScopes?

  init(_ settings: SearchSettings, suggestions content: AnyView?) {
    self.settings = settings
    suggestions = content.map {
      UIHostingController(rootView: SuggestionList(content: $0, text: settings.text, tokens: settings.tokens))
    }
    controller = UISearchController(searchResultsController: suggestions)
    super.init()
    controller.delegate = self
    controller.searchResultsUpdater = self
    controller.searchBar.delegate = self
    controller.obscuresBackgroundDuringPresentation = suggestions != nil
    if let suggestions {
      suggestions.host.adjustsEnvironment = { [weak self] in $0.rowCountObserver = self }
      showEnvironment()
      suggestions.startIfNeeded()
    }
  }

  package var hasSuggestions: Bool { suggestions != nil }

  /// Applies the environment of the searched views to the suggestions.
  private func showEnvironment() {
    guard let suggestions, let node = settings.node?.node else { return }
    suggestions.host.environment = node.environment.with {
      $0.isInRow = false
      $0.isInBar = false
      $0.listStyleAppearance = nil
      $0.stackAxis = nil
    }
  }

  /// Suggestions are shown from the beginning of a search. Without any, the searched content remains visible.
  package func listDidChange(rowCount: Int) {
    controller.obscuresBackgroundDuringPresentation = rowCount > 0
    controller.showsSearchResultsController = rowCount > 0
  }

  func update(_ settings: SearchSettings, scopes: SearchScopes?, suggestions content: AnyView?) {
    self.settings = settings
    self.scopes = scopes
    let bar = controller.searchBar
    if bar.placeholder != settings.prompt { bar.placeholder = settings.prompt }
    let (text, isActive) = Tracking.ignoring { (settings.text.wrappedValue, settings.isActive.wrappedValue) }
    if bar.text ?? "" != text { bar.text = text }
    if isActive, !controller.isActive, controller.searchBar.window == nil {
      // The screen is not shown yet.
      CATransaction.afterCommit { [weak self] in
        guard let self, self.settings.isActive.wrappedValue else { return }
        self.controller.isActive = true
      }
    } else if controller.isActive != isActive, controller.viewIfLoaded?.window != nil || isActive {
      controller.isActive = isActive
    }
    settings.tokens?.show(in: bar.searchTextField)
    if let scopes {
      if controller.scopeBarActivation != scopes.activation.uiKit {
        controller.scopeBarActivation = scopes.activation.uiKit
      }
      if bar.scopeButtonTitles ?? [] != scopes.titles { bar.scopeButtonTitles = scopes.titles }
      let chosen = Tracking.ignoring { scopes.selection.wrappedValue }
      if let index = scopes.tags.firstIndex(of: chosen), bar.selectedScopeButtonIndex != index {
        bar.selectedScopeButtonIndex = index
      }
    } else if bar.scopeButtonTitles != nil {
      bar.scopeButtonTitles = nil
    }
    if let content, let suggestions {
      showEnvironment()
      suggestions.rootView = SuggestionList(content: content, text: settings.text, tokens: settings.tokens)
    }
  }

  private var focus: SearchFocus?
  func focus(_ focus: SearchFocus?) {
    self.focus = focus
    guard let focus else { return }
    let wanted = Tracking.ignoring { focus.isWanted() }
    let field = controller.searchBar.searchTextField
    guard wanted != field.isFirstResponder else { return }
    CATransaction.afterCommit {
      if wanted { _ = field.becomeFirstResponder() } else { _ = field.resignFirstResponder() }
    }
  }
  package func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    if let focus, !focus.isWanted() { focus.change(true) }
  }
  package func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    if let focus, focus.isWanted() { focus.change(false) }
  }

  package func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    if settings.text.wrappedValue != text { settings.text.wrappedValue = text }
    settings.tokens?.takeRemovals(from: searchController.searchBar.searchTextField)
  }
  package func willPresentSearchController(_ searchController: UISearchController) {
    if !settings.isActive.wrappedValue { settings.isActive.wrappedValue = true }
  }
  /// Resets the binding first; otherwise, the next update would restart the search.
  package func willDismissSearchController(_ searchController: UISearchController) {
    if settings.isActive.wrappedValue { settings.isActive.wrappedValue = false }
  }
  package func didDismissSearchController(_ searchController: UISearchController) {
    if !settings.text.wrappedValue.isEmpty { settings.text.wrappedValue = "" }
  }
  package func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    settings.node?.node?.environment.searchSubmitAction?()
  }
  package func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    guard let scopes, scopes.tags.indices.contains(selectedScope) else { return }
    scopes.selection.wrappedValue = scopes.tags[selectedScope]
  }
}

private struct SuggestionList: View {
  let content: AnyView
  let text: Binding<String>
  let tokens: SearchTokens?
  var body: some View {
    List { content }.listStyle(.plain).environment(\.searchText, text).environment(\.searchTokens, tokens)
  }
}

struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let prompt: String
  let placement: SearchFieldPlacement
  let isPresented: Binding<Bool>?
  var tokens: SearchTokens?
  @State private var isActive = false

  func body(content: Content) -> some View {
    let isActive = isPresented ?? $isActive
    let text = text
    content
      .modifier(
        SearchEnvironment(
          isSearching: isActive.wrappedValue, isActive: isActive, text: text, tokens: tokens)
      )
      .screen {
        $0.search = SearchSettings(
          text: text, prompt: prompt, isActive: isActive, isAlwaysShown: placement.isAlwaysShown,
          tokens: tokens)
        if let suggestions = tokens?.suggestions { $0.searchSuggestions = suggestions }
      }
  }
}

/// Tells the searched views about the search, in one pass.
private struct SearchEnvironment: ViewModifier, EnvironmentChange {
  typealias Body = Never
  let isSearching: Bool
  let isActive: Binding<Bool>
  let text: Binding<String>
  let tokens: SearchTokens?

  var changesLayout: Bool { false }

  func apply(to environment: inout EnvironmentValues) {
    environment.isSearching = isSearching
    environment.searchText = text
    environment.searchTokens = tokens
    environment.dismissSearch = DismissSearchAction { [isActive] in
      if isActive.wrappedValue { isActive.wrappedValue = false }
    }
  }

  func isSame(as other: Self) -> Bool {
    isSearching == other.isSearching && isActive.location.isSamePlace(as: other.isActive.location)
      && text.location.isSamePlace(as: other.text.location) && tokens == nil && other.tokens == nil
  }
}

/// The placement of a search field, which is below the title on all devices.
public struct SearchFieldPlacement: Sendable {
  var isAlwaysShown = false
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(isAlwaysShown: displayMode == .always) }
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

/// An action that ends a search.
public struct DismissSearchAction {
  let action: @MainActor () -> Void
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}
private struct SearchSubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
extension EnvironmentValues {
  /// Whether a search is active in the enclosing view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  package var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
  package var searchSubmitAction: (() -> Void)? {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
}

private struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.searchText) private var text
  func body(content: Content) -> some View {
    Button {
      text?.wrappedValue = completion
    } label: {
      content.foregroundStyle(Color.primary)
    }
  }
}

extension View {
  nonisolated private func searchable(
    _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: String?,
    _ isPresented: Binding<Bool>?
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt ?? SystemString.search.text, placement: placement, isPresented: isPresented
      ))
  }
  /// Adds a search field to the screen, implemented with `UISearchController`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text, placement, prompt.string(), nil) }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text, placement, prompt?.plainString, nil) }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text, placement, String(prompt), nil) }
  /// Adds a search field whose presentation is bound to a value.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text, placement, prompt.string(), isPresented) }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text, placement, prompt?.plainString, isPresented) }
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text, placement, prompt.string(), nil).searchSuggestions(suggestions) }

  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text, placement, prompt?.plainString, nil).searchSuggestions(suggestions) }
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text, placement, String(prompt), nil).searchSuggestions(suggestions) }
  /// Has no effect: there is no dictation.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  { self }

  /// Sets the views that replace the content during a search.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return screen { $0.searchSuggestions = view }
  }
  /// Makes the view a suggestion that completes the search text.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
  /// Adds search scopes.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Adds scopes to the search.
  ///
  /// - Parameters:
  ///   - scope: The selected scope.
  ///   - activation: The condition for showing the scopes.
  ///   - scopes: The views of the scopes, each with a tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    var titles: [String] = []
    var tags: [AnyHashable] = []
    readUnisolated {
      S._children(of: scopes()) { child in
        guard let tag = child.trait(TagTrait.self) ?? child.id.base as? AnyHashable else { return }
        tags.append(tag)
        titles.append(ViewText.text(of: child.value) ?? "")
      }
    }
    let selection = Binding<AnyHashable>(
      get: { AnyHashable(scope.wrappedValue) },
      set: { if let value = $0.base as? V { scope.wrappedValue = value } })
    return screen {
      $0.searchScopes = SearchScopes(titles: titles, tags: tags, selection: selection, activation: activation)
    }
  }
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    transformEnvironment(\.self) {
      if triggers.contains(.text) { $0.submitAction = action }
      if triggers.contains(.search) { $0.searchSubmitAction = action }
    }
  }
}

/// The way that dictation works in a text field. Has no effect: there is no dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}
/// The condition for starting dictation. Has no effect: there is no dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}
