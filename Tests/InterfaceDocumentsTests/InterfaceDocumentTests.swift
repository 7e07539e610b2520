import InterfaceDocuments
import XCTest

/// Tests of reading the XML of storyboards and nibs.
final class InterfaceDocumentTests: XCTestCase {
  private func document(_ xml: String) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(xml.utf8), file: "Main.storyboard")
  }

  private let twoScenes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    initialViewController="one">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="First" id="one" customClass="First" customModule="App" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <button id="b1"><state key="normal" title="Go"/>
                  <connections>
                    <segue destination="two" kind="show" identifier="go" id="g1"/>
                    <action selector="tapped:" destination="one" eventType="touchUpInside" id="a1"/>
                  </connections>
                </button>
              </subviews>
              <constraints>
                <constraint firstItem="b1" firstAttribute="width" secondItem="b1" secondAttribute="height" multiplier="16:9" id="c1">
                  <variation key="heightClass=compact" constant="3"/>
                </constraint>
              </constraints>
              <variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>
              <variation key="widthClass=regular"><mask key="constraints"><include reference="c1"/></mask></variation>
            </view>
            <connections><outlet property="button" destination="b1" id="o1"/></connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
          <exit id="e1" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Two" id="two" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
      <resources><image name="star" catalog="system" width="20" height="19"/></resources>
    </document>
    """

  func testScenesKnowTheirControllersAndSegues() throws {
    let document = try document(twoScenes)
    XCTAssertEqual(document.kind, .storyboard)
    XCTAssertEqual(document.initialController, "one")
    XCTAssertEqual(document.controller(identifier: "First"), "one")
    XCTAssertEqual(document.scenes.count, 2)
    let first = try XCTUnwrap(document.scene(ofController: "one"))
    XCTAssertEqual(first.controller?.customClass, "App.First")
    XCTAssertEqual(first.segues.map(\.source), ["b1"])
    XCTAssertEqual(first.segues.first?.segue.kind, .show)
    XCTAssertEqual(first.segues.first?.segue.identifier, "go")
    XCTAssertEqual(first.placeholder("IBFirstResponder"), "f1")
    XCTAssertEqual(document.scenes[1].reference?.storyboard, "Other")
    XCTAssertEqual(document.scenes[1].reference?.identifier, "Two")
    XCTAssertEqual(document.images["star"]?.isSymbol, true)
    XCTAssertTrue(document.issues.isEmpty)
  }

  func testConnectionsAreReported() throws {
    let first = try XCTUnwrap(try document(twoScenes).scene(ofController: "one")?.controller)
    XCTAssertEqual(first.connections, [.outlet(property: "button", destination: "b1")])
    let button = try XCTUnwrap(first.find("b1"))
    XCTAssertEqual(
      button.connections.last, .action(selector: "tapped:", destination: "one", events: ["touchUpInside"]))
  }

  func testConstraintsHaveRatiosAndVariations() throws {
    let view = try XCTUnwrap(try document(twoScenes).scene(ofController: "one")?.controller?.find("v1"))
    let constraint = try XCTUnwrap(view.contents(of: "constraints").first.flatMap(InterfaceConstraint.init))
    XCTAssertEqual(constraint.multiplier, 16.0 / 9, accuracy: 1e-9)
    XCTAssertEqual(constraint.constant, 0)
    XCTAssertEqual(constraint.priority, 1000)
    XCTAssertEqual(constraint.variations.first?.conditions, ["heightClass": "compact"])
    XCTAssertEqual(
      constraint.variations.first?.matches(["widthClass": "regular", "heightClass": "compact"]), true)
    XCTAssertEqual(
      constraint.variations.first?.matches(["widthClass": "regular", "heightClass": "regular"]), false)
    XCTAssertEqual(view.variations.map(\.specificity), [0, 1])
    XCTAssertEqual(view.variations[0].excluded(from: "constraints"), ["c1"])
    XCTAssertEqual(view.variations[1].included(in: "constraints"), ["c1"])
  }

  func testInvalidDocumentIsErrorWithPosition() {
    for (xml, part) in [
      ("", "ends too early"), ("<document", "well formed"),
      ("<svg/>", "<svg> is no Interface Builder document"),
      ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "Xcode 4"),
    ] {
      XCTAssertThrowsError(try document(xml)) { error in
        XCTAssertTrue("\(error)".contains("Main.storyboard:"), "\(error)")
        XCTAssertTrue("\(error)".contains(part), "\(error)")
      }
    }
  }

  func testNestingHasAnEnd() {
    let deep = String(repeating: "<view>", count: 100_000)
    XCTAssertThrowsError(try document("<document>" + deep))
  }

  func testNumbersThatAreNoneAreNotThere() throws {
    let document = try document(
      "<document><objects><view a=\"nan\" b=\"inf\" c=\"x\" d=\"4.5\"/></objects></document>")
    let view = try XCTUnwrap(document.objects.first)
    XCTAssertNil(view.number("a"))
    XCTAssertNil(view.number("b"))
    XCTAssertNil(view.number("c"))
    XCTAssertEqual(view.number("d"), 4.5)
    XCTAssertEqual(document.kind, .nib)
  }
}
