import PortolanTesting
import UIKit
import XCTest

/// Tests of the launch sequence in Metrics.md 3.4.
@MainActor
final class ApplicationLaunchTests: XCTestCase {
  private var observers: [any NSObjectProtocol] = []

  override func setUp() {
    MainActor.assumeIsolated {
      for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
      HostRegistry.install(HeadlessHost())
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      let application = UIApplication.shared
      for scene in application.connected { scene.disconnect() }
      application.sessions = []
      UIApplication.instance = nil
    }
  }

  private func observe(_ log: Log, _ names: [(Notification.Name, String)]) {
    for (name, label) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { log.add(label) }
        })
    }
  }

  func testDelegateReceivesLaunchBeforeNotifications() {
    PlainDelegate.log = Log()
    observe(
      PlainDelegate.log,
      [
        (UIApplication.didFinishLaunchingNotification, "didFinishLaunching posted"),
        (UIApplication.didBecomeActiveNotification, "didBecomeActive posted"),
        (UIApplication.willResignActiveNotification, "willResignActive posted"),
        (UIApplication.didEnterBackgroundNotification, "didEnterBackground posted"),
        (UIApplication.willEnterForegroundNotification, "willEnterForeground posted"),
        (UIApplication.willTerminateNotification, "willTerminate posted"),
      ])
    UIApplication.instance = nil
    ApplicationLauncher().launch(delegateClass: PlainDelegate.self)
    XCTAssertEqual(
      PlainDelegate.log.take(),
      [
        "willFinishLaunching", "didFinishLaunching", "didFinishLaunching posted", "didBecomeActive",
        "didBecomeActive posted",
      ])
    let application = UIApplication.shared
    XCTAssertEqual(application.applicationState, .active)
    XCTAssertEqual(application.keyWindow?.rootViewController?.isViewLoaded, true)

    let scene = application.connected[0]
    scene.move(to: .background)
    XCTAssertEqual(application.applicationState, .background)
    scene.move(to: .foregroundActive)
    XCTAssertEqual(
      PlainDelegate.log.take(),
      [
        "willResignActive", "willResignActive posted", "didEnterBackground", "didEnterBackground posted",
        "willEnterForeground", "willEnterForeground posted", "didBecomeActive", "didBecomeActive posted",
      ])
    application.terminate()
    XCTAssertEqual(PlainDelegate.log.take().suffix(2), ["willTerminate", "willTerminate posted"])
  }

  func testSceneDelegateIsNotifiedInsteadOfApplicationDelegate() {
    SceneApplicationDelegate.log = Log()
    let log = SceneApplicationDelegate.log
    observe(
      log,
      [
        (UIScene.willConnectNotification, "willConnect posted"),
        (UIScene.willEnterForegroundNotification, "willEnterForeground posted"),
        (UIScene.didActivateNotification, "didActivate posted"),
      ])
    UIApplication.instance = nil
    ApplicationLauncher().launch(delegateClass: SceneApplicationDelegate.self)
    XCTAssertEqual(
      log.take(),
      [
        "didFinishLaunching", "configurationForConnecting", "willConnect", "willConnect posted",
        "sceneWillEnterForeground", "willEnterForeground posted", "sceneDidBecomeActive",
        "didActivate posted",
      ])
    let scene = UIApplication.shared.connected[0]
    XCTAssertEqual(scene.activationState, .foregroundActive)
    scene.move(to: .background)
    scene.disconnect()
    XCTAssertEqual(log.take(), ["sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect"])
    XCTAssertTrue(UIApplication.shared.connectedScenes.isEmpty)
    XCTAssertEqual(UIApplication.shared.openSessions.count, 1)
  }

  /// M24
  func testM24AWindowWithoutARootControllerIsAnError() {
    let faults = FaultRecorder()
    UIApplication.instance = nil
    ApplicationLauncher().launch(delegateClass: RootlessDelegate.self)
    XCTAssertEqual(
      faults.messages,
      ["Application windows are expected to have a root view controller at the end of application launch"])
    faults.stop()
  }

  func testLinksGoToTheDelegateOrTheScene() {
    UIApplication.instance = nil
    PlainDelegate.log = Log()
    ApplicationLauncher().launch(delegateClass: PlainDelegate.self)
    _ = PlainDelegate.log.take()
    UIApplication.shared.receive([URL(string: "harbour://lagos")!])
    XCTAssertEqual(PlainDelegate.log.take(), ["open harbour://lagos"])

    for scene in UIApplication.shared.connected { scene.disconnect() }
    UIApplication.instance = nil
    SceneApplicationDelegate.log = Log()
    ApplicationLauncher().launch(delegateClass: SceneApplicationDelegate.self)
    _ = SceneApplicationDelegate.log.take()
    UIApplication.shared.receive([URL(string: "harbour://sagres")!])
    XCTAssertEqual(SceneApplicationDelegate.log.take(), ["openURLContexts harbour://sagres"])
  }

  func testSeveralScenesShareOneApplication() {
    SceneApplicationDelegate.log = Log()
    UIApplication.instance = nil
    ApplicationLauncher().launch(delegateClass: SceneApplicationDelegate.self)
    let application = UIApplication.shared
    let activity = NSUserActivity(activityType: "harbour")
    application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    XCTAssertEqual(application.connectedScenes.count, 2)
    XCTAssertEqual(application.windows.count, 2)
    let second = application.connected[1] as! UIWindowScene
    XCTAssertTrue(application.keyWindow === second.windows[0])

    application.requestSceneSessionDestruction(second.session, options: nil)
    XCTAssertEqual(application.connectedScenes.count, 1)
    XCTAssertEqual(application.openSessions.count, 1)
    XCTAssertEqual(SceneApplicationDelegate.log.take().last, "didDiscardSceneSessions 1")
  }

  func testAWindowShownWithoutAnApplicationGetsASceneAndIsKey() {
    UIApplication.instance = nil
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    XCTAssertTrue(window.isKeyWindow)
    XCTAssertEqual(window.windowScene?.activationState, .foregroundActive)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
    XCTAssertEqual(window.bounds.size, CGSize(width: 393, height: 852))
    XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  func testKeyStatusMovesFromWindowToWindow() {
    UIApplication.instance = nil
    let log = Log()
    let first = KeyWindow("first", log)
    let second = KeyWindow("second", log)
    observe(
      log,
      [
        (UIWindow.didBecomeKeyNotification, "didBecomeKey posted"),
        (UIWindow.didResignKeyNotification, "didResignKey posted"),
      ])
    first.makeKeyAndVisible()
    XCTAssertEqual(log.take(), ["first becomeKey", "didBecomeKey posted"])
    second.makeKeyAndVisible()
    XCTAssertEqual(
      log.take(), ["first resignKey", "didResignKey posted", "second becomeKey", "didBecomeKey posted"])
    second.isHidden = true
    XCTAssertEqual(
      log.take(), ["second resignKey", "didResignKey posted", "first becomeKey", "didBecomeKey posted"])
  }
}

private final class KeyWindow: UIWindow {
  private let log: Log
  private let label: String

  init(_ label: String, _ log: Log) {
    self.log = log
    self.label = label
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func becomeKey() { log.add("\(label) becomeKey") }
  override func resignKey() { log.add("\(label) resignKey") }
}

/// An application delegate without scenes, with a stored property that its `init()` must set.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  static var log = Log()
  var window: UIWindow?
  private let log = PlainDelegate.log

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("didFinishLaunching")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.add("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { log.add("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.add("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.add("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { log.add("willTerminate") }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
    -> Bool
  {
    log.add("open \(url)")
    return true
  }
}

private final class RootlessDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }
}

private final class SceneApplicationDelegate: UIResponder, UIApplicationDelegate {
  static var log = Log()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.log.add("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Self.log.add("configurationForConnecting")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TestSceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    Self.log.add("didDiscardSceneSessions \(sceneSessions.count)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Self.log.add("never") }
}

private final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var log: Log { SceneApplicationDelegate.log }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.add("willConnect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { log.add("sceneDidDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.add("sceneDidBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { log.add("sceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { log.add("sceneWillEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.add("sceneDidEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    log.add("openURLContexts \(URLContexts.map { $0.url.absoluteString }.joined())")
  }
}
