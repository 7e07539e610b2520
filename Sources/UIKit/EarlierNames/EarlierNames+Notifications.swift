import Foundation

// Names of Swift 4, available to sources in that language mode; later modes report the current names.

extension NSNotification.Name {
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarOrientation:
    NSNotification.Name
  { UIApplication.willChangeStatusBarOrientationNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name
  { UIApplication.didChangeStatusBarOrientationNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
    UIDevice.batteryStateDidChangeNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
    UIPasteboard.changedNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
  @preconcurrency @MainActor public static var UIScreenDidConnect: NSNotification.Name {
    UIScreen.didConnectNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
  @preconcurrency @MainActor public static var UIScreenDidDisconnect: NSNotification.Name {
    UIScreen.didDisconnectNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name {
    UIWindow.didBecomeVisibleNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name {
    UIWindow.didBecomeKeyNotification
  }
}
