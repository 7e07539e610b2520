/// A list whose selection drives another column.
@MainActor
package protocol SelectingList: AnyObject {
  func clearSelection()
  /// Selects the value of a link, if the selection drives the next column.
  /// - Returns: Whether the list accepts values of this type.
  func select(link value: any Hashable) -> Bool
}

/// Whether the lists of a column have a selection, so that the next column has content.
@MainActor
package final class ColumnSelection {
  private struct WeakList { weak var list: (any SelectingList)? }
  private var chosen: [ObjectIdentifier: WeakList] = [:]
  /// Called when the app has cleared the last selection.
  package var onEmpty: (@MainActor () -> Void)?
  package var isEmpty: Bool { chosen.isEmpty }
  package func set(_ isChosen: Bool, for list: any SelectingList) {
    chosen[ObjectIdentifier(list)] = isChosen ? WeakList(list: list) : nil
  }
  /// Clears all selections.
  package func clear() {
    let lists = chosen.values.compactMap(\.list)
    for list in lists { list.clearSelection() }
  }
}

private struct ColumnSelectionKey: EnvironmentKey { static var defaultValue: ColumnSelection? { nil } }
extension EnvironmentValues {
  package var columnSelection: ColumnSelection? {
    get { self[ColumnSelectionKey.self] }
    set { self[ColumnSelectionKey.self] = newValue }
  }
}

private struct LinkColumnKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }
extension EnvironmentValues {
  /// Shows the column that is driven by a selection.
  package var linkColumn: (@MainActor () -> Void)? {
    get { self[LinkColumnKey.self] }
    set { self[LinkColumnKey.self] = newValue }
  }
}
