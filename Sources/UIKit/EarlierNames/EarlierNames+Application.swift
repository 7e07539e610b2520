import Foundation

// Names of Swift 4, available to sources in that language mode; later modes report the current names.

@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
@available(swift, obsoleted: 4.2, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
@available(swift, obsoleted: 4.2, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
@available(swift, obsoleted: 4.2, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardIsLocalUserInfoKey: String {
  UIResponder.keyboardIsLocalUserInfoKey
}
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
@preconcurrency @MainActor public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
@preconcurrency @MainActor public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
@preconcurrency @MainActor public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
@preconcurrency @MainActor public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
@preconcurrency @MainActor public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
