// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addContentUnavailable(to classes: _ObjCClasses) {
    classes.addProperties(of: UIContentUnavailableView.self) { table in
      table.settable("configuration", \UIContentUnavailableView.configuration)
      table.settable("scrollEnabled", \UIContentUnavailableView.isScrollEnabled)
    }
  }
}
