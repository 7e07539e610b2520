import ObjCRuntime
import PortolanTesting
import UIKit
import XCTest

/// Tests of scenes with views, constraints and segues from storyboards.
@MainActor
final class StoryboardTests: XCTestCase {
  private typealias Fixture = StoryboardFixture

  func testSceneBecomesControllerWithItsViews() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one", #"title="Start" storyboardIdentifier="First""#,
        view: """
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" text="Hello" textAlignment="center" numberOfLines="3" tag="7" \
            translatesAutoresizingMaskIntoConstraints="NO" id="label" horizontalHuggingPriority="251">
              <rect key="frame" x="10" y="20" width="100" height="21"/>
              <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
              <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="centerX" secondItem="view-one" secondAttribute="centerX" id="c1"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="safe-one" secondAttribute="top" constant="30" id="c2"/>
          </constraints>
          """))
    let app = TestApp()
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    XCTAssertEqual(controller.title, "Start")
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertTrue(controller.storyboard === storyboard)
    app.show(controller)
    let label = try XCTUnwrap(controller.view.viewWithTag(7) as? UILabel)
    XCTAssertEqual(label.text, "Hello")
    XCTAssertEqual(label.textAlignment, .center)
    XCTAssertEqual(label.numberOfLines, 3)
    XCTAssertEqual(label.font, .boldSystemFont(ofSize: 24))
    XCTAssertEqual(label.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(label.contentHuggingPriority(for: .horizontal), UILayoutPriority(251))
    XCTAssertEqual(label.frame.midX, controller.view.bounds.midX, accuracy: 0.5)
    XCTAssertEqual(label.frame.minY, controller.view.safeAreaInsets.top + 30, accuracy: 0.5)
  }

  func testGestureRecognizersWakeUp() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        view:
          #"<connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/></connections>"#,
        objects:
          #"<tapGestureRecognizer id="tap" customClass="StoryboardWakingRecognizer" customModule="UIKitTests"/>"#
      ))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    let recognizers = (controller.view.gestureRecognizers ?? []).compactMap {
      $0 as? StoryboardWakingRecognizer
    }
    XCTAssertEqual(recognizers.map(\.awakenings), [1])
  }

  func testButtonShowsTheNextSceneInTheNavigationController() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.navigation(root: "list"),
      Fixture.scene(
        "list", #"customClass="StoryboardListScreen" customModule="UIKitTests""#,
        view: "<subviews>"
          + Fixture.button(
            "Next", connections: #"<segue destination="detail" kind="show" identifier="go" id="s1"/>"#)
          + "</subviews>",
        controller: #"<navigationItem key="navigationItem" title="List" id="item"/>"#),
      Fixture.scene(
        "detail",
        view:
          #"<subviews><label text="Detail" id="l2"><rect key="frame" x="40" y="200" width="100" height="30"/></label></subviews>"#,
        controller: #"<navigationItem key="navigationItem" title="Detail title" id="item2"/>"#))
    let app = TestApp()
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try XCTUnwrap(navigation.topViewController as? StoryboardListScreen)
    app.show(navigation)
    XCTAssertTrue(app.sees("List"))
    app.tap("Next")
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertTrue(app.sees("Detail title"))
    XCTAssertTrue(app.sees("Detail"))
    // Conformance.md C26: the destination's view is loaded after the controller has prepared.
    XCTAssertEqual(list.log, ["should go", "prepare go, view loaded: false"])
    list.allows = false
    navigation.popViewController(animated: false)
    app.settle()
    app.tap("Next")
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testUnknownIdentifiersAreReported() throws {
    let storyboard = try Fixture.storyboard(Fixture.scene("one"))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    let faults = FaultRecorder()
    _ = storyboard.instantiateViewController(withIdentifier: "X")
    controller.performSegue(withIdentifier: "Y", sender: nil)
    // M20, M21, Conformance.md C27
    XCTAssertTrue(faults.messages[0].hasSuffix("doesn't contain a view controller with identifier 'X'"))
    XCTAssertTrue(faults.messages[1].hasSuffix("has no segue with identifier 'Y'"))
    XCTAssertEqual(faults.exceptions.count, 2)
  }

  func testOldPushSegueNeedsANavigationController() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        controller:
          #"<connections><segue destination="two" kind="push" identifier="p" id="s"/></connections>"#),
      Fixture.scene("two"))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    let faults = FaultRecorder()
    controller.performSegue(withIdentifier: "p", sender: nil)
    // M22
    XCTAssertEqual(
      faults.messages,
      [
        "Could not find a navigation controller for segue 'p'. Push segues can only be used when the source controller is "
          + "managed by an instance of UINavigationController."
      ])
  }

  func testSceneIsFreedWithItsController() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        view: "<subviews>"
          + Fixture.button("Next", connections: #"<segue destination="two" kind="show" id="s1"/>"#)
          + "</subviews>"),
      Fixture.scene("two"))
    weak var gone: UIViewController?
    weak var unloaded: UIViewController?
    do {
      let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
      controller.loadViewIfNeeded()
      gone = controller
      unloaded = storyboard.instantiateInitialViewController()
    }
    XCTAssertNil(gone)
    XCTAssertNil(unloaded)
  }

  /// Xcode 6 and 7 write distances from the superview where other versions write a frame.
  func testFramesAsDistancesFromTheSuperview() throws {
    let storyboard = try StoryboardFixture.storyboard(
      StoryboardFixture.scene(
        "one",
        view: """
          <subviews>
            <view id="a" tag="1"><frame key="frameInset" minX="10" minY="20" width="100" height="40"/></view>
            <view id="b" tag="2"><frame key="frameInset" minX="10" maxX="13" maxY="52" height="40"/></view>
            <view id="c" tag="3"><frame key="frameInset" width="30" height="40"/></view>
          </subviews>
          """))
    let screen = try XCTUnwrap(storyboard.instantiateInitialViewController())
    let view = try XCTUnwrap(screen.view)
    XCTAssertEqual(view.viewWithTag(1)?.frame, CGRect(x: 10, y: 20, width: 100, height: 40))
    XCTAssertEqual(view.viewWithTag(2)?.frame, CGRect(x: 10, y: 760, width: 370, height: 40))
    XCTAssertEqual(view.viewWithTag(3)?.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  func testUnknownElementIsAPlaceholderAndAWarning() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        view: """
          <subviews><holographicView contentMode="scaleToFill" id="h"><rect key="frame" x="5" y="6" width="70" height="80"/>\
          </holographicView></subviews>
          """))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    let faults = FaultRecorder()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.view.subviews.first?.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
    XCTAssertEqual(controller.view.subviews.first?.accessibilityIdentifier, "placeholder.holographicView")
    XCTAssertEqual(faults.exceptions, [])
    XCTAssertEqual(faults.warnings.count, 1)
    XCTAssertTrue(faults.warnings[0].contains("scene scene-one: holographicView:"), faults.warnings[0])
  }
}

/// A screen that records its segue callbacks.
final class StoryboardListScreen: UIViewController {
  var log: [String] = []
  var allows = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    if allows { log.append("should \(identifier)") }
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-"), view loaded: \(segue.destination.isViewLoaded)")
  }
}

final class StoryboardWakingRecognizer: UITapGestureRecognizer {
  var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}
