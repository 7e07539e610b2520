// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addSharing(to classes: _ObjCClasses) {
    classes.addProperties(of: UIActivity.self) { table in
      table.readable("activityImage", \UIActivity.activityImage)
      table.readable("activityTitle", \UIActivity.activityTitle)
      table.readable("activityType", \UIActivity.activityType)
      table.readable("activityViewController", \UIActivity.activityViewController)
    }
    classes.addProperties(of: UIActivityItemProvider.self) { table in
      table.readable("activityType", \UIActivityItemProvider.activityType)
      table.readable("item", \UIActivityItemProvider.item)
      table.readable("placeholderItem", \UIActivityItemProvider.placeholderItem)
    }
    classes.addProperties(of: UIActivityItemsConfiguration.self) { table in
      table.readable("applicationActivitiesForActivityItemsConfiguration", \UIActivityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
      table.settable("applicationActivitiesProvider", \UIActivityItemsConfiguration.applicationActivitiesProvider)
      table.readable("itemProvidersForActivityItemsConfiguration", \UIActivityItemsConfiguration.itemProvidersForActivityItemsConfiguration)
      table.settable("localObject", \UIActivityItemsConfiguration.localObject)
      table.settable("metadataProvider", \UIActivityItemsConfiguration.metadataProvider)
      table.settable("perItemMetadataProvider", \UIActivityItemsConfiguration.perItemMetadataProvider)
      table.settable("previewProvider", \UIActivityItemsConfiguration.previewProvider)
      table.settable("supportedInteractions", \UIActivityItemsConfiguration.supportedInteractions)
    }
    classes.addProperties(of: UIActivityViewController.self) { table in
      table.settable("completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
      table.settable("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
    }
    classes.addProperties(of: UIDocumentPickerViewController.self) { table in
      table.settable("allowsMultipleSelection", \UIDocumentPickerViewController.allowsMultipleSelection)
      table.settable("delegate", \UIDocumentPickerViewController.delegate)
      table.settable("directoryURL", \UIDocumentPickerViewController.directoryURL)
      table.readable("documentPickerMode", \UIDocumentPickerViewController.documentPickerMode)
      table.settable("shouldShowFileExtensions", \UIDocumentPickerViewController.shouldShowFileExtensions)
    }
    classes.addProperties(of: UIFontPickerViewController.self) { table in
      table.readable("configuration", \UIFontPickerViewController.configuration)
      table.settable("delegate", \UIFontPickerViewController.delegate)
      table.settable("selectedFontDescriptor", \UIFontPickerViewController.selectedFontDescriptor)
    }
    classes.addProperties(of: UIFontPickerViewController.Configuration.self) { table in
      table.settable("displayUsingSystemFont", \UIFontPickerViewController.Configuration.displayUsingSystemFont)
      table.settable("filteredTraits", \UIFontPickerViewController.Configuration.filteredTraits)
      table.settable("includeFaces", \UIFontPickerViewController.Configuration.includeFaces)
    }
    classes.addProperties(of: UIImagePickerController.self) { table in
      table.settable("allowsEditing", \UIImagePickerController.allowsEditing)
      table.settable("cameraCaptureMode", \UIImagePickerController.cameraCaptureMode)
      table.settable("cameraDevice", \UIImagePickerController.cameraDevice)
      table.settable("cameraFlashMode", \UIImagePickerController.cameraFlashMode)
      table.settable("cameraOverlayView", \UIImagePickerController.cameraOverlayView)
      table.settable("cameraViewTransform", \UIImagePickerController.cameraViewTransform)
      table.settable("imageExportPreset", \UIImagePickerController.imageExportPreset)
      table.settable("mediaTypes", \UIImagePickerController.mediaTypes)
      table.settable("showsCameraControls", \UIImagePickerController.showsCameraControls)
      table.settable("sourceType", \UIImagePickerController.sourceType)
      table.settable("videoExportPreset", \UIImagePickerController.videoExportPreset)
      table.settable("videoMaximumDuration", \UIImagePickerController.videoMaximumDuration)
      table.settable("videoQuality", \UIImagePickerController.videoQuality)
    }
    classes.addProperties(of: UIMarkupTextPrintFormatter.self) { table in
      table.settable("markupText", \UIMarkupTextPrintFormatter.markupText)
    }
    classes.addProperties(of: UIPrintFormatter.self) { table in
      table.settable("maximumContentHeight", \UIPrintFormatter.maximumContentHeight)
      table.settable("maximumContentWidth", \UIPrintFormatter.maximumContentWidth)
      table.readable("pageCount", \UIPrintFormatter.pageCount)
      table.settable("perPageContentInsets", \UIPrintFormatter.perPageContentInsets)
      table.readable("printPageRenderer", \UIPrintFormatter.printPageRenderer)
      table.settable("startPage", \UIPrintFormatter.startPage)
    }
    classes.addProperties(of: UIPrintInfo.self) { table in
      table.settable("duplex", \UIPrintInfo.duplex)
      table.settable("jobName", \UIPrintInfo.jobName)
      table.settable("orientation", \UIPrintInfo.orientation)
      table.settable("outputType", \UIPrintInfo.outputType)
      table.settable("printerID", \UIPrintInfo.printerID)
    }
    classes.addProperties(of: UIPrintInteractionController.self) { table in
      table.settable("delegate", \UIPrintInteractionController.delegate)
      table.settable("printFormatter", \UIPrintInteractionController.printFormatter)
      table.settable("printInfo", \UIPrintInteractionController.printInfo)
      table.settable("printPageRenderer", \UIPrintInteractionController.printPageRenderer)
      table.settable("printingItem", \UIPrintInteractionController.printingItem)
      table.settable("printingItems", \UIPrintInteractionController.printingItems)
      table.settable("showsNumberOfCopies", \UIPrintInteractionController.showsNumberOfCopies)
      table.settable("showsPaperSelectionForLoadedPapers", \UIPrintInteractionController.showsPaperSelectionForLoadedPapers)
    }
    classes.addProperties(of: UIPrintPageRenderer.self) { table in
      table.settable("footerHeight", \UIPrintPageRenderer.footerHeight)
      table.settable("headerHeight", \UIPrintPageRenderer.headerHeight)
      table.readable("numberOfPages", \UIPrintPageRenderer.numberOfPages)
      table.settable("paperRect", \UIPrintPageRenderer.paperRect)
      table.readable("printFormatters", \UIPrintPageRenderer.printFormatters)
      table.settable("printableRect", \UIPrintPageRenderer.printableRect)
    }
    classes.addProperties(of: UISimpleTextPrintFormatter.self) { table in
      table.settable("attributedText", \UISimpleTextPrintFormatter.attributedText)
      table.settable("color", \UISimpleTextPrintFormatter.color)
      table.settable("font", \UISimpleTextPrintFormatter.font)
      table.settable("text", \UISimpleTextPrintFormatter.text)
      table.settable("textAlignment", \UISimpleTextPrintFormatter.textAlignment)
    }
    classes.addProperties(of: UITextFormattingCoordinator.self) { table in
      table.settable("delegate", \UITextFormattingCoordinator.delegate)
    }
    classes.addProperties(of: UIViewPrintFormatter.self) { table in
      table.readable("view", \UIViewPrintFormatter.view)
    }
  }
}
