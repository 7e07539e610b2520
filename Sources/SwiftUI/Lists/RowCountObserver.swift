/// Observes the number of rows of a list.
@MainActor
package protocol RowCountObserver: AnyObject { func listDidChange(rowCount: Int) }

private struct WeakRowCountObserver { weak var observer: (any RowCountObserver)? }
private struct RowCountObserverKey: EnvironmentKey {
  static var defaultValue: WeakRowCountObserver? { nil }
}
extension EnvironmentValues {
  /// The observer of the nearest list.
  package var rowCountObserver: (any RowCountObserver)? {
    get { self[RowCountObserverKey.self]?.observer }
    set { self[RowCountObserverKey.self] = newValue.map { WeakRowCountObserver(observer: $0) } }
  }
}
