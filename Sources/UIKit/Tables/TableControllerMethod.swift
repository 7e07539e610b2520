import CDynamicInit

/// The methods of `UITableViewController` of which a table has to know whether a subclass has its own.
enum TableControllerMethod: Int32 {
  case commit, move, canEdit, canMove, heightForRow, heightForHeader, heightForFooter

  /// Whether the class of an object has its own.
  @MainActor
  func isOverridden(by controller: UITableViewController) -> Bool {
    ptl_table_controller_overrides(
      unsafeBitCast(type(of: controller) as AnyClass, to: UnsafeRawPointer.self), rawValue)
  }

  /// What the controller's own method says: that it only stands in.
  @MainActor
  func standsIn(for controller: UITableViewController) {
    if !isOverridden(by: controller) { OptionalMethod.isMissing() }
  }
}
