// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addPresentation(to classes: _ObjCClasses) {
    classes.addProperties(of: UIAlertAction.self) { table in
      table.settable("enabled", \UIAlertAction.isEnabled)
      table.readable("style", \UIAlertAction.style)
      table.readable("title", \UIAlertAction.title)
    }
    classes.addProperties(of: UIAlertController.self) { table in
      table.readable("actions", \UIAlertController.actions)
      table.settable("message", \UIAlertController.message)
      table.settable("preferredAction", \UIAlertController.preferredAction)
      table.readable("preferredStyle", \UIAlertController.preferredStyle)
      table.settable("severity", \UIAlertController.severity)
      table.readable("textFields", \UIAlertController.textFields)
    }
    classes.addProperties(of: UIPopoverPresentationController.self) { table in
      table.readable("adaptiveSheetPresentationController", \UIPopoverPresentationController.adaptiveSheetPresentationController)
      table.readable("arrowDirection", \UIPopoverPresentationController.arrowDirection)
      table.settable("backgroundColor", \UIPopoverPresentationController.backgroundColor)
      table.settable("barButtonItem", \UIPopoverPresentationController.barButtonItem)
      table.settable("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
      table.settable("delegate", \UIPopoverPresentationController.delegate)
      table.settable("passthroughViews", \UIPopoverPresentationController.passthroughViews)
      table.settable("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
      table.settable("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
      table.settable("sourceItem", \UIPopoverPresentationController.sourceItem)
      table.settable("sourceRect", \UIPopoverPresentationController.sourceRect)
      table.settable("sourceView", \UIPopoverPresentationController.sourceView)
    }
    classes.addProperties(of: UIPresentationController.self) { table in
      table.readable("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
      table.readable("containerView", \UIPresentationController.containerView)
      table.readable("frameOfPresentedViewInContainerView", \UIPresentationController.frameOfPresentedViewInContainerView)
      table.settable("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
      table.readable("preferredContentSize", \UIPresentationController.preferredContentSize)
      table.readable("presentationStyle", \UIPresentationController.presentationStyle)
      table.readable("presentedView", \UIPresentationController.presentedView)
      table.readable("presentedViewController", \UIPresentationController.presentedViewController)
      table.readable("presentingViewController", \UIPresentationController.presentingViewController)
      table.readable("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
      table.readable("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
      table.readable("traitCollection", \UIPresentationController.traitCollection)
      table.settable("traitOverrides", \UIPresentationController.traitOverrides)
    }
    classes.addProperties(of: UISheetPresentationController.self) { table in
      table.settable("delegate", \UISheetPresentationController.delegate)
      table.settable("detents", \UISheetPresentationController.detents)
      table.settable("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
      table.settable("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
      table.settable("prefersEdgeAttachedInCompactHeight", \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
      table.settable("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
      table.settable("prefersPageSizing", \UISheetPresentationController.prefersPageSizing)
      table.settable("prefersScrollingExpandsWhenScrolledToEdge", \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
      table.settable("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
      table.settable("sourceView", \UISheetPresentationController.sourceView)
      table.settable("widthFollowsPreferredContentSizeWhenEdgeAttached", \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
    }
    classes.addProperties(of: UISheetPresentationController.Detent.self) { table in
      table.readable("identifier", \UISheetPresentationController.Detent.identifier)
    }
  }
}
