import ObjCRuntime
import PortolanTesting
import UIKit
import XCTest

/// Tests of the kinds of segues, and of unwinding.
@MainActor
final class SegueTests: XCTestCase {
  private typealias Fixture = StoryboardFixture

  private let screen = #"customClass="SegueScreen" customModule="UIKitTests""#

  /// Conformance.md C24, C25: the destination is the nearest screen below that implements the action.
  func testUnwindPopsToTheNearestScreenWithTheAction() throws {
    let unwind =
      #"<segue destination="exit-three" kind="unwind" identifier="back" unwindAction="comeBack:" id="u"/>"#
    let storyboard = try Fixture.storyboard(
      Fixture.navigation(root: "list"),
      Fixture.scene(
        "list", screen,
        view: "<subviews>"
          + Fixture.button("Two", connections: #"<segue destination="two" kind="show" id="s1"/>"#)
          + "</subviews>"),
      Fixture.scene(
        "two",
        view: "<subviews>"
          + Fixture.button("Three", connections: #"<segue destination="three" kind="show" id="s2"/>"#)
          + "</subviews>"),
      Fixture.scene(
        "three", screen, view: "<subviews>" + Fixture.button("Unwind", connections: unwind) + "</subviews>"))
    let app = TestApp()
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    app.show(navigation)
    let list = try XCTUnwrap(navigation.topViewController as? SegueScreen)
    app.tap("Two")
    app.settle()
    app.tap("Three")
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 3)
    let three = try XCTUnwrap(navigation.topViewController as? SegueScreen)
    app.tap("Unwind")
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertEqual(three.log, ["should back", "prepare back"])
    XCTAssertEqual(list.log, ["should -", "prepare -", "came back"])
  }

  func testUnwindEndsPresentations() throws {
    let unwind = #"<segue destination="exit-two" kind="unwind" unwindAction="comeBack:" id="u"/>"#
    let storyboard = try Fixture.storyboard(
      Fixture.navigation(root: "list"),
      Fixture.scene(
        "list", screen,
        view: "<subviews>"
          + Fixture.button(
            "Open",
            connections:
              #"<segue destination="two" kind="presentation" modalPresentationStyle="fullScreen" id="s1"/>"#)
          + "</subviews>"),
      Fixture.scene("two", view: "<subviews>" + Fixture.button("Close", connections: unwind) + "</subviews>"))
    let app = TestApp()
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    app.show(navigation)
    app.tap("Open")
    app.settle()
    XCTAssertNotNil(navigation.presentedViewController)
    app.tap("Close")
    app.settle()
    XCTAssertNil(navigation.presentedViewController)
    XCTAssertEqual((navigation.topViewController as? SegueScreen)?.log.last, "came back")
  }

  func testEmbeddedSceneIsAChildBeforeTheParentHasLoaded() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one", screen,
        view: """
          <subviews><containerView opaque="NO" contentMode="scaleToFill" id="c"><rect key="frame" x="10" y="100" width="200" height="300"/>
          <connections><segue destination="inner" kind="embed" identifier="embed" id="e"/></connections></containerView></subviews>
          """),
      Fixture.scene("inner", #"title="Inner""#))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? SegueScreen)
    TestApp().show(controller)
    XCTAssertEqual(controller.log, ["prepare embed", "loaded with 1 children"])
    XCTAssertEqual(controller.children.first?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  func testCustomSegueMovesInItsOwnWay() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        controller: """
          <connections><segue destination="two" kind="custom" identifier="own" customClass="OwnSegue" customModule="UIKitTests" id="s"/>\
          </connections>
          """),
      Fixture.scene("two", #"title="Two""#))
    let app = TestApp()
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    app.show(controller)
    controller.performSegue(withIdentifier: "own", sender: nil)
    XCTAssertEqual(OwnSegue.performed, ["own to Two"])
  }

  /// Apple, `UIStoryboardSegue.perform()`: a subclass of a segue with a standard kind calls `super` to
  /// perform it.
  func testSuperCallsOfCustomSeguesPerformTheirKind() throws {
    for kind in ["show", "presentation", "showDetail"] {
      let storyboard = try Fixture.storyboard(
        Fixture.navigation(root: "list"),
        Fixture.scene(
          "list",
          controller: """
            <connections><segue destination="two" kind="\(kind)" identifier="own" customClass="SuperSegue" \
            customModule="UIKitTests" id="s"/></connections>
            """),
        Fixture.scene("two", #"title="Two""#))
      let app = TestApp()
      let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
      app.show(navigation)
      SuperSegue.performed = 0
      navigation.topViewController?.performSegue(withIdentifier: "own", sender: nil)
      app.settle()
      XCTAssertEqual(SuperSegue.performed, 1)
      let shown = kind == "show" ? navigation.topViewController : navigation.presentedViewController
      XCTAssertEqual(shown?.title, "Two", kind)
    }
  }

  /// A segue is its destination's transitioning delegate, which nothing else retains: it lives during the
  /// presentation.
  func testASegueLivesAsLongAsThePresentation() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        controller: """
          <connections><segue destination="two" kind="presentation" identifier="own" customClass="SuperSegue" \
          customModule="UIKitTests" id="s"/></connections>
          """),
      Fixture.scene("two", #"title="Two""#))
    let app = TestApp()
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    app.show(controller)
    controller.performSegue(withIdentifier: "own", sender: nil)
    app.settle()
    XCTAssertNotNil(SuperSegue.last)
    XCTAssertNotNil(controller.presentedViewController?.transitioningDelegate)
    SuperSegue.asked = []
    controller.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(SuperSegue.asked, ["dismiss Two"])
    XCTAssertNil(SuperSegue.last)
  }

  func testSegueActionMakesTheDestination() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one", screen,
        controller: """
          <connections><segue destination="two" kind="presentation" identifier="made" \
          destinationCreationSelector="makeScreen:" id="s"/></connections>
          """),
      Fixture.scene("two", screen))
    let app = TestApp()
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? SegueScreen)
    app.show(controller)
    controller.performSegue(withIdentifier: "made", sender: nil)
    app.settle()
    XCTAssertEqual((controller.presentedViewController as? SegueScreen)?.note, "made by hand")
    XCTAssertTrue(controller.presentedViewController?.storyboard === storyboard)
  }

  func testCreatorMayMakeTheController() throws {
    let storyboard = try Fixture.storyboard(Fixture.scene("one", #"storyboardIdentifier="S" "# + screen))
    let made: SegueScreen = storyboard.instantiateViewController(identifier: "S") { coder in
      SegueScreen(coder: coder, note: "given")
    }
    XCTAssertEqual(made.note, "given")
    let usual: SegueScreen = storyboard.instantiateViewController(identifier: "S")
    XCTAssertEqual(usual.note, "")
  }

  func testRuntimeAttributesAndOutletsAreSetByName() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one", screen,
        view: """
          <subviews><view id="box"><rect key="frame" x="0" y="0" width="50" height="50"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="nonsense" value="x"/>
          </userDefinedRuntimeAttributes></view></subviews>
          """, controller: #"<connections><outlet property="box" destination="box" id="o"/></connections>"#))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? SegueScreen)
    let faults = FaultRecorder()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.box?.layer.cornerRadius, 9)
    XCTAssertEqual(controller.box?.clipsToBounds, true)
    XCTAssertEqual(faults.exceptions, [])
    // M25
    XCTAssertTrue(
      faults.warnings.contains { $0.hasPrefix("Failed to set (nonsense) user defined inspected property on") }
    )
  }

  func testSizeClassesVaryConstraints() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        view: """
          <subviews><view tag="5" translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="view-one" secondAttribute="top" id="c1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="view-one" secondAttribute="leading" constant="10" id="c2">
              <variation key="heightClass=compact" constant="90"/>
            </constraint>
            <constraint firstItem="box" firstAttribute="height" constant="20" id="c0"/>
            <constraint firstItem="box" firstAttribute="width" constant="100" id="c3"/>
            <constraint firstItem="box" firstAttribute="width" constant="300" id="c4"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="c4"/></mask></variation>
          <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c3"/><include reference="c4"/></mask></variation>
          """))
    let app = TestApp()
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    app.show(controller)
    let box = try XCTUnwrap(controller.view.viewWithTag(5))
    XCTAssertEqual(box.frame.minX, 10)
    XCTAssertEqual(box.frame.width, 100)
    app.rotate(to: .landscapeLeft)
    XCTAssertEqual(box.frame.minX, 90)
    XCTAssertEqual(box.frame.width, 300)
    app.rotate(to: .portrait)
    XCTAssertEqual(box.frame.width, 100)
  }

  /// The view that `awakeAfter(using:)` returns takes the place of the one that was read.
  func testAViewIsReplacedAfterItWasRead() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        view: """
          <subviews><view tag="5" translatesAutoresizingMaskIntoConstraints="NO" id="box" customClass="ReplacedView" customModule="UIKitTests"/></subviews>
          <constraints><constraint firstItem="box" firstAttribute="width" constant="100" id="c3"/></constraints>
          """))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    let box = try XCTUnwrap(controller.view.subviews.first)
    XCTAssertEqual(controller.view.subviews.count, 1)
    XCTAssertEqual(box.tag, 6)
    XCTAssertFalse(box is ReplacedView)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(box.frame.width, 100)
  }

  func testConstraintsHaveClassesOfTheApp() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "one",
        view: """
          <subviews><view tag="5" translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="width" constant="100" id="c3" customClass="HalvingConstraint" customModule="UIKitTests"/>
          </constraints>
          """))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
    let box = try XCTUnwrap(controller.view.viewWithTag(5))
    let constraint = try XCTUnwrap(
      controller.view.constraints.compactMap { $0 as? HalvingConstraint }.first)
    XCTAssertEqual(constraint.constant, 50)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(box.frame.width, 50)
  }
}

