// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addTransitions(to classes: _ObjCClasses) {
    classes.addProperties(of: UIPercentDrivenInteractiveTransition.self) { table in
      table.settable("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
      table.settable("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
      table.readable("duration", \UIPercentDrivenInteractiveTransition.duration)
      table.readable("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
      table.settable("timingCurve", \UIPercentDrivenInteractiveTransition.timingCurve)
      table.settable("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
    }
  }
}
