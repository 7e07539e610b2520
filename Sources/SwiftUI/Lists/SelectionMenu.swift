/// The context menu of a list's rows, and their primary action.
package struct SelectionMenu {
  let menu: @MainActor (Set<AnyHashable>) -> AnyView
  let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}
private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }
extension EnvironmentValues {
  package var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds a context menu for the rows of a list or table, by their selection values, and a primary action.
  @preconcurrency
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: (@MainActor (Set<I>) -> Void)? = nil
  ) -> some View {
    environment(
      \.selectionMenu,
      SelectionMenu(
        menu: { values in AnyView(menu(Set(values.compactMap { $0.base as? I }))) },
        primaryAction: primaryAction.map { action in
          { @MainActor values in action(Set(values.compactMap { $0.base as? I })) }
        }))
  }
}
