/// The focus state bound to a search field.
package struct SearchFocus {
  let isWanted: @MainActor () -> Bool
  let change: @MainActor (Bool) -> Void
}

/// The effect of a search on the navigation bar.
public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsBar: Bool
  public static let automatic = SearchPresentationToolbarBehavior(keepsBar: false)
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsBar: true) }
}

private struct SearchFocusModifier: ViewModifier {
  let isWanted: () -> Bool
  let change: (Bool) -> Void
  func body(content: Content) -> some View {
    _ = isWanted()
    let focus = SearchFocus(isWanted: isWanted, change: change)
    return content.screen { $0.searchFocus = focus }
  }
}

extension View {
  /// Binds the focus of the search field to a value.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(isWanted: { binding.wrappedValue }, change: { binding.wrappedValue = $0 }))
  }
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V)
    -> some View
  {
    modifier(
      SearchFocusModifier(
        isWanted: { binding.wrappedValue == value }, change: { binding.wrappedValue = $0 ? value : nil }))
  }
  /// Sets the effect of a search on the navigation bar.
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  {
    screen { $0.searchKeepsBar = behavior.keepsBar }
  }
}
