// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addApplication(to classes: _ObjCClasses) {
    classes.addProperties(of: UIApplication.self) { table in
      table.readable("alternateIconName", \UIApplication.alternateIconName)
      table.settable("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
      table.readable("applicationState", \UIApplication.applicationState)
      table.settable("applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit)
      table.readable("backgroundRefreshStatus", \UIApplication.backgroundRefreshStatus)
      table.readable("backgroundTimeRemaining", \UIApplication.backgroundTimeRemaining)
      table.readable("connectedScenes", \UIApplication.connectedScenes)
      table.readable("currentUserNotificationSettings", \UIApplication.currentUserNotificationSettings)
      table.settable("delegate", \UIApplication.delegate)
      table.settable("idleTimerDisabled", \UIApplication.isIdleTimerDisabled)
      table.readable("ignoringInteractionEvents", \UIApplication.isIgnoringInteractionEvents)
      table.settable("networkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible)
      table.readable("protectedDataAvailable", \UIApplication.isProtectedDataAvailable)
      table.readable("registeredForRemoteNotifications", \UIApplication.isRegisteredForRemoteNotifications)
      table.settable("statusBarHidden", \UIApplication.isStatusBarHidden)
      table.readable("keyWindow", \UIApplication.keyWindow)
      table.readable("openSessions", \UIApplication.openSessions)
      table.readable("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory)
      table.settable("scheduledLocalNotifications", \UIApplication.scheduledLocalNotifications)
      table.settable("shortcutItems", \UIApplication.shortcutItems)
      table.readable("statusBarFrame", \UIApplication.statusBarFrame)
      table.readable("statusBarOrientation", \UIApplication.statusBarOrientation)
      table.settable("statusBarStyle", \UIApplication.statusBarStyle)
      table.readable("supportsAlternateIcons", \UIApplication.supportsAlternateIcons)
      table.readable("supportsMultipleScenes", \UIApplication.supportsMultipleScenes)
      table.readable("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection)
      table.readable("windows", \UIApplication.windows)
    }
    classes.addProperties(of: UIApplicationShortcutItem.self) { table in
      table.readable("icon", \UIApplicationShortcutItem.icon)
      table.readable("localizedSubtitle", \UIApplicationShortcutItem.localizedSubtitle)
      table.readable("localizedTitle", \UIApplicationShortcutItem.localizedTitle)
      table.settable("targetContentIdentifier", \UIApplicationShortcutItem.targetContentIdentifier)
      table.readable("type", \UIApplicationShortcutItem.type)
      table.readable("userInfo", \UIApplicationShortcutItem.userInfo)
    }
    classes.addProperties(of: UIDevice.self) { table in
      table.readable("batteryLevel", \UIDevice.batteryLevel)
      table.readable("batteryState", \UIDevice.batteryState)
      table.readable("identifierForVendor", \UIDevice.identifierForVendor)
      table.settable("batteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
      table.readable("generatingDeviceOrientationNotifications", \UIDevice.isGeneratingDeviceOrientationNotifications)
      table.readable("multitaskingSupported", \UIDevice.isMultitaskingSupported)
      table.settable("proximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
      table.readable("localizedModel", \UIDevice.localizedModel)
      table.readable("model", \UIDevice.model)
      table.readable("name", \UIDevice.name)
      table.readable("orientation", \UIDevice.orientation)
      table.readable("proximityState", \UIDevice.proximityState)
      table.readable("systemName", \UIDevice.systemName)
      table.readable("systemVersion", \UIDevice.systemVersion)
      table.readable("userInterfaceIdiom", \UIDevice.userInterfaceIdiom)
    }
    classes.addProperties(of: UIDocument.self) { table in
      table.readable("documentState", \UIDocument.documentState)
      table.settable("fileModificationDate", \UIDocument.fileModificationDate)
      table.readable("fileType", \UIDocument.fileType)
      table.readable("fileURL", \UIDocument.fileURL)
      table.readable("hasUnsavedChanges", \UIDocument.hasUnsavedChanges)
      table.readable("localizedName", \UIDocument.localizedName)
      table.readable("progress", \UIDocument.progress)
      table.readable("savingFileType", \UIDocument.savingFileType)
      table.settable("undoManager", \UIDocument.undoManager)
    }
    classes.addProperties(of: UIOpenURLContext.self) { table in
      table.readable("options", \UIOpenURLContext.options)
      table.readable("url", \UIOpenURLContext.url)
    }
    classes.addProperties(of: UIPasteboard.self) { table in
      table.readable("changeCount", \UIPasteboard.changeCount)
      table.settable("color", \UIPasteboard.color)
      table.settable("colors", \UIPasteboard.colors)
      table.readable("hasColors", \UIPasteboard.hasColors)
      table.readable("hasImages", \UIPasteboard.hasImages)
      table.readable("hasStrings", \UIPasteboard.hasStrings)
      table.readable("hasURLs", \UIPasteboard.hasURLs)
      table.settable("image", \UIPasteboard.image)
      table.settable("images", \UIPasteboard.images)
      table.readable("persistent", \UIPasteboard.isPersistent)
      table.settable("itemProviders", \UIPasteboard.itemProviders)
      table.settable("items", \UIPasteboard.items)
      table.readable("name", \UIPasteboard.name)
      table.readable("numberOfItems", \UIPasteboard.numberOfItems)
      table.settable("string", \UIPasteboard.string)
      table.settable("strings", \UIPasteboard.strings)
      table.readable("types", \UIPasteboard.types)
      table.settable("url", \UIPasteboard.url)
      table.settable("urls", \UIPasteboard.urls)
    }
    classes.addProperties(of: UIScreen.self) { table in
      table.readable("availableModes", \UIScreen.availableModes)
      table.readable("bounds", \UIScreen.bounds)
      table.settable("brightness", \UIScreen.brightness)
      table.readable("coordinateSpace", \UIScreen.coordinateSpace)
      table.readable("currentMode", \UIScreen.currentMode)
      table.readable("fixedCoordinateSpace", \UIScreen.fixedCoordinateSpace)
      table.readable("captured", \UIScreen.isCaptured)
      table.readable("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
      table.readable("mirrored", \UIScreen.mirrored)
      table.readable("nativeBounds", \UIScreen.nativeBounds)
      table.readable("nativeScale", \UIScreen.nativeScale)
      table.settable("overscanCompensation", \UIScreen.overscanCompensation)
      table.readable("overscanCompensationInsets", \UIScreen.overscanCompensationInsets)
      table.readable("preferredMode", \UIScreen.preferredMode)
      table.readable("scale", \UIScreen.scale)
      table.readable("traitCollection", \UIScreen.traitCollection)
      table.settable("wantsSoftwareDimming", \UIScreen.wantsSoftwareDimming)
    }
    classes.addProperties(of: UIScreenMode.self) { table in
      table.readable("pixelAspectRatio", \UIScreenMode.pixelAspectRatio)
      table.readable("size", \UIScreenMode.size)
    }
    classes.addProperties(of: UIWindow.self) { table in
      table.readable("canBecomeKey", \UIWindow.canBecomeKey)
      table.settable("canResizeToFitContent", \UIWindow.canResizeToFitContent)
      table.readable("keyWindow", \UIWindow.isKeyWindow)
      table.settable("rootViewController", \UIWindow.rootViewController)
      table.settable("screen", \UIWindow.screen)
      table.settable("windowLevel", \UIWindow.windowLevel)
      table.settable("windowScene", \UIWindow.windowScene)
    }
  }
}
