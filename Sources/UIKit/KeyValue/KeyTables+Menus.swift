// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addMenus(to classes: _ObjCClasses) {
    classes.addProperties(of: UIAction.self) { table in
      table.settable("attributes", \UIAction.attributes)
      table.settable("discoverabilityTitle", \UIAction.discoverabilityTitle)
      table.readable("identifier", \UIAction.identifier)
      table.settable("selectedImage", \UIAction.selectedImage)
      table.readable("sender", \UIAction.sender)
      table.settable("state", \UIAction.state)
    }
    classes.addProperties(of: UICommand.self) { table in
      table.readable("action", \UICommand.action)
      table.readable("alternates", \UICommand.alternates)
      table.settable("attributes", \UICommand.attributes)
      table.settable("discoverabilityTitle", \UICommand.discoverabilityTitle)
      table.readable("propertyList", \UICommand.propertyList)
      table.settable("selectedImage", \UICommand.selectedImage)
      table.readable("sender", \UICommand.sender)
      table.settable("state", \UICommand.state)
    }
    classes.addProperties(of: UICommandAlternate.self) { table in
      table.readable("action", \UICommandAlternate.action)
      table.readable("modifierFlags", \UICommandAlternate.modifierFlags)
      table.readable("title", \UICommandAlternate.title)
    }
    classes.addProperties(of: UIContextMenuConfiguration.self) { table in
      table.settable("badgeCount", \UIContextMenuConfiguration.badgeCount)
      table.readable("identifier", \UIContextMenuConfiguration.identifier)
      table.settable("preferredMenuElementOrder", \UIContextMenuConfiguration.preferredMenuElementOrder)
      table.settable("secondaryItemIdentifiers", \UIContextMenuConfiguration.secondaryItemIdentifiers)
    }
    classes.addProperties(of: UIContextMenuInteraction.self) { table in
      table.readable("delegate", \UIContextMenuInteraction.delegate)
      table.readable("menuAppearance", \UIContextMenuInteraction.menuAppearance)
      table.readable("view", \UIContextMenuInteraction.view)
    }
    classes.addProperties(of: UIEditMenuConfiguration.self) { table in
      table.readable("identifier", \UIEditMenuConfiguration.identifier)
      table.settable("preferredArrowDirection", \UIEditMenuConfiguration.preferredArrowDirection)
      table.readable("sourcePoint", \UIEditMenuConfiguration.sourcePoint)
    }
    classes.addProperties(of: UIEditMenuInteraction.self) { table in
      table.readable("delegate", \UIEditMenuInteraction.delegate)
      table.readable("view", \UIEditMenuInteraction.view)
    }
    classes.addProperties(of: UIMenu.self) { table in
      table.readable("children", \UIMenu.children)
      table.settable("displayPreferences", \UIMenu.displayPreferences)
      table.readable("identifier", \UIMenu.identifier)
      table.readable("options", \UIMenu.options)
      table.settable("preferredElementSize", \UIMenu.preferredElementSize)
      table.readable("selectedElements", \UIMenu.selectedElements)
    }
    classes.addProperties(of: UIMenuController.self) { table in
      table.settable("arrowDirection", \UIMenuController.arrowDirection)
      table.settable("menuVisible", \UIMenuController.isMenuVisible)
      table.readable("menuFrame", \UIMenuController.menuFrame)
      table.settable("menuItems", \UIMenuController.menuItems)
    }
    classes.addProperties(of: UIMenuDisplayPreferences.self) { table in
      table.settable("maximumNumberOfTitleLines", \UIMenuDisplayPreferences.maximumNumberOfTitleLines)
    }
    classes.addProperties(of: UIMenuElement.self) { table in
      table.settable("image", \UIMenuElement.image)
      table.settable("subtitle", \UIMenuElement.subtitle)
      table.settable("title", \UIMenuElement.title)
    }
    classes.addProperties(of: UIMenuItem.self) { table in
      table.settable("action", \UIMenuItem.action)
      table.settable("title", \UIMenuItem.title)
    }
    classes.addProperties(of: UIPreviewAction.self) { table in
      table.readable("handler", \UIPreviewAction.handler)
      table.readable("style", \UIPreviewAction.style)
      table.readable("title", \UIPreviewAction.title)
    }
    classes.addProperties(of: UIPreviewActionGroup.self) { table in
      table.readable("style", \UIPreviewActionGroup.style)
      table.readable("title", \UIPreviewActionGroup.title)
    }
    classes.addProperties(of: UIPreviewParameters.self) { table in
      table.settable("backgroundColor", \UIPreviewParameters.backgroundColor)
      table.settable("shadowPath", \UIPreviewParameters.shadowPath)
      table.settable("visiblePath", \UIPreviewParameters.visiblePath)
    }
    classes.addProperties(of: UIPreviewTarget.self) { table in
      table.readable("center", \UIPreviewTarget.center)
      table.readable("container", \UIPreviewTarget.container)
      table.readable("transform", \UIPreviewTarget.transform)
    }
    classes.addProperties(of: UITargetedPreview.self) { table in
      table.readable("parameters", \UITargetedPreview.parameters)
      table.readable("size", \UITargetedPreview.size)
      table.readable("target", \UITargetedPreview.target)
      table.readable("view", \UITargetedPreview.view)
    }
  }
}
