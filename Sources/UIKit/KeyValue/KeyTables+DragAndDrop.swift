// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addDragAndDrop(to classes: _ObjCClasses) {
    classes.addProperties(of: UIDragInteraction.self) { table in
      table.settable("allowsSimultaneousRecognitionDuringLift", \UIDragInteraction.allowsSimultaneousRecognitionDuringLift)
      table.readable("delegate", \UIDragInteraction.delegate)
      table.settable("enabled", \UIDragInteraction.isEnabled)
      table.readable("view", \UIDragInteraction.view)
    }
    classes.addProperties(of: UIDragItem.self) { table in
      table.readable("itemProvider", \UIDragItem.itemProvider)
      table.settable("localObject", \UIDragItem.localObject)
      table.settable("previewProvider", \UIDragItem.previewProvider)
    }
    classes.addProperties(of: UIDragPreview.self) { table in
      table.readable("parameters", \UIDragPreview.parameters)
      table.readable("view", \UIDragPreview.view)
    }
    classes.addProperties(of: UIDropInteraction.self) { table in
      table.settable("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
      table.readable("delegate", \UIDropInteraction.delegate)
      table.readable("view", \UIDropInteraction.view)
    }
    classes.addProperties(of: UIDropProposal.self) { table in
      table.settable("precise", \UIDropProposal.isPrecise)
      table.readable("operation", \UIDropProposal.operation)
      table.settable("prefersFullSizePreview", \UIDropProposal.prefersFullSizePreview)
    }
    classes.addProperties(of: UISpringLoadedInteraction.self) { table in
      table.readable("interactionBehavior", \UISpringLoadedInteraction.interactionBehavior)
      table.readable("interactionEffect", \UISpringLoadedInteraction.interactionEffect)
      table.readable("view", \UISpringLoadedInteraction.view)
    }
  }
}
