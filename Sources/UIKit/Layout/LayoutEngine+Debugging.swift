import ConstraintSolver

extension LayoutEngine {
  /// Returns whether other values would also satisfy the constraints of the item.
  func isAmbiguous(_ item: ItemLayout) -> Bool {
    isAmbiguous(item, on: .horizontal) || isAmbiguous(item, on: .vertical)
  }

  func isAmbiguous(_ item: ItemLayout, on axis: NSLayoutConstraint.Axis) -> Bool {
    if isDirty { update() }
    guard item.binding.engine === self, item.view == nil || item.isLaidOut else { return false }
    return [Component.origin(axis), Component.size(axis)].contains {
      guard let variable = item.binding.variables[$0] else { return true }
      return solver.isAmbiguous(variable)
    }
  }

  func exerciseAmbiguity(of item: ItemLayout) {
    if isDirty { update() }
    for component in [Component.x, .width, .y, .height] {
      guard let variable = item.binding.variables[component], solver.isAmbiguous(variable) else { continue }
      if solver.exerciseAmbiguity(of: variable, by: 20) { setNeedsUpdate() }
    }
  }

  func constraints(determining item: ItemLayout, on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    if isDirty { update() }
    guard item.binding.engine === self else { return [] }
    var found: [NSLayoutConstraint] = []
    for component in [Component.origin(axis), .size(axis)] {
      guard let variable = item.binding.variables[component] else { continue }
      for handle in solver.constraints(determining: variable) {
        guard case .user(let reference) = owners[Int(handle.index)] else { continue }
        let constraint = reference.takeUnretainedValue()
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found
  }
}

/// Logs conflicting constraints in UIKit's wording.
@MainActor
enum ConflictReport {
  static func log(_ conflict: SimplexSolver.Conflict, in engine: LayoutEngine) {
    var lines: [String] = []
    var hasMask = false
    for constraint in conflict.constraints {
      switch engine.owners[Int(constraint.index)] {
      case .none, .implicit: continue
      case .pin: hasMask = true
      case .user, .contentSize: break
      }
      lines.append("    \"\(text(of: constraint, in: engine))\"")
    }
    let note =
      hasMask
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n" : ""
    UIKitFault.warn(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(note)(
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(text(of: conflict.broken, in: engine))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also \
      be helpful.
      """, category: "LayoutConstraints")
  }

  private static func text(of constraint: Constraint, in engine: LayoutEngine) -> String {
    switch engine.owners[Int(constraint.index)] {
    case .user(let reference):
      return ConstraintDescription.text(of: reference.takeUnretainedValue())
    case .pin(let item, let component):
      return ConstraintDescription.pin(item.takeUnretainedValue(), component)
    case .contentSize(let item, let axis, let isHugging):
      return ConstraintDescription.contentSize(item.takeUnretainedValue(), axis, isHugging: isHugging)
    case .none, .implicit: return ""
    }
  }
}
