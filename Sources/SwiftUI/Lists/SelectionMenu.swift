/// The menu of a list's rows, and what a tap on one does.
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
  /// A menu for the rows of a list or table inside, for the values that they stand for, and what opening a row does.
  public func contextMenu<I: Hashable, M: View>(
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
