/// A list whose choice drives another column.
@MainActor
package protocol SelectingList: AnyObject { func clearSelection() }

/// Whether anything is chosen in the lists of a column, so that the next one has something to show.
@MainActor
package final class ColumnSelection {
  private struct WeakList { weak var list: (any SelectingList)? }
  private var chosen: [ObjectIdentifier: WeakList] = [:]
  /// Hears that the app has taken back the last choice.
  package var onEmpty: (@MainActor () -> Void)?
  package var isEmpty: Bool { chosen.isEmpty }
  package func set(_ isChosen: Bool, for list: any SelectingList) {
    chosen[ObjectIdentifier(list)] = isChosen ? WeakList(list: list) : nil
  }
  /// Takes back every choice.
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
  /// Brings up the column that a selection here drives.
  package var linkColumn: (@MainActor () -> Void)? {
    get { self[LinkColumnKey.self] }
    set { self[LinkColumnKey.self] = newValue }
  }
}
