/// The tokens of a search field, with access to the app's collection.
package struct SearchTokens {
  struct Token {
    let id: AnyHashable
    let title: String
    let image: Image?
  }
  let read: @MainActor () -> [Token]
  /// Removes all tokens from the app's collection except those with these identities, in this order.
  let keep: @MainActor ([AnyHashable]) -> Void
  /// Adds a token. Returns false if the value has another type.
  let add: @MainActor (Any) -> Bool
  /// Suggested tokens as rows. Choosing a row adds its token.
  var suggestions: AnyView?

  @MainActor
  func track() { _ = read() }

  @MainActor
  func show(in field: UISearchTextField) {
    let tokens = Tracking.ignoring { read() }
    guard tokens.map(\.id) != field.tokens.map({ $0.representedObject as? AnyHashable }) else { return }
    field.tokens = tokens.map { token in
      let made = UISearchToken(icon: token.image?.uiImage(in: EnvironmentValues()), text: token.title)
      made.representedObject = token.id
      return made
    }
  }

  /// Removes the tokens that a person has deleted from the app's collection.
  @MainActor
  func takeRemovals(from field: UISearchTextField) {
    let shown = field.tokens.compactMap { $0.representedObject as? AnyHashable }
    if Tracking.ignoring({ read() }).map(\.id) != shown { keep(shown) }
  }

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ view: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    read = {
      tokens.wrappedValue.map { element in
        let label = TabLabel(of: view(element))
        return Token(id: AnyHashable(element.id), title: label.title ?? "", image: label.image)
      }
    }
    keep = { ids in
      let kept = tokens.wrappedValue.filter { ids.contains(AnyHashable($0.id)) }
      tokens.wrappedValue = kept
    }
    add = { value in
      guard let element = value as? C.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == element.id }) { tokens.wrappedValue.append(element) }
      return true
    }
  }
}

private struct SearchTokensKey: EnvironmentKey { static var defaultValue: SearchTokens? { nil } }
extension EnvironmentValues {
  var searchTokens: SearchTokens? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
  }
}

/// Completes a search with a token that replaces the text.
private struct TokenCompletion: ViewModifier {
  let token: Any
  @Environment(\.searchText) private var text
  @Environment(\.searchTokens) private var tokens
  func body(content: Content) -> some View {
    Button {
      if tokens?.add(token) == true { text?.wrappedValue = "" }
    } label: {
      content.foregroundStyle(Color.primary)
    }
  }
}

/// The place of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  enum Kind: Sendable { case automatic, menu, content }
  let kind: Kind
  public static var automatic: SearchSuggestionsPlacement { .init(kind: .automatic) }
  public static var menu: SearchSuggestionsPlacement { .init(kind: .menu) }
  public static var content: SearchSuggestionsPlacement { .init(kind: .content) }
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { .init(rawValue: 1) }
    public static var content: Set { .init(rawValue: 2) }
  }
}

extension View {
  /// Makes the view a suggestion that adds a token to the search.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(TokenCompletion(token: token))
  }
  /// Sets whether suggestions are shown instead of the content.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    screen {
      if placements.contains(.content) {
        $0.hidesSearchSuggestions = visibility == .automatic ? nil : visibility == .hidden
      }
    }
  }

  nonisolated private func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ suggested: Binding<C>?, _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement, _ prompt: String?, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var made = SearchTokens(tokens, token)
    if let suggested {
      let chosen = Swift.Set(tokens.wrappedValue.map(\.id))
      let open = suggested.wrappedValue.filter { !chosen.contains($0.id) }
      made.suggestions = AnyView(
        ForEach(Array(open)) { element in token(element).searchCompletion(element) })
    }
    return modifier(
      SearchableModifier(
        text: text, prompt: prompt ?? SystemString.search.text, placement: placement,
        isPresented: isPresented, tokens: made))
  }

  /// Adds a search field with tokens before its text.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, nil, placement, prompt?.plainString, token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, nil, placement, prompt.string(), token)
  }
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, nil, placement, String(prompt), token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, isPresented, placement, prompt?.plainString, token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, isPresented, placement, prompt.string(), token)
  }
  /// Adds a search field with tokens and with suggested tokens.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, nil, placement, prompt?.plainString, token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, nil, placement, prompt.string(), token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, placement, prompt?.plainString, token)
  }
  /// Adds a search field with mutable tokens.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, editableTokens, nil, nil, placement, prompt?.plainString) { element in
      token(
        Binding(
          get: { editableTokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { new in
            if let index = editableTokens.wrappedValue.firstIndex(where: { $0.id == element.id }) {
              editableTokens.wrappedValue[index] = new
            }
          }))
    }
  }
}
