/// A data source that identifies the elements of its model, so that a table or collection view can restore its scroll
/// position even if rows were inserted or removed before it.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the identifier of an element. It has to be the same in every run of the application.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the current index path of an element; `nil` if it does not exist.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
