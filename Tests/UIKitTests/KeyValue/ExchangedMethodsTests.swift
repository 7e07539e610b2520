import PortolanTesting
import UIKit
import XCTest

/// Tests exchanging the frameworks' methods with the functions of the Objective-C runtime.
@MainActor
final class ExchangedMethodsTests: XCTestCase {
  private final class Panel: UIViewController {
    var appeared = 0
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared += 1
    }
  }

  /// Replaces a method while `body` runs. The closure receives the object and the first argument.
  private func replacing(
    _ cls: AnyClass, _ name: Selector, with block: @escaping (AnyObject, Any?) -> Void, _ body: () -> Void
  ) throws {
    let method = try XCTUnwrap(class_getInstanceMethod(cls, name))
    let old = method_setImplementation(method, imp_implementationWithBlock(block))
    body()
    method_setImplementation(method, old)
  }

  func testAppearancesOfEveryControllerAreSeen() throws {
    var seen: [String] = []
    let panel = Panel()
    let app = TestApp()
    try replacing(
      UIViewController.self, Selector("viewDidAppear:"),
      with: { controller, animated in seen.append("\(type(of: controller)) \(animated as? Bool ?? true)") }
    ) {
      app.show(panel)
      app.settle()
    }
    XCTAssertEqual(seen, ["Panel false"])
    XCTAssertEqual(panel.appeared, 1)
    panel.viewDidAppear(true)
    XCTAssertEqual(seen.count, 1, "the method is what it was")
  }

  func testLayoutCallsTheReplacement() throws {
    var laidOut = 0
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    try replacing(
      UIView.self, Selector("layoutSubviews"), with: { object, _ in laidOut += object === view ? 1 : 0 }
    ) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    XCTAssertEqual(laidOut, 1)
  }

  func testPushesAndPresentationsGoThroughTheRuntime() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    var pushed: [AnyObject] = []
    let next = UIViewController()
    try replacing(
      UINavigationController.self, Selector("pushViewController:animated:"),
      with: { _, controller in pushed.append(controller as AnyObject) }
    ) { navigation.pushViewController(next, animated: false) }
    XCTAssertTrue(pushed.first === next)
    XCTAssertEqual(navigation.viewControllers.count, 1)
    navigation.pushViewController(next, animated: false)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  func testLayersAnimationsAreSeen() throws {
    let layer = CALayer()
    var keys: [String] = []
    let method = try XCTUnwrap(class_getInstanceMethod(CALayer.self, Selector("addAnimation:forKey:")))
    let block: (AnyObject, AnyObject?, AnyObject?) -> Void = { _, _, key in keys.append("\(key!)") }
    let old = method_setImplementation(method, imp_implementationWithBlock(block))
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    method_setImplementation(method, old)
    XCTAssertEqual(keys, ["fade"])
    XCTAssertNil(layer.animationKeys())
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    XCTAssertEqual(layer.animationKeys(), ["fade"])
  }
}
