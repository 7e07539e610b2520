// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addScenes(to classes: _ObjCClasses) {
    classes.addProperties(of: UIScene.self) { table in
      table.settable("activationConditions", \UIScene.activationConditions)
      table.readable("activationState", \UIScene.activationState)
      table.settable("delegate", \UIScene.delegate)
      table.readable("session", \UIScene.session)
      table.settable("subtitle", \UIScene.subtitle)
      table.settable("title", \UIScene.title)
    }
    classes.addProperties(of: UIScene.ActivationRequestOptions.self) { table in
      table.settable("requestingScene", \UIScene.ActivationRequestOptions.requestingScene)
    }
    classes.addProperties(of: UIScene.ConnectionOptions.self) { table in
      table.readable("handoffUserActivityType", \UIScene.ConnectionOptions.handoffUserActivityType)
      table.readable("notificationResponse", \UIScene.ConnectionOptions.notificationResponse)
      table.readable("shortcutItem", \UIScene.ConnectionOptions.shortcutItem)
      table.readable("sourceApplication", \UIScene.ConnectionOptions.sourceApplication)
      table.readable("urlContexts", \UIScene.ConnectionOptions.urlContexts)
      table.readable("userActivities", \UIScene.ConnectionOptions.userActivities)
    }
    classes.addProperties(of: UIScene.OpenExternalURLOptions.self) { table in
      table.settable("universalLinksOnly", \UIScene.OpenExternalURLOptions.universalLinksOnly)
    }
    classes.addProperties(of: UIScene.OpenURLOptions.self) { table in
      table.readable("annotation", \UIScene.OpenURLOptions.annotation)
      table.readable("openInPlace", \UIScene.OpenURLOptions.openInPlace)
      table.readable("sourceApplication", \UIScene.OpenURLOptions.sourceApplication)
    }
    classes.addProperties(of: UISceneActivationConditions.self) { table in
      table.settable("canActivateForTargetContentIdentifierPredicate", \UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate)
      table.settable("prefersToActivateForTargetContentIdentifierPredicate", \UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate)
    }
    classes.addProperties(of: UISceneConfiguration.self) { table in
      table.settable("delegateClass", \UISceneConfiguration.delegateClass)
      table.readable("name", \UISceneConfiguration.name)
      table.readable("role", \UISceneConfiguration.role)
      table.settable("sceneClass", \UISceneConfiguration.sceneClass)
      table.settable("storyboard", \UISceneConfiguration.storyboard)
    }
    classes.addProperties(of: UISceneSession.self) { table in
      table.readable("configuration", \UISceneSession.configuration)
      table.readable("persistentIdentifier", \UISceneSession.persistentIdentifier)
      table.readable("role", \UISceneSession.role)
      table.readable("scene", \UISceneSession.scene)
      table.settable("stateRestorationActivity", \UISceneSession.stateRestorationActivity)
      table.settable("userInfo", \UISceneSession.userInfo)
    }
    classes.addProperties(of: UISceneSessionActivationRequest.self) { table in
      table.settable("options", \UISceneSessionActivationRequest.options)
      table.readable("role", \UISceneSessionActivationRequest.role)
      table.readable("session", \UISceneSessionActivationRequest.session)
      table.settable("userActivity", \UISceneSessionActivationRequest.userActivity)
    }
    classes.addProperties(of: UISceneSizeRestrictions.self) { table in
      table.settable("allowsFullScreen", \UISceneSizeRestrictions.allowsFullScreen)
      table.settable("maximumSize", \UISceneSizeRestrictions.maximumSize)
      table.settable("minimumSize", \UISceneSizeRestrictions.minimumSize)
    }
    classes.addProperties(of: UIStatusBarManager.self) { table in
      table.readable("statusBarHidden", \UIStatusBarManager.isStatusBarHidden)
      table.readable("statusBarFrame", \UIStatusBarManager.statusBarFrame)
      table.readable("statusBarStyle", \UIStatusBarManager.statusBarStyle)
    }
    classes.addProperties(of: UIWindowScene.self) { table in
      table.readable("coordinateSpace", \UIWindowScene.coordinateSpace)
      table.readable("effectiveGeometry", \UIWindowScene.effectiveGeometry)
      table.readable("interfaceOrientation", \UIWindowScene.interfaceOrientation)
      table.readable("fullScreen", \UIWindowScene.isFullScreen)
      table.readable("keyWindow", \UIWindowScene.keyWindow)
      table.readable("screen", \UIWindowScene.screen)
      table.readable("sizeRestrictions", \UIWindowScene.sizeRestrictions)
      table.readable("statusBarManager", \UIWindowScene.statusBarManager)
      table.readable("traitCollection", \UIWindowScene.traitCollection)
      table.settable("traitOverrides", \UIWindowScene.traitOverrides)
      table.readable("windows", \UIWindowScene.windows)
    }
    classes.addProperties(of: UIWindowScene.Geometry.self) { table in
      table.readable("interfaceOrientation", \UIWindowScene.Geometry.interfaceOrientation)
    }
    classes.addProperties(of: UIWindowScene.GeometryPreferences.iOS.self) { table in
      table.settable("interfaceOrientations", \UIWindowScene.GeometryPreferences.iOS.interfaceOrientations)
    }
    classes.addProperties(of: UIWindowSceneDestructionRequestOptions.self) { table in
      table.settable("windowDismissalAnimation", \UIWindowSceneDestructionRequestOptions.windowDismissalAnimation)
    }
  }
}
