import PortolanTesting
import UIKit
import XCTest

/// Tests of size classes, rotation and live resizing.
@MainActor
final class SceneGeometryTests: XCTestCase {
  private func classes(_ width: CGFloat, _ height: CGFloat, _ idiom: HostScreen.Idiom) -> String {
    let screen = HostScreen(size: CGSize(width: width, height: height), scale: 2, idiom: idiom, model: "test")
    let traits = SceneTraits(
      size: screen.size, scale: 2, screen: screen, environment: HostEnvironment(), isActive: true
    ).collection
    func letter(_ value: UIUserInterfaceSizeClass) -> String { value == .regular ? "r" : "c" }
    return letter(traits.horizontalSizeClass) + letter(traits.verticalSizeClass)
  }

  func testSizeClassesOfPhonesAndPads() {
    XCTAssertEqual(classes(375, 667, .phone), "cr")
    XCTAssertEqual(classes(667, 375, .phone), "cc")
    XCTAssertEqual(classes(393, 852, .phone), "cr")
    XCTAssertEqual(classes(852, 393, .phone), "cc")
    XCTAssertEqual(classes(430, 932, .phone), "cr")
    XCTAssertEqual(classes(932, 430, .phone), "rc")
    XCTAssertEqual(classes(820, 1180, .pad), "rr")
    XCTAssertEqual(classes(1180, 820, .pad), "rr")
    XCTAssertEqual(classes(507, 768, .pad), "cr")
    XCTAssertEqual(classes(320, 1024, .pad), "cr")
    XCTAssertEqual(classes(678, 1024, .pad), "rr")
  }

