// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addEvents(to classes: _ObjCClasses) {
    classes.addProperties(of: UIEvent.self) { table in
      table.readable("allTouches", \UIEvent.allTouches)
      table.readable("buttonMask", \UIEvent.buttonMask)
      table.readable("modifierFlags", \UIEvent.modifierFlags)
      table.readable("subtype", \UIEvent.subtype)
      table.readable("timestamp", \UIEvent.timestamp)
      table.readable("type", \UIEvent.type)
    }
    classes.addProperties(of: UIKey.self) { table in
      table.readable("characters", \UIKey.characters)
      table.readable("charactersIgnoringModifiers", \UIKey.charactersIgnoringModifiers)
      table.readable("keyCode", \UIKey.keyCode)
      table.readable("modifierFlags", \UIKey.modifierFlags)
    }
    classes.addProperties(of: UIKeyCommand.self) { table in
      table.settable("allowsAutomaticLocalization", \UIKeyCommand.allowsAutomaticLocalization)
      table.settable("allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring)
      table.readable("input", \UIKeyCommand.input)
      table.readable("modifierFlags", \UIKeyCommand.modifierFlags)
      table.settable("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
    }
    classes.addProperties(of: UIPasteConfiguration.self) { table in
      table.settable("acceptableTypeIdentifiers", \UIPasteConfiguration.acceptableTypeIdentifiers)
    }
    classes.addProperties(of: UIPress.self) { table in
      table.readable("force", \UIPress.force)
      table.readable("gestureRecognizers", \UIPress.gestureRecognizers)
      table.readable("key", \UIPress.key)
      table.readable("phase", \UIPress.phase)
      table.readable("responder", \UIPress.responder)
      table.readable("timestamp", \UIPress.timestamp)
      table.readable("type", \UIPress.type)
      table.readable("window", \UIPress.window)
    }
    classes.addProperties(of: UIPressesEvent.self) { table in
      table.readable("allPresses", \UIPressesEvent.allPresses)
    }
    classes.addProperties(of: UIResponder.self) { table in
      table.settable("accessibilityActivationPoint", \UIResponder.accessibilityActivationPoint)
      table.settable("accessibilityActivationPointBlock", \UIResponder.accessibilityActivationPointBlock)
      table.settable("accessibilityAttributedHint", \UIResponder.accessibilityAttributedHint)
      table.settable("accessibilityAttributedLabel", \UIResponder.accessibilityAttributedLabel)
      table.settable("accessibilityAttributedValue", \UIResponder.accessibilityAttributedValue)
      table.settable("accessibilityContainerType", \UIResponder.accessibilityContainerType)
      table.settable("accessibilityCustomActions", \UIResponder.accessibilityCustomActions)
      table.settable("accessibilityCustomActionsBlock", \UIResponder.accessibilityCustomActionsBlock)
      table.settable("accessibilityCustomRotors", \UIResponder.accessibilityCustomRotors)
      table.settable("accessibilityElements", \UIResponder.accessibilityElements)
      table.settable("accessibilityElementsBlock", \UIResponder.accessibilityElementsBlock)
      table.settable("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden)
      table.settable("accessibilityElementsHiddenBlock", \UIResponder.accessibilityElementsHiddenBlock)
      table.settable("accessibilityFrame", \UIResponder.accessibilityFrame)
      table.settable("accessibilityFrameBlock", \UIResponder.accessibilityFrameBlock)
      table.settable("accessibilityHint", \UIResponder.accessibilityHint)
      table.settable("accessibilityHintBlock", \UIResponder.accessibilityHintBlock)
      table.settable("accessibilityIdentifier", \UIResponder.accessibilityIdentifier)
      table.settable("accessibilityIdentifierBlock", \UIResponder.accessibilityIdentifierBlock)
      table.settable("accessibilityIgnoresInvertColors", \UIResponder.accessibilityIgnoresInvertColors)
      table.settable("accessibilityLabel", \UIResponder.accessibilityLabel)
      table.settable("accessibilityLabelBlock", \UIResponder.accessibilityLabelBlock)
      table.settable("accessibilityLanguage", \UIResponder.accessibilityLanguage)
      table.settable("accessibilityNavigationStyle", \UIResponder.accessibilityNavigationStyle)
      table.settable("accessibilityPath", \UIResponder.accessibilityPath)
      table.settable("accessibilityRespondsToUserInteraction", \UIResponder.accessibilityRespondsToUserInteraction)
      table.settable("accessibilityTextualContext", \UIResponder.accessibilityTextualContext)
      table.settable("accessibilityTraits", \UIResponder.accessibilityTraits)
      table.settable("accessibilityTraitsBlock", \UIResponder.accessibilityTraitsBlock)
      table.settable("accessibilityUserInputLabels", \UIResponder.accessibilityUserInputLabels)
      table.settable("accessibilityUserInputLabelsBlock", \UIResponder.accessibilityUserInputLabelsBlock)
      table.settable("accessibilityValue", \UIResponder.accessibilityValue)
      table.settable("accessibilityValueBlock", \UIResponder.accessibilityValueBlock)
      table.settable("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal)
      table.readable("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
      table.readable("canResignFirstResponder", \UIResponder.canResignFirstResponder)
      table.readable("editingInteractionConfiguration", \UIResponder.editingInteractionConfiguration)
      table.readable("inputAccessoryView", \UIResponder.inputAccessoryView)
      table.readable("inputAccessoryViewController", \UIResponder.inputAccessoryViewController)
      table.readable("inputAssistantItem", \UIResponder.inputAssistantItem)
      table.readable("inputView", \UIResponder.inputView)
      table.readable("inputViewController", \UIResponder.inputViewController)
      table.settable("accessibilityElement", \UIResponder.isAccessibilityElement)
      table.settable("isAccessibilityElementBlock", \UIResponder.isAccessibilityElementBlock)
      table.readable("firstResponder", \UIResponder.isFirstResponder)
      table.readable("keyCommands", \UIResponder.keyCommands)
      table.readable("next", \UIResponder.next)
      table.settable("pasteConfiguration", \UIResponder.pasteConfiguration)
      table.settable("shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren)
      table.readable("textInputContextIdentifier", \UIResponder.textInputContextIdentifier)
      table.readable("textInputMode", \UIResponder.textInputMode)
      table.readable("undoManager", \UIResponder.undoManager)
      table.settable("userActivity", \UIResponder.userActivity)
    }
    classes.addProperties(of: UITouch.self) { table in
      table.readable("altitudeAngle", \UITouch.altitudeAngle)
      table.readable("estimatedProperties", \UITouch.estimatedProperties)
      table.readable("estimatedPropertiesExpectingUpdates", \UITouch.estimatedPropertiesExpectingUpdates)
      table.readable("estimationUpdateIndex", \UITouch.estimationUpdateIndex)
      table.readable("force", \UITouch.force)
      table.readable("gestureRecognizers", \UITouch.gestureRecognizers)
      table.readable("majorRadius", \UITouch.majorRadius)
      table.readable("majorRadiusTolerance", \UITouch.majorRadiusTolerance)
      table.readable("maximumPossibleForce", \UITouch.maximumPossibleForce)
      table.readable("phase", \UITouch.phase)
      table.readable("rollAngle", \UITouch.rollAngle)
      table.readable("tapCount", \UITouch.tapCount)
      table.readable("timestamp", \UITouch.timestamp)
      table.readable("type", \UITouch.type)
      table.readable("view", \UITouch.view)
      table.readable("window", \UITouch.window)
    }
  }
}
