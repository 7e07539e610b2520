import XCTest

/// Selectors that do not exist or that Objective-C cannot call, in Xcode's words.
final class SelectorCheckTests: CheckTestCase {
  func testAMisspeltSelector() throws {
    XCTAssertEqual(
      try messages([
        "Screen.swift": screen(
          "@objc func tapped() {}\nlet s = #selector(taped)\nlet t = #selector(Screen.tap(_:))")
      ]),
      [
        "Screen.swift:4:19: error: cannot find 'taped' in scope; did you mean 'tapped'?",
        "Screen.swift:5:19: error: type 'Screen' has no member 'tap(_:)'",
      ])
  }

  func testAMethodThatIsNotExposed() throws {
    XCTAssertEqual(
      try messages([
        "Screen.swift": screen("func tapped(_ sender: Any) {}\nlet s = #selector(self.tapped(_:))")
      ]),
      [
        "Screen.swift:4:19: error: argument of '#selector' refers to instance method 'tapped(_:)' that is not exposed "
          + "to Objective-C; add '@objc' to expose this instance method to Objective-C"
      ])
  }

  /// Each of these compiles in Xcode.
  func testSelectorsThatExist() throws {
    XCTAssertEqual(
      try messages([
        "Screen.swift": screen(
          """
          @objc func tapped() {}
          @IBAction func pressed(_ sender: Any) {}
          @objc var count = 0
          override func viewDidLoad() {
            _ = [#selector(tapped), #selector(Screen.pressed(_:)), #selector(self.inherited), #selector(inExtension)]
            _ = [#selector(viewDidLoad), #selector(viewWillAppear(_:)), #selector(becomeFirstResponder)]
            _ = [#selector(getter: count), #selector(setter: Screen.count), #selector(getter: title)]
            _ = [#selector(UIView.endEditing(_:)), #selector(Other.run), #selector(Model.go), #selector(everywhere)]
            _ = [#selector(textFieldShouldReturn(_:)), #selector(view.removeFromSuperview), #selector(required)]
            _ = #selector(tapped as () -> Void)
          }
          func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
          func required() {}
          class Inner: NSObject { let s = #selector(tapped) }
          #if os(macOS)
            let mac = #selector(onlyThere)
          #endif
          // #selector(comment)
          let text = "#selector(string)"
          """
        ).replacingOccurrences(of: "UIViewController", with: "Base, Requiring"),
        "Base.swift": "import UIKit\nclass Base: UIViewController { @objc func inherited() {} }\n",
        "More.swift":
          "import UIKit\nextension Screen { @objc func inExtension() {} }\n@objc protocol Requiring { func required() }\n"
          + "extension UIViewController { @objc func everywhere() {} }\n",
        "Other.swift": "import Foundation\n@objcMembers class Other: NSObject { func run() {} }\n"
          + "@objc protocol Model { func go() }\n",
      ]), [])
  }

  /// A superclass of a library that is not read may have any method.
  func testAnUnknownSuperclassMayHaveTheMethod() throws {
    XCTAssertEqual(
      try messages(["A.swift": "import UIKit\nclass A: LibraryController { let s = #selector(anything) }\n"]),
      [])
  }
}
