import InterfaceDocuments
import PortolanTesting
import UIKit
import XCTest

/// Errors in the scene manifest of `Info.plist` are logged in UIKit's wording, and the app still launches.
@MainActor
final class SceneConfigurationTests: XCTestCase {
  private var manifest: ApplicationManifest!

  override func setUp() {
    MainActor.assumeIsolated {
      for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
      HostRegistry.install(HeadlessHost())
      manifest = ApplicationManifest.current
      NamedSceneDelegate.name = nil
      NamedSceneDelegate.storyboard = nil
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      ApplicationManifest.current = manifest
      let application = UIApplication.shared
      for scene in application.connected { scene.disconnect() }
      application.sessions = []
      UIApplication.instance = nil
    }
  }

  /// Launches with one scene configuration, or without any, and returns the logged messages.
  private func launch(
    _ configuration: [String: Any]?, info: [String: Any] = [:],
    delegate: NSObject.Type = NamedSceneDelegate.self
  ) -> [UIKitFault.Record] {
    final class Records: @unchecked Sendable { var all: [UIKitFault.Record] = [] }
    let records = Records()
    UIKitFault.recorder = { records.all.append($0) }
    defer { UIKitFault.recorder = nil }
    var scenes: [String: Any] = [:]
    if let configuration { scenes["UIWindowSceneSessionRoleApplication"] = [configuration] }
    var info = info
    if info["UIMainStoryboardFile"] == nil {
      info["UIApplicationSceneManifest"] = ["UISceneConfigurations": scenes]
    }
    ApplicationManifest.current = ApplicationManifest(dictionary: info)
    UIApplication.instance = nil
    ApplicationLauncher().launch(delegateClass: delegate)
    return records.all
  }

  private func warning(_ category: String, _ message: String) -> UIKitFault.Record {
    UIKitFault.Record(kind: .warning(category: category), message: message)
  }

  private static let delegateName = NSStringFromClass(WindowSceneDelegate.self)

  func testACorrectConfigurationIsSilent() {
    let records = launch([
      "UISceneConfigurationName": "Default Configuration", "UISceneClassName": "UIWindowScene",
      "UISceneDelegateClassName": Self.delegateName,
    ])
    XCTAssertEqual(records, [])
    XCTAssertTrue(UIApplication.shared.connected[0].delegate is WindowSceneDelegate)
  }

  func testADelegateClassThatIsNotThere() {
    let records = launch([
      "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "Harbour.SceneDelegat",
    ])
    XCTAssertEqual(
      records,
      [
        warning(
          "SceneConfiguration",
          "Info.plist configuration \"Default Configuration\" for UIWindowSceneSessionRoleApplication contained "
            + "UISceneDelegateClassName key, but could not load class with name \"Harbour.SceneDelegat\".")
      ])
    XCTAssertTrue(UIApplication.shared.lifecycle.adoptsScenes)
  }

  func testAClassThatIsNoSceneDelegate() {
    let name = NSStringFromClass(NamedSceneDelegate.self)
    XCTAssertEqual(
      launch(["UISceneDelegateClassName": name]),
      [
        warning(
          "SceneConfiguration",
          "Info.plist configuration \"(no name)\" for UIWindowSceneSessionRoleApplication contained "
            + "UISceneDelegateClassName, \"\(name)\", but it does not conform to the UISceneDelegate protocol."
        )
      ])
  }

  func testASceneClassThatIsNotThereOrIsNoScene() {
    let start = "Info.plist configuration \"(no name)\" for UIWindowSceneSessionRoleApplication contained "
    XCTAssertEqual(
      launch(["UISceneClassName": "UIWindowScen", "UISceneDelegateClassName": Self.delegateName]),
      [
        warning(
          "SceneConfiguration",
          start + "UISceneClassName key, but could not load class with name \"UIWindowScen\".")
      ])
    // The scene has the default class.
    XCTAssertTrue(UIApplication.shared.connected[0].delegate is WindowSceneDelegate)
    XCTAssertEqual(
      launch(["UISceneClassName": "UIView", "UISceneDelegateClassName": Self.delegateName]),
      [
        warning(
          "SceneConfiguration",
          start + "UISceneClassName, \"UIView\", but it is not a subclass of UIScene.")
      ])
  }

