/// A data source that names the elements of its model, so that a table or collection view finds the row at which it was
/// scrolled even if rows were inserted or removed before it.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The name of an element, the same in every run of the application.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Where the element of a name is now; `nil` if there is none.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
