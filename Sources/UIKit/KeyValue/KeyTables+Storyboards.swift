// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addStoryboards(to classes: _ObjCClasses) {
    classes.addProperties(of: UIStoryboardSegue.self) { table in
      table.settable("destination", \UIStoryboardSegue.destination)
      table.readable("identifier", \UIStoryboardSegue.identifier)
      table.settable("source", \UIStoryboardSegue.source)
    }
    classes.addProperties(of: UIStoryboardUnwindSegueSource.self) { table in
      table.readable("sender", \UIStoryboardUnwindSegueSource.sender)
      table.readable("source", \UIStoryboardUnwindSegueSource.source)
      table.readable("unwindAction", \UIStoryboardUnwindSegueSource.unwindAction)
    }
  }
}
