// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addAccessibility(to classes: _ObjCClasses) {
    classes.addProperties(of: AXCustomContent.self) { table in
      table.readable("attributedLabel", \AXCustomContent.attributedLabel)
      table.readable("attributedValue", \AXCustomContent.attributedValue)
      table.settable("importance", \AXCustomContent.importance)
      table.readable("label", \AXCustomContent.label)
      table.readable("value", \AXCustomContent.value)
    }
    classes.addProperties(of: PTObject.self) { table in
      table.settable("accessibilityActivationPoint", \PTObject.accessibilityActivationPoint)
      table.settable("accessibilityCustomActions", \PTObject.accessibilityCustomActions)
      table.settable("accessibilityElements", \PTObject.accessibilityElements)
      table.settable("accessibilityFrame", \PTObject.accessibilityFrame)
      table.settable("accessibilityHint", \PTObject.accessibilityHint)
      table.settable("accessibilityLabel", \PTObject.accessibilityLabel)
      table.settable("accessibilityTraits", \PTObject.accessibilityTraits)
      table.settable("accessibilityValue", \PTObject.accessibilityValue)
      table.settable("accessibilityElement", \PTObject.isAccessibilityElement)
    }
    classes.addProperties(of: UIAccessibilityCustomAction.self) { table in
      table.settable("actionHandler", \UIAccessibilityCustomAction.actionHandler)
      table.settable("attributedName", \UIAccessibilityCustomAction.attributedName)
      table.settable("category", \UIAccessibilityCustomAction.category)
      table.settable("image", \UIAccessibilityCustomAction.image)
      table.settable("name", \UIAccessibilityCustomAction.name)
      table.settable("selector", \UIAccessibilityCustomAction.selector)
      table.settable("target", \UIAccessibilityCustomAction.target)
    }
    classes.addProperties(of: UIAccessibilityCustomRotor.self) { table in
      table.settable("attributedName", \UIAccessibilityCustomRotor.attributedName)
      table.settable("itemSearchBlock", \UIAccessibilityCustomRotor.itemSearchBlock)
      table.settable("name", \UIAccessibilityCustomRotor.name)
      table.readable("systemRotorType", \UIAccessibilityCustomRotor.systemRotorType)
    }
    classes.addProperties(of: UIAccessibilityCustomRotorItemResult.self) { table in
      table.settable("targetElement", \UIAccessibilityCustomRotorItemResult.targetElement)
      table.settable("targetRange", \UIAccessibilityCustomRotorItemResult.targetRange)
    }
    classes.addProperties(of: UIAccessibilityCustomRotorSearchPredicate.self) { table in
      table.settable("currentItem", \UIAccessibilityCustomRotorSearchPredicate.currentItem)
      table.settable("searchDirection", \UIAccessibilityCustomRotorSearchPredicate.searchDirection)
    }
    classes.addProperties(of: UIAccessibilityElement.self) { table in
      table.settable("accessibilityContainer", \UIAccessibilityElement.accessibilityContainer)
      table.settable("accessibilityFrameInContainerSpace", \UIAccessibilityElement.accessibilityFrameInContainerSpace)
    }
    classes.addProperties(of: UILargeContentViewerInteraction.self) { table in
      table.readable("delegate", \UILargeContentViewerInteraction.delegate)
      table.readable("gestureRecognizerForExclusionRelationship", \UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship)
      table.readable("view", \UILargeContentViewerInteraction.view)
    }
  }
}