  func testRotationSendsTraitsThenSizeBeforeLayout() {
    let controller = GeometryController()
    let stage = Stage(controller: controller)
    controller.log = Log()
    let scene = stage.window.windowScene!
    scene.hostWindow.requestOrientation(.landscapeRight)
    XCTAssertEqual(
      controller.log.take(),
      [
        "willTransition compact/compact", "viewWillTransition 852x393 animated in 393x852",
        "traits compact/compact",
        "alongside 852x393", "layout 852x393",
      ])
    XCTAssertNotNil(controller.transitionCoordinator)
    stage.wait(0.5)
    XCTAssertEqual(controller.log.take(), ["completion"])
    XCTAssertNil(controller.transitionCoordinator)
    XCTAssertEqual(stage.window.bounds.size, CGSize(width: 852, height: 393))
    XCTAssertEqual(stage.window.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    XCTAssertEqual(scene.interfaceOrientation, .landscapeRight)
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 852, height: 393))
    scene.hostWindow.requestOrientation(.portrait)
    stage.wait(0.5)
    stage.strike()
  }

  func testLiveResizingIsNotAnimated() {
    let controller = GeometryController()
    let stage = Stage(controller: controller)
    controller.log = Log()
    let scene = stage.window.windowScene!
    var geometry = scene.geometry
    geometry.size.height = 700
    scene.receive(.geometry(geometry))
    XCTAssertEqual(
      controller.log.take(),
      ["viewWillTransition 393x700 in 393x852", "alongside 393x700", "layout 393x700", "completion"])
    scene.receive(.geometry(scene.hostWindow.geometry))
    stage.strike()
  }

  func testAWindowThatDoesNotFillItsSceneFollowsItsMask() {
    let stage = Stage()
    let scene = stage.window.windowScene!
    let size = scene.geometry.size
    let panel = UIWindow(windowScene: scene)
    panel.frame = CGRect(x: 0, y: size.height - 200, width: size.width, height: 200)
    panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    panel.isHidden = false
    let badge = UIWindow(windowScene: scene)
    badge.frame = CGRect(x: 20, y: 60, width: 50, height: 50)
    badge.isHidden = false
    var geometry = scene.geometry
    geometry.size = CGSize(width: 700, height: 600)
    scene.receive(.geometry(geometry))
    XCTAssertEqual(panel.frame, CGRect(x: 0, y: 400, width: 700, height: 200))
    XCTAssertEqual(badge.frame, CGRect(x: 20, y: 60, width: 50, height: 50), "the mask of every new window")
    scene.receive(.geometry(scene.hostWindow.geometry))
    XCTAssertEqual(panel.frame, CGRect(x: 0, y: size.height - 200, width: size.width, height: 200))
    stage.strike()
  }

  func testAGeometryRequestTurnsTheInterface() {
    let stage = Stage()
    let scene = stage.window.windowScene!
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in XCTFail("refused") }
    stage.wait(0.5)
    XCTAssertEqual(scene.interfaceOrientation, .landscapeRight)
    var refused = false
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in refused = true }
    XCTAssertTrue(refused)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    stage.wait(0.5)
    XCTAssertEqual(scene.interfaceOrientation, .portrait)
    stage.strike()
  }

  func testTheInterfaceFollowsTheDeviceWhereTheControllerAllowsIt() {
    final class PortraitOnly: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let controller = PortraitOnly()
    let stage = Stage(controller: controller)
    let scene = stage.window.windowScene!
    scene.deviceDidTurn(to: .landscapeLeft)
    XCTAssertEqual(scene.interfaceOrientation, .portrait)
    controller.mask = .landscape
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.wait(0.5)
    XCTAssertEqual(scene.interfaceOrientation, .landscapeRight)
    controller.mask = .portrait
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.wait(0.5)
    XCTAssertEqual(scene.interfaceOrientation, .portrait)
    stage.strike()
  }

  func testTheEnvironmentsStyleReachesEveryView() {
    let stage = Stage()
    let host = HostRegistry.current as! HeadlessHost
    let plain = host.environment
    host.environment.isDark = true
    host.environment.contentSizeCategory = UIContentSizeCategory.extraLarge.rawValue
    host.client?.hostEnvironmentDidChange(host)
    XCTAssertEqual(stage.view.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(stage.view.traitCollection.preferredContentSizeCategory, .extraLarge)
    XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .extraLarge)
    host.environment = plain
    host.client?.hostEnvironmentDidChange(host)
    XCTAssertEqual(stage.view.traitCollection.userInterfaceStyle, .light)
    stage.strike()
  }

  func testASceneDoesNotKeepItsWindowsAlive() {
    let stage = Stage()
    let scene = stage.window.windowScene!
    weak var gone: UIWindow?
    autoreleasepool {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      CATransaction.flush()
      gone = window
    }
    CATransaction.flush()
    XCTAssertNil(gone)
    XCTAssertEqual(scene.windows.count, 1)
    XCTAssertEqual(scene.rootLayer.sublayers?.count, 1)
    stage.strike()
  }

  func testWindowsAreOrderedByLevel() {
    let stage = Stage()
    let scene = stage.window.windowScene!
    let alert = UIWindow(windowScene: scene)
    alert.windowLevel = .alert
    alert.isHidden = false
    let status = UIWindow(windowScene: scene)
    status.isHidden = false
    status.windowLevel = .statusBar
    XCTAssertEqual(scene.windows, [stage.window, status, alert])
    XCTAssertEqual(scene.rootLayer.sublayers, [stage.window.layer, status.layer, alert.layer])
    stage.strike()
  }
}

private final class GeometryController: UIViewController {
  var log = Log()

  private func name(_ traits: UITraitCollection) -> String {
    func name(_ value: UIUserInterfaceSizeClass) -> String { value == .regular ? "regular" : "compact" }
    return "\(name(traits.horizontalSizeClass))/\(name(traits.verticalSizeClass))"
  }
  private func name(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { log.add("willTransition \(name(newCollection))") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.add(
      "viewWillTransition \(name(size))\(coordinator.isAnimated ? " animated" : "") in \(name(view.bounds.size))"
    )
    coordinator.animate { [self] _ in
      log.add("alongside \(name(view.bounds.size))")
    } completion: { [self] _ in
      log.add("completion")
    }
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.add("traits \(name(traitCollection))")
  }
  override func viewWillLayoutSubviews() { log.add("layout \(name(view.bounds.size))") }
}
