import PortolanTesting
import StateStore
import UIKit
import XCTest

/// Tests of restoration after a kill: sessions, activities, controllers with identifiers.
@MainActor
final class RestorationTests: XCTestCase {
  private var folder: URL!
  private var app: TestApp!

  override func setUp() async throws {
    await MainActor.run {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Restoration-\(UUID().uuidString)")
      ArchiveDelegate.usesPath = true
    }
  }
  override func tearDown() async throws {
    await MainActor.run {
      app?.end()
      app = nil
      UIApplication.shared.sessions = []
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private func launch(_ delegate: (NSObject & UIApplicationDelegate).Type) {
    app = TestApp(launching: delegate, state: folder)
  }

  // MARK: Sessions and activities

  func testSessionIsRestoredWithDelegateActivity() throws {
    launch(ActivityDelegate.self)
    let session = try XCTUnwrap(UIApplication.shared.openSessions.first)
    session.userInfo = ["page": 4, "title": "네 번째"]
    ActivityScene.page = 7
    app.window.rootViewController?.present(UIViewController(), animated: true)
    app.settle()
    app.kill()
    ActivityScene.page = 0
    ActivityScene.restored = nil
    launch(ActivityDelegate.self)
    let back = try XCTUnwrap(UIApplication.shared.openSessions.first)
    XCTAssertEqual(back.persistentIdentifier, session.persistentIdentifier)
    XCTAssertEqual(back.userInfo?["page"] as? Int, 4)
    XCTAssertEqual(back.userInfo?["title"] as? String, "네 번째")
    XCTAssertEqual(back.stateRestorationActivity?.userInfo?["page"] as? Int, 7)
    XCTAssertEqual(ActivityScene.restored, 7)
  }

  func testADiscardedSessionIsForgotten() throws {
    launch(ActivityDelegate.self)
    let session = try XCTUnwrap(UIApplication.shared.openSessions.first)
    session.userInfo = ["page": 4]
    app.settle()
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    StateRestorationCoordinator.shared.save()
    app.kill()
    launch(ActivityDelegate.self)
    let other = try XCTUnwrap(UIApplication.shared.openSessions.first)
    XCTAssertNotEqual(other.persistentIdentifier, session.persistentIdentifier)
    XCTAssertNil(other.userInfo)
  }

  func testClosingTheLastWindowKeepsItsSession() throws {
    launch(ActivityDelegate.self)
    let session = try XCTUnwrap(UIApplication.shared.openSessions.first)
    app.window.windowScene?.receive(.closeRequested)
    app.end()
    launch(ActivityDelegate.self)
    XCTAssertEqual(
      UIApplication.shared.openSessions.first?.persistentIdentifier, session.persistentIdentifier)
  }

  func testAValueThatCannotBeSavedIsReported() throws {
    let faults = FaultRecorder()
    launch(ActivityDelegate.self)
    try XCTUnwrap(UIApplication.shared.openSessions.first).userInfo = ["view": UIView()]
    XCTAssertTrue(faults.messages.contains { $0.contains("“userInfo”") && $0.contains("cannot be saved") })
  }

  // MARK: Restoration identifiers

  func testControllersComeBackByTheirIdentifiers() throws {
    launch(ArchiveDelegate.self)
    let stack = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    for number in 1...3 { stack.pushViewController(PageController(number), animated: true); app.settle() }
    (stack.topViewController as? PageController)?.note = "메모"
    stack.pushViewController(PageController(4), animated: true)
    app.settle()
    app.kill()

    launch(ArchiveDelegate.self)
    let back = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    let pages = back.viewControllers.compactMap { $0 as? PageController }
    XCTAssertEqual(pages.map(\.number), [0, 1, 2, 3, 4])
    XCTAssertEqual(pages[3].note, "메모")
    XCTAssertTrue(pages[2].previous === pages[1], "a controller is saved as a reference")
    XCTAssertEqual(pages.map(\.hasFinished), [true, true, true, true, true])
  }

  func testScrollViewWithIdentifierRestoresOffset() throws {
    launch(ArchiveDelegate.self)
    let stack = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    let root = try XCTUnwrap(stack.topViewController as? PageController)
    root.scroll.contentOffset = CGPoint(x: 0, y: 321)
    stack.pushViewController(PageController(1), animated: true)
    app.settle()
    app.kill()
    launch(ArchiveDelegate.self)
    let back = try XCTUnwrap(
      (app.window.rootViewController as? UINavigationController)?.viewControllers.first as? PageController)
    XCTAssertEqual(back.scroll.contentOffset.y, 321)
  }

  func testArchivesOfTypesThatAreNoMoreAreLeftOut() throws {
    launch(ArchiveDelegate.self)
    let stack = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    stack.pushViewController(PageController(1), animated: false)
    app.settle()
    app.kill()
    ArchiveDelegate.usesPath = false
    launch(ArchiveDelegate.self)
    XCTAssertEqual((app.window.rootViewController as? UINavigationController)?.viewControllers.count, 1)
  }

  func testOddArchivesNeverTrap() throws {
    launch(ArchiveDelegate.self)
    let stack = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    stack.pushViewController(PageController(1), animated: false)
    app.settle()
    app.kill()
    let odd: [Any] = [
      1, "x", ["version": 2] as [String: Any], ["version": 1, "controllers": 5] as [String: Any],
      [
        "version": 1,
        "controllers": [["path": [3]], ["path": []], ["path": ["stack"], "children": [1], "state": 4]]
          as [Any],
      ]
        as [String: Any],
      [
        "version": 1, "header": [],
        "controllers": [["path": ["stack", "page-x"], "views": 3] as [String: Any]],
      ] as [String: Any],
    ]
    for value in odd {
      let store = StateStore(folder: folder) { XCTFail($0) }
      store.write([
        .put(scope: "application", name: "controllers", value: try XCTUnwrap(StateValue.encode(value)))
      ])
      store.close()
      launch(ArchiveDelegate.self)
      XCTAssertNotNil(app.window.rootViewController as? UINavigationController)
      app.kill()
    }
  }

  // MARK: State folder

  func testTheFolderIsTheSessionsStateFolder() {
    XCTAssertEqual(
      StateDirectory.standard(environment: ["XDG_STATE_HOME": "/var/state"], identifier: "org.example.app")
        .path,
      "/var/state/org.example.app")
    XCTAssertTrue(
      StateDirectory.standard(environment: ["XDG_STATE_HOME": "relative"], identifier: "a/b").path.hasSuffix(
        ".local/state/a-b"))
    XCTAssertEqual(LaunchArguments(["app", "--state", "/x/y"]).stateFolder?.path, "/x/y")
    XCTAssertEqual(LaunchArguments(["app", "--state"]).faults, ["--state needs a folder"])
  }
}

private final class ActivityDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ActivityScene.self
    return configuration
  }
}

