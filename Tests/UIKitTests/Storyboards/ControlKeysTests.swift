import UIKit
import XCTest

/// Tests of properties of controls, bars and layers by name, as set by runtime attributes in documents and
/// key-value coding.
@MainActor
final class ControlKeysTests: XCTestCase {
  func testControlsTakeTheirValuesByName() {
    let toggle = UISwitch()
    toggle.setValue(true, forKey: "on")
    XCTAssertTrue(toggle.isOn)
    let slider = UISlider()
    slider.setValue(10, forKey: "maximumValue")
    slider.setValue(7, forKey: "value")
    XCTAssertEqual(slider.value, 7)
    XCTAssertEqual(slider.value(forKey: "maximumValue") as? Float, 10)
    let label = UILabel()
    label.setValue("Plain", forKey: "text")
    label.setValue(NSAttributedString(string: "Rich"), forKey: "attributedText")
    XCTAssertEqual(label.text, "Rich")
    let field = UITextField()
    field.setValue(true, forKey: "secureTextEntry")
    XCTAssertTrue(field.isSecureTextEntry)
  }

  func testSearchBarHasDelegateAndTextField() {
    final class Delegate: NSObject, UISearchBarDelegate {}
    let bar = UISearchBar()
    let delegate = Delegate()
    bar.setValue(delegate, forKey: "delegate")
    XCTAssertIdentical(bar.delegate, delegate)
    XCTAssertIdentical(bar.value(forKey: "searchField") as? UITextField, bar.searchTextField)
    bar.setValue(nil, forKey: "delegate")
    XCTAssertNil(bar.delegate)
  }

  func testLayersTakeRuntimeAttributesByPath() {
    let view = UIView()
    view.setValue(8, forKeyPath: "layer.cornerRadius")
    view.setValue(0.5, forKeyPath: "layer.shadowOpacity")
    view.setValue(CGSize(width: 0, height: 2), forKeyPath: "layer.shadowOffset")
    XCTAssertEqual(view.layer.cornerRadius, 8)
    XCTAssertEqual(view.layer.shadowOpacity, 0.5)
    XCTAssertEqual(view.layer.shadowOffset, CGSize(width: 0, height: 2))
  }
}
