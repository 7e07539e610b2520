import UIKit
import XCTest

/// A source in Swift 4 mode sees the UIKit names of that time.
final class EarlierNamesTests: XCTestCase {
  final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool { true }
  }

  func testTypesThatBecameNested() {
    let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
    table.separatorStyle = UITableViewCellSeparatorStyle.none
    table.rowHeight = UITableViewAutomaticDimension
    XCTAssertEqual(table.rowHeight, UITableView.automaticDimension)
    let button = UIButton(type: UIButtonType.custom)
    button.setTitle("On", for: UIControlState.normal)
    XCTAssertEqual(button.title(for: .normal), "On")
    let attributes: [NSAttributedStringKey: Any] = [
      .underlineStyle: NSUnderlineStyle.styleSingle.rawValue
    ]
    XCTAssertEqual(attributes[.underlineStyle] as? Int, NSUnderlineStyle.single.rawValue)
  }

  func testNotificationsAndTheirKeys() {
    XCTAssertEqual(NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
    XCTAssertEqual(UIKeyboardFrameEndUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey)
    XCTAssertEqual(RunLoopMode.commonModes, RunLoop.Mode.common)
  }

  private final class Album: NSObject, UIImagePickerControllerDelegate {
    var names: [String] = []

    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
    ) { names = info.keys.sorted() }
  }

  func testADelegateOfAnImagePickerInItsFormerForm() {
    let album = Album()
    let delegate: UIImagePickerControllerDelegate = album
    delegate.imagePickerController(
      UIImagePickerController(), didFinishPickingMediaWithInfo: [.originalImage: UIImage()])
    XCTAssertEqual(album.names, [UIImagePickerControllerOriginalImage])
  }

  func testTraitsAreNumbers() {
    var traits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
    XCTAssertEqual(traits, [.button, .selected])
    traits = traits & ~UIAccessibilityTraitSelected
    XCTAssertEqual(traits, .button)
    traits |= UIAccessibilityTraitLink
    XCTAssertEqual(traits, [.button, .link])
  }

  func testMethodsUnderTheirFormerNames() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    XCTAssertEqual(parent.childViewControllers, [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    XCTAssertTrue(parent.childViewControllers.isEmpty)

    let view = UIView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    view.bringSubview(toFront: first)
    XCTAssertEqual(view.subviews, [second, first])
    view.sendSubview(toBack: first)
    XCTAssertEqual(view.subviews, [first, second])
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4))
    XCTAssertEqual(rect, CGRect(x: 2, y: 1, width: 4, height: 6))
  }
}
