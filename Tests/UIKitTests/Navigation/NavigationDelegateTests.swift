import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of the calls and possibilities of the delegate: Specification.md R4; Conformance.md L4 to L6, L9.
@MainActor
final class NavigationDelegateTests: XCTestCase {
  /// Hides the bar for screens whose title begins with a lowercase letter.
  private final class Watcher: NSObject, UINavigationControllerDelegate {
    var log: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      let title = viewController.title ?? ""
      log.append("will \(title)")
      let hides = title.first?.isLowercase == true
      if hides != navigationController.isNavigationBarHidden {
        navigationController.setNavigationBarHidden(hides, animated: animated)
      }
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("did \(viewController.title ?? "")") }
  }

  /// L9: the first screen is also reported, once.
  func testDelegateReceivesFirstScreen() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: Screen("A"))
    let watcher = Watcher()
    navigation.delegate = watcher
    app.show(navigation)
    XCTAssertEqual(watcher.log, ["will A", "did A"])
    let modal = Screen("M")
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: true)
    app.settle()
    navigation.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(watcher.log, ["will A", "did A"], "the screen did not change")
    navigation.pushViewController(Screen("B"), animated: true)
    app.settle()
    XCTAssertEqual(watcher.log.suffix(2), ["will B", "did B"])
  }

  /// R4: the bar appears and disappears together with the screens, without a jump.
  func testABarHiddenInWillShowSlidesWithThePush() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: Screen("A"))
    let watcher = Watcher()
    navigation.delegate = watcher
    app.show(navigation)
    func barBottom() -> CGFloat { navigation.navigationBar.layer.presentation()?.frame.maxY ?? -1 }
    func course(_ change: () -> Void) -> [CGFloat] {
      var places = [barBottom()]
      change()
      for _ in 0..<36 {
        app.advance(by: 1.0 / 60)
        places.append(navigation.navigationBar.isHidden ? 0 : barBottom())
      }
      app.settle()
      return places
    }
    let gone = course { navigation.pushViewController(Screen("b"), animated: true) }
    XCTAssertEqual(gone.first ?? 0, 293.0 / 3, accuracy: 0.01)
    XCTAssertEqual(gone.last ?? 1, 0, accuracy: 1)
    XCTAssertEqual(gone, gone.sorted(by: >), "only up")
    XCTAssertLessThan(zip(gone, gone.dropFirst()).map { $0 - $1 }.max() ?? 103, 30, "never at once")
    XCTAssert(navigation.isNavigationBarHidden)
    let back = course { navigation.popViewController(animated: true) }
    XCTAssertEqual(back.last ?? 0, 293.0 / 3, accuracy: 1)
    XCTAssertEqual(Array(back.dropFirst()), back.dropFirst().sorted(), "only down")
    XCTAssertEqual(watcher.log, ["will A", "did A", "will b", "did b", "will A", "did A"])
  }

  /// L6: a push by a segue: the screen is created and prepared before it is loaded, then pushed as usual.
  func testASeguesScreenIsPreparedBeforeItLoads() throws {
    typealias Fixture = StoryboardFixture
    let screen = #"customClass="SegueOrderScreen" customModule="UIKitTests""#
    let storyboard = try Fixture.storyboard(
      Fixture.navigation(root: "list"),
      Fixture.scene(
        "list", screen,
        view: "<subviews>"
          + Fixture.button("Two", connections: #"<segue destination="two" kind="show" id="s1"/>"#)
          + "</subviews>"), Fixture.scene("two", screen))
    let app = TestApp()
    SegueOrderScreen.log = []
    app.show(try XCTUnwrap(storyboard.instantiateInitialViewController()))
    SegueOrderScreen.log = []
    app.tap("Two")
    app.settle()
    XCTAssertEqual(
      SegueOrderScreen.log,
      ["init", "awakeFromNib", "prepare", "willMove", "viewDidLoad", "willAppear", "didAppear", "didMove"])
  }

  /// L4, L5: the callbacks of a screen that is pushed, then popped.
  func testPushedScreenReceivesLifecycleCallbacks() {
    final class Listening: UIViewController {
      var log: [String] = []
      private func note(_ entry: String) { if log.last != entry { log.append(entry) } }
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove \(parent is UINavigationController)")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove \(parent is UINavigationController)")
      }
      override func updateViewConstraints() {
        super.updateViewConstraints()
        note("constraints")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("WA")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if log.contains("WA"), !log.contains("layout") { note("layout") }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("DA")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("WD")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("DD")
      }
    }
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: Screen("A"))
    app.show(navigation)
    let screen = Listening()
    navigation.pushViewController(screen, animated: true)
    app.settle()
    XCTAssertEqual(
      screen.log.filter { $0 != "constraints" }, ["willMove true", "WA", "layout", "DA", "didMove true"])
    screen.log = []
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(screen.log, ["willMove false", "WD", "DD", "didMove false"])
  }

  func testTheDelegateAnswersForOrientations() {
    final class Lying: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
      { .landscape }
    }
    let screen = Screen("A")
    screen.preferredContentSize = CGSize(width: 300, height: 200)
    let navigation = UINavigationController(rootViewController: screen)
    XCTAssertEqual(navigation.preferredContentSize, CGSize(width: 300, height: 200))
    XCTAssertEqual(navigation.supportedInterfaceOrientations, .allButUpsideDown)
    let delegate = Lying()
    navigation.delegate = delegate
    let app = TestApp()
    app.show(navigation)
    XCTAssertEqual(navigation.supportedInterfaceOrientations, .landscape)
    navigation.setNeedsUpdateOfSupportedInterfaceOrientations()
    app.settle()
    XCTAssertGreaterThan(app.window.bounds.width, app.window.bounds.height, "the device follows")
  }

  /// N13: the bars are hidden when the keyboard appears; a tap shows them again.
  func testKeyboardHidesBars() {
    let app = TestApp()
    let screen = Screen("A")
    let navigation = UINavigationController(rootViewController: screen)
    app.show(navigation)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    screen.view.addSubview(field)
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    app.settle()
    XCTAssert(navigation.isNavigationBarHidden)
    app.tap(at: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }
}

/// Records the callbacks of all screens of its class.
final class SegueOrderScreen: UIViewController {
  static var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.log.append("init")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    Self.log.append("awakeFromNib")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    Self.log.append("willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    Self.log.append("didMove")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Self.log.append("prepare") }
  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.append("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isMovingToParent { Self.log.append("willAppear") }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isMovingToParent { Self.log.append("didAppear") }
  }
}
