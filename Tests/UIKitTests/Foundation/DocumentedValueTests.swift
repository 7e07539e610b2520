import UIKit
import XCTest

/// Constants, raw values and texts as in Apple's documentation and headers; apps store and compare them.
@MainActor
final class DocumentedValueTests: XCTestCase {
  func testGeometryAsText() {
    XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}")
    XCTAssertEqual(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
    XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(NSCoder.cgSize(for: "{3, 4}"), CGSize(width: 3, height: 4))
    XCTAssertEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
    XCTAssertEqual(NSCoder.cgPoint(for: "nonsense"), .zero)
    XCTAssertEqual(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)), "{1, 2}")
  }

  func testTheDevice() {
    XCTAssertEqual(UIDevice.current.systemName, "iOS")
    XCTAssertEqual(UIDevice.current.model, "iPhone")
    XCTAssertEqual(UIDevice.current.localizedModel, "iPhone")
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertNotNil(UIDevice.current.identifierForVendor)
    XCTAssertEqual(UIDevice.current.batteryLevel, -1)
    XCTAssertEqual(UIDevice.current.batteryState, .unknown)
    XCTAssertFalse(UIDevice.current.isProximityMonitoringEnabled)
    XCTAssertTrue(UIDevice.current.isMultitaskingSupported)
    XCTAssertEqual(UIScreen.main.nativeScale, UIScreen.main.scale)
    XCTAssertEqual(UIScreen.main.nativeBounds.width, UIScreen.main.bounds.width * UIScreen.main.scale)
  }

  func testNamesOfNotificationsAndKeys() {
    XCTAssertEqual(
      UIApplication.didBecomeActiveNotification.rawValue, "UIApplicationDidBecomeActiveNotification")
    XCTAssertEqual(UIResponder.keyboardWillShowNotification.rawValue, "UIKeyboardWillShowNotification")
    XCTAssertEqual(UIResponder.keyboardFrameEndUserInfoKey, "UIKeyboardFrameEndUserInfoKey")
    XCTAssertEqual(UIResponder.keyboardAnimationDurationUserInfoKey, "UIKeyboardAnimationDurationUserInfoKey")
    XCTAssertEqual(UITextField.textDidChangeNotification.rawValue, "UITextFieldTextDidChangeNotification")
    XCTAssertEqual(UITextView.textDidChangeNotification.rawValue, "UITextViewTextDidChangeNotification")
    XCTAssertEqual(
      UIContentSizeCategory.didChangeNotification.rawValue, "UIContentSizeCategoryDidChangeNotification")
    XCTAssertEqual(UIContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL")
    XCTAssertEqual(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue,
      "UICTContentSizeCategoryAccessibilityXXXL")
    XCTAssertEqual(UIFont.TextStyle.body.rawValue, "UICTFontTextStyleBody")
    XCTAssertEqual(UIFont.TextStyle.largeTitle.rawValue, "UICTFontTextStyleTitle0")
    XCTAssertEqual(UIFont.Weight.semibold.rawValue, 0.3, accuracy: 0.001)
    XCTAssertEqual(UIFont.Weight.bold.rawValue, 0.4, accuracy: 0.001)
    XCTAssertEqual(UIFont.Weight.medium.rawValue, 0.23, accuracy: 0.001)
    XCTAssertEqual(UIScene.willConnectNotification.rawValue, "UISceneWillConnectNotification")
    XCTAssertEqual(
      UIDevice.orientationDidChangeNotification.rawValue, "UIDeviceOrientationDidChangeNotification")
    XCTAssertEqual(UIWindow.Level.alert.rawValue, 2000);
    XCTAssertEqual(UIWindow.Level.statusBar.rawValue, 1000)
    XCTAssertEqual(NSAttributedString.Key.foregroundColor.rawValue, "NSColor")
    XCTAssertEqual(NSAttributedString.Key.font.rawValue, "NSFont")
    XCTAssertEqual(UIBackgroundTaskIdentifier.invalid.rawValue, 0)
    XCTAssertEqual(UIApplication.openSettingsURLString, "app-settings:")
    XCTAssertEqual(UIApplication.LaunchOptionsKey.url.rawValue, "UIApplicationLaunchOptionsURLKey")
  }

  func testRawValues() {
    XCTAssertEqual(UIView.noIntrinsicMetric, -1)
    XCTAssertEqual(UIView.layoutFittingCompressedSize, .zero)
    XCTAssertEqual(UIView.layoutFittingExpandedSize, CGSize(width: 10000, height: 10000))
    XCTAssertEqual(UILayoutPriority.dragThatCanResizeScene.rawValue, 510)
    XCTAssertEqual(UILayoutPriority.fittingSizeLevel.rawValue, 50)
    XCTAssertEqual(UIControl.Event.primaryActionTriggered.rawValue, 1 << 13)
    XCTAssertEqual(UIControl.Event.editingDidEndOnExit.rawValue, 1 << 19)
    XCTAssertEqual(UIControl.Event.allEvents.rawValue, 0xFFFF_FFFF)
    XCTAssertEqual(UIControl.State.selected.rawValue, 4)
    XCTAssertEqual(UITableView.RowAnimation.automatic.rawValue, 100)
    XCTAssertEqual(UIInterfaceOrientation.landscapeLeft.rawValue, 4)
    XCTAssertEqual(UIDeviceOrientation.landscapeLeft.rawValue, 3)
    XCTAssertEqual(UIInterfaceOrientationMask.allButUpsideDown.rawValue, 26)
    XCTAssertEqual(UIView.AnimationOptions.curveLinear.rawValue, 3 << 16)
    XCTAssertEqual(UIView.AnimationOptions.transitionCrossDissolve.rawValue, 5 << 20)
    XCTAssertEqual(UIRectEdge.all.rawValue, 15)
    XCTAssertEqual(UIModalPresentationStyle.automatic.rawValue, -2)
    XCTAssertEqual(UIModalPresentationStyle.none.rawValue, -1)
    XCTAssertEqual(UIBarButtonItem.SystemItem.add.rawValue, 4)
    XCTAssertEqual(UITextAutocapitalizationType.sentences.rawValue, 2)
    XCTAssertEqual(UIKeyboardType.decimalPad.rawValue, 8)
    XCTAssertEqual(UIReturnKeyType.done.rawValue, 9)
    XCTAssertEqual(UIUserInterfaceStyle.dark.rawValue, 2)
    XCTAssertEqual(UIUserInterfaceIdiom.pad.rawValue, 1)
    XCTAssertEqual(NSTextAlignment.right.rawValue, 2)
    XCTAssertEqual(NSTextAlignment.center.rawValue, 1)
    XCTAssertEqual(NSLayoutConstraint.Attribute.leading.rawValue, 5)
    XCTAssertEqual(UIAccessibilityTraits.button.rawValue, 1)
    XCTAssertEqual(UIView.ContentMode.center.rawValue, 4)
    XCTAssertEqual(UIImage.RenderingMode.alwaysTemplate.rawValue, 2)
    XCTAssertEqual(UIStackView.Distribution.equalSpacing.rawValue, 3)
    XCTAssertEqual(UIStackView.Alignment.lastBaseline.rawValue, 5)
  }

  func testImages() {
    XCTAssertEqual(UIImage(systemName: "star"), UIImage(systemName: "star"))
    XCTAssertNotEqual(UIImage(systemName: "star"), UIImage(systemName: "heart"))
    XCTAssertNil(UIImage(data: Data([1, 2, 3])))
    XCTAssertEqual(UIImage().size, .zero)
    XCTAssertNil(UIImage().cgImage)
    XCTAssertNil(UIImage().pngData())
    XCTAssertEqual(UIImage().renderingMode, .automatic)
    XCTAssertTrue(UIImage(systemName: "star")!.isSymbolImage)
    XCTAssertEqual(UIImage(systemName: "star")!.withTintColor(.red).renderingMode, .automatic)
  }

  func testColors() {
    XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.clear, UIColor(white: 0, alpha: 0))
    XCTAssertEqual(UIColor.black.cgColor.numberOfComponents, 2)
    XCTAssertEqual(UIColor.red.cgColor.numberOfComponents, 4)
    XCTAssertEqual(UIColor.red.description, "UIExtendedSRGBColorSpace 1 0 0 1")
    XCTAssertEqual(UIColor.black.description, "UIExtendedGrayColorSpace 0 1")
    XCTAssertEqual(UIColor(white: 0.5, alpha: 1).description, "UIExtendedGrayColorSpace 0.5 1")
    XCTAssertTrue(UIColor.label.description.contains("name = labelColor"))
    XCTAssertEqual(UIColor.darkGray, UIColor(white: 1.0 / 3, alpha: 1))
    XCTAssertEqual(UIColor.lightGray, UIColor(white: 2.0 / 3, alpha: 1))
    var w: CGFloat = 0, a: CGFloat = 0
    XCTAssertTrue(UIColor.gray.getWhite(&w, alpha: &a)); XCTAssertEqual(w, 0.5)
    XCTAssertEqual(UIColor.red.withAlphaComponent(0.5), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(UIColor(cgColor: UIColor.red.cgColor), .red)
    XCTAssertEqual(UIColor.systemBlue, UIColor.systemBlue)
    XCTAssertNotEqual(UIColor.systemBlue, UIColor.systemBlue.resolvedColor(with: .current))
    XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  func testFonts() {
    let f = UIFont.systemFont(ofSize: 17)
    XCTAssertEqual(f.fontName, ".SFUI-Regular")
    XCTAssertEqual(f.familyName, ".AppleSystemUIFont")
    XCTAssertEqual(f.lineHeight, 20.287109375, accuracy: 0.001)
    XCTAssertEqual(f.ascender, 16.1865234375, accuracy: 0.001)
    XCTAssertEqual(f.descender, -4.1005859375, accuracy: 0.001)
    XCTAssertEqual(f.capHeight, 11.9780273, accuracy: 0.02)
    XCTAssertEqual(f.xHeight, 8.947265625, accuracy: 0.02)
    XCTAssertEqual(f, UIFont.systemFont(ofSize: 17, weight: .regular))
    XCTAssertNotEqual(f, UIFont.systemFont(ofSize: 18))
    XCTAssertEqual(UIFont.boldSystemFont(ofSize: 12).fontName, ".SFUI-Semibold")
    XCTAssertEqual(UIFont.systemFont(ofSize: 12, weight: .bold).fontName, ".SFUI-Bold")
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .caption2).pointSize, 11)
    XCTAssertEqual(
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold), true)
    XCTAssertEqual(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10), 10)
    XCTAssertEqual(UIFont.systemFontSize, 14); XCTAssertEqual(UIFont.labelFontSize, 17)
    XCTAssertEqual(UIFont.buttonFontSize, 18); XCTAssertEqual(UIFont.smallSystemFontSize, 12)
    XCTAssertNil(UIFont(name: "NoSuchFont", size: 12))
    XCTAssertEqual(UIFont(name: "Helvetica-Bold", size: 12)?.fontName, "Helvetica-Bold")
    XCTAssertEqual(UIFont(name: "HelveticaNeue-Medium", size: 12)?.familyName, "Helvetica Neue")
    XCTAssertEqual(f.withSize(20).pointSize, 20)
    XCTAssertEqual(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular).pointSize, 12)
    XCTAssertEqual(UIFont.italicSystemFont(ofSize: 12).fontName, ".SFUI-RegularItalic")
  }
}