  func testAConfigurationThatIsNotThere() {
    XCTAssertEqual(
      launch(nil),
      [
        warning(
          "SceneConfiguration",
          "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"(no name)\")"
        ),
        warning(
          "Application",
          "Applications are expected to have a root view controller at the end of application launch"),
      ])
    NamedSceneDelegate.name = "Default Configuration"
    let records = launch([
      "UISceneConfigurationName": "Usual", "UISceneDelegateClassName": Self.delegateName,
    ])
    XCTAssertEqual(
      records.first,
      warning(
        "SceneConfiguration",
        "Info.plist contained no UIScene configuration dictionary (looking for configuration named "
          + "\"Default Configuration\")"))
    NamedSceneDelegate.name = "Usual"
    XCTAssertEqual(
      launch(["UISceneConfigurationName": "Usual", "UISceneDelegateClassName": Self.delegateName]), [])
  }

  func testAStoryboardWithoutADelegate() {
    XCTAssertEqual(
      launch(["UISceneStoryboardFile": "Main"]).first,
      warning(
        "WindowScene",
        "There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file."
      ))
    XCTAssertTrue(UIApplication.shared.windows.isEmpty)
  }

  /// UISceneConfiguration: storyboard
  func testTheStoryboardOfAConfigurationPrecedesThatOfTheManifest() throws {
    NamedSceneDelegate.storyboard = UIStoryboard(
      document: try InterfaceDocument(
        data: Data(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
          <scenes><scene sceneID="s"><objects><viewController title="From the delegate" id="a" sceneMemberID="viewController">
          <view key="view" id="v"/></viewController></objects></scene></scenes></document>
          """.utf8), file: "Other.storyboard"))
    let records = launch([
      "UISceneDelegateClassName": NSStringFromClass(StoryboardSceneDelegate.self),
      "UISceneStoryboardFile": "Mian",
    ])
    XCTAssertEqual(records, [])
    let window = UIApplication.shared.windows.first
    XCTAssertEqual(window?.rootViewController?.title, "From the delegate")
    XCTAssertEqual(window?.isHidden, false)
  }

  func testAStoryboardThatIsNotThere() {
    let scene = launch([
      "UISceneDelegateClassName": Self.delegateName, "UISceneStoryboardFile": "Mian",
    ])
    XCTAssertEqual(scene.first?.kind, .exception(.invalidArgument))
    XCTAssertTrue(scene[0].message.hasPrefix("Could not find a storyboard named 'Mian' in bundle "))
    XCTAssertEqual(
      scene.last,
      warning(
        "WindowScene",
        "Failed to instantiate the default view controller for UISceneStoryboardFile 'Mian' - perhaps the "
          + "designated entry point is not set?"))
    let application = launch(nil, info: ["UIMainStoryboardFile": "Mian"])
    XCTAssertEqual(application.first?.kind, .exception(.invalidArgument))
    XCTAssertTrue(application[0].message.hasPrefix("Could not find a storyboard named 'Mian' in bundle "))
  }

  func testAnApplicationWithoutAnyWindow() {
    XCTAssertEqual(
      launch(nil, info: ["UIMainStoryboardFile": NSNull()]),
      [
        warning(
          "Application",
          "Applications are expected to have a root view controller at the end of application launch")
      ])
  }
}

final class NamedSceneDelegate: UIResponder, UIApplicationDelegate {
  /// The requested configuration.
  static var name: String?
  /// The storyboard of the configuration.
  static var storyboard: UIStoryboard?

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: Self.name, sessionRole: connectingSceneSession.role)
    configuration.storyboard = Self.storyboard
    return configuration
  }
}

final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}
