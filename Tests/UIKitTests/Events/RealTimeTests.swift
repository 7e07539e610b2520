import PortolanTesting
import UIKit
import XCTest

/// Tests without any setup: real time, and only the main run loop.
@MainActor
final class RealTimeTests: XCTestCase {
  override func setUp() {
    MainActor.assumeIsolated {
      for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
      HostRegistry.install(HeadlessHost())
      FrameClock.shared.setMode(.real)
    }
  }

  func testALongPressBeginsWhileTheRunLoopTurns() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let began = expectation(description: "began")
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.05
    press.addHandler { if $0.state == .began { began.fulfill() } }
    window.rootViewController?.view.addGestureRecognizer(press)
    let fingers = TouchSynthesizer(window: window)
    fingers.down(at: CGPoint(x: 100, y: 100))
    wait(for: [began], timeout: 60)
    XCTAssertEqual(press.state, .began)
    fingers.up()
    XCTAssertEqual(press.state, .possible)
    window.isHidden = true
  }

  func testARotationEnds() {
    final class Rotating: UIViewController {
      var completion: (() -> Void)?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [self] _ in completion?() }
      }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = Rotating()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let turned = expectation(description: "turned")
    controller.completion = { turned.fulfill() }
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    wait(for: [turned], timeout: 60)
    XCTAssertEqual(controller.view.bounds.size, CGSize(width: 852, height: 393))
    window.isHidden = true
  }
}