/// A view that another one replaces once it is read.
final class ReplacedView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let other = UIView()
    other.tag = tag + 1
    other.translatesAutoresizingMaskIntoConstraints = false
    return other
  }
}

/// A constraint that halves its constant once it is loaded.
final class HalvingConstraint: NSLayoutConstraint {
  override func awakeFromNib() {
    super.awakeFromNib()
    constant /= 2
  }
}

/// A screen that records its segue callbacks.
final class SegueScreen: UIViewController {
  var log: [String] = []
  var note = ""
  var box: UIView?

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !children.isEmpty { log.append("loaded with \(children.count) children") }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier.isEmpty ? "-" : identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-")")
  }
}

final class OwnSegue: UIStoryboardSegue {
  static var performed: [String] = []

  override func perform() { Self.performed.append("\(identifier ?? "-") to \(destination.title ?? "-")") }
}

/// Extends the action of its kind, and animates it.
final class SuperSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  static var performed = 0
  static var asked: [String] = []
  static weak var last: SuperSegue?

  override func perform() {
    Self.performed += 1
    Self.last = self
    destination.transitioningDelegate = self
    super.perform()
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    Self.asked.append("dismiss \(dismissed.title ?? "")")
    return nil
  }
}

private enum SegueScreenTable {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(SegueScreen.self) { table in
        table.property("box", \SegueScreen.box)
        table.action("comeBack:") { object, _ in
          unsafeDowncast(object, to: SegueScreen.self).log.append("came back")
        }
        table.function("makeScreen:") { _, arguments in
          SegueScreen(coder: arguments[0, NSCoder.self], note: "made by hand")
        }
      }
    }
  }
}