private final class ActivityScene: NSObject, UIWindowSceneDelegate {
  static var page = 0
  static var restored: Int?
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window = UIWindow(windowScene: scene as! UIWindowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "test.page")
    activity.userInfo = ["page": Self.page]
    return activity
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
    Self.restored = activity.userInfo?["page"] as? Int
  }
}

private final class ArchiveDelegate: NSObject, UIApplicationDelegate {
  static var usesPath = true
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let stack = UINavigationController(rootViewController: PageController(0))
    stack.restorationIdentifier = "stack"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    true
  }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    true
  }
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
  ) -> UIViewController? {
    guard Self.usesPath, path.count == 2, let number = path.last.flatMap({ Int($0.dropFirst(5)) }), number > 0
    else { return nil }
    return PageController(number)
  }
}

private final class PageController: UIViewController {
  let number: Int
  var note = ""
  weak var previous: PageController?
  private(set) var hasFinished = false
  let scroll = UIScrollView()

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
    restorationIdentifier = "page-\(number)"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.restorationIdentifier = "scroll"
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 100, height: 4000)
    view.addSubview(scroll)
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
    let stack = navigationController?.viewControllers ?? []
    if let index = stack.firstIndex(of: self), index > 0 {
      coder.encode(stack[index - 1], forKey: "previous")
    }
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decodeObject(forKey: "note") as? String ?? ""
    previous = coder.decodeObject(forKey: "previous") as? PageController
  }
  override func applicationFinishedRestoringState() { hasFinished = true }
}
