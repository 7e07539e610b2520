import CDynamicInit

/// The methods of `UITableViewController` that a table must recognize as overridden by a subclass.
enum TableControllerMethod: Int32 {
  case commit, move, canEdit, canMove, heightForRow, heightForHeader, heightForFooter

  /// Returns whether the class of an object overrides the method.
  @MainActor
  func isOverridden(by controller: UITableViewController) -> Bool {
    ptl_table_controller_overrides(
      unsafeBitCast(type(of: controller) as AnyClass, to: UnsafeRawPointer.self), rawValue)
  }

  /// Called by the controller's default implementation, to mark it as such.
  @MainActor
  func standsIn(for controller: UITableViewController) {
    if !isOverridden(by: controller) { OptionalMethod.isMissing() }
  }
}
