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
    classes.addProperties(of: UIActivityViewController.self) { table in
      table.settable("completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
      table.settable("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
    }
    classes.addProperties(of: UIImagePickerController.self) { table in
      table.settable("allowsEditing", \UIImagePickerController.allowsEditing)
      table.settable("mediaTypes", \UIImagePickerController.mediaTypes)
      table.settable("sourceType", \UIImagePickerController.sourceType)
      table.settable("videoMaximumDuration", \UIImagePickerController.videoMaximumDuration)
      table.settable("videoQuality", \UIImagePickerController.videoQuality)
    }
  }
}
