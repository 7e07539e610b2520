// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addCells(to classes: _ObjCClasses) {
    classes.addProperties(of: UIContextualAction.self) { table in
      table.settable("backgroundColor", \UIContextualAction.backgroundColor)
      table.readable("handler", \UIContextualAction.handler)
      table.settable("image", \UIContextualAction.image)
      table.readable("style", \UIContextualAction.style)
      table.settable("title", \UIContextualAction.title)
    }
    classes.addProperties(of: UIListContentView.self) { table in
      table.settable("configuration", \UIListContentView.configuration)
      table.readable("imageLayoutGuide", \UIListContentView.imageLayoutGuide)
      table.readable("secondaryTextLayoutGuide", \UIListContentView.secondaryTextLayoutGuide)
      table.readable("textLayoutGuide", \UIListContentView.textLayoutGuide)
    }
    classes.addProperties(of: UISwipeActionsConfiguration.self) { table in
      table.readable("actions", \UISwipeActionsConfiguration.actions)
      table.settable("performsFirstActionWithFullSwipe", \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
    }
    classes.addProperties(of: UITableViewRowAction.self) { table in
      table.settable("backgroundColor", \UITableViewRowAction.backgroundColor)
      table.settable("backgroundEffect", \UITableViewRowAction.backgroundEffect)
      table.readable("style", \UITableViewRowAction.style)
      table.settable("title", \UITableViewRowAction.title)
    }
  }
}
