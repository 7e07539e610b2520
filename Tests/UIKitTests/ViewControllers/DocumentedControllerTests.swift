import PortolanTesting
import UIKit
import XCTest

/// Defaults and results of controllers, as in Apple's documentation.
@MainActor
final class DocumentedControllerTests: XCTestCase {
  func testTitles() {
    let vc = UIViewController()
    vc.title = "a"
    XCTAssertEqual(vc.navigationItem.title, "a")
    XCTAssertEqual(vc.tabBarItem.title, "a")
    vc.navigationItem.title = "b"
    XCTAssertEqual(vc.title, "a")
    XCTAssertEqual(vc.tabBarItem.title, "a")
  }

  func testChildren() {
    final class Child: UIViewController {
      var log: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        log.append(parent == nil ? "will nil" : "will"); super.willMove(toParent: parent)
      }
      override func didMove(toParent parent: UIViewController?) {
        log.append(parent == nil ? "did nil" : "did"); super.didMove(toParent: parent)
      }
    }
    let (a, b, c) = (UIViewController(), UIViewController(), Child())
    a.addChild(c)
    XCTAssertEqual(c.log, ["will"])
    c.didMove(toParent: a)
    b.addChild(c)
    XCTAssertEqual(a.children, [])
    XCTAssertTrue(c.parent === b)
    c.log = []
    c.willMove(toParent: nil)
    c.removeFromParent()
    XCTAssertEqual(c.log, ["will nil", "did nil"])
  }

  func testAnAlertIsGoneWhenItsActionRuns() {
    let app = TestApp()
    let vc = UIViewController(); app.show(vc)
    let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
    var presented: [UIViewController?] = []
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in presented.append(vc.presentedViewController) })
    vc.present(alert, animated: true); app.settle()
    app.tap("OK"); app.settle()
    XCTAssertEqual(presented, [nil])
  }

  func testTheResponderChain() {
    let stage = Stage(controller: UINavigationController(rootViewController: UIViewController()))
    defer { stage.strike() }
    let nav = stage.controller as! UINavigationController
    let top = nav.topViewController!
    XCTAssertTrue(top.view.next === top)
    XCTAssertTrue(top.next is UIView)
    XCTAssertTrue(nav.next === stage.window.subviews.first || nav.next === stage.window)
    XCTAssertTrue(stage.window.next is UIWindowScene)
    XCTAssertTrue(stage.window.windowScene?.next is UIApplication)
  }

  func testTabs() {
    final class D: NSObject, UITabBarControllerDelegate {
      var log = 0
      func tabBarController(_ t: UITabBarController, didSelect vc: UIViewController) { log += 1 }
      func tabBarController(_ t: UITabBarController, shouldSelect vc: UIViewController) -> Bool {
        log += 1; return true
      }
    }
    let t = UITabBarController(); let d = D(); t.delegate = d
    t.viewControllers = (0..<2).map {
      let v = UIViewController(); v.tabBarItem = UITabBarItem(title: "\($0)", image: nil, tag: $0); return v
    }
    t.selectedIndex = 1
    XCTAssertEqual(d.log, 0)
    XCTAssertEqual(t.tabBar.selectedItem?.tag, 1)
    t.selectedViewController = t.viewControllers?[0]
    XCTAssertEqual(t.selectedIndex, 0)
    t.setViewControllers(
      (0..<7).map {
        let v = UIViewController(); v.title = "\($0)"; return v
      }, animated: false)
    t.loadViewIfNeeded()
    XCTAssertEqual(t.viewControllers?.count, 7)
    XCTAssertEqual(t.tabBar.items?.count, 5)
    t.selectedIndex = 6
    XCTAssertTrue(t.selectedViewController === t.viewControllers?[6])
  }

  func testControllers() {
    let vc = UIViewController()
    XCTAssertFalse(vc.isViewLoaded); XCTAssertNil(vc.viewIfLoaded)
    XCTAssertEqual(vc.view.frame, UIScreen.main.bounds)
    XCTAssertNil(vc.view.backgroundColor)
    XCTAssertEqual(vc.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    XCTAssertEqual(vc.modalTransitionStyle, .coverVertical)
    XCTAssertEqual(vc.preferredStatusBarStyle, .default)
    XCTAssertTrue(vc.shouldAutorotate)
    XCTAssertEqual(vc.supportedInterfaceOrientations, .allButUpsideDown)
    XCTAssertEqual(vc.edgesForExtendedLayout, .all)
    XCTAssertFalse(vc.definesPresentationContext); XCTAssertFalse(vc.isModalInPresentation)
    XCTAssertEqual(vc.preferredContentSize, .zero)
    XCTAssertTrue(UITableViewController().view is UITableView)
    XCTAssertEqual(UINavigationController().modalPresentationStyle, .pageSheet)
    XCTAssertEqual(UIViewController().modalPresentationStyle, .pageSheet)
  }

  func testEditingOfAField() {
    let stage = Stage(); defer { stage.strike() }
    final class D: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textFieldShouldBeginEditing(_ f: UITextField) -> Bool {
        log.append("should \(f.isFirstResponder)"); return true
      }
      func textFieldDidBeginEditing(_ f: UITextField) {
        log.append("did \(f.isFirstResponder) \(f.isEditing)")
      }
      func textFieldShouldEndEditing(_ f: UITextField) -> Bool {
        log.append("shouldEnd \(f.isFirstResponder)"); return true
      }
      func textFieldDidEndEditing(_ f: UITextField, reason: UITextField.DidEndEditingReason) {
        log.append("end \(f.isFirstResponder) \(reason == .committed)")
      }
    }
    let d = D(); let f = stage.add(UITextField(), CGRect(x: 0, y: 100, width: 100, height: 30));
    f.delegate = d
    XCTAssertTrue(f.becomeFirstResponder())
    XCTAssertEqual(d.log, ["should false", "did true true"])
    d.log = []
    XCTAssertTrue(f.resignFirstResponder())
    XCTAssertEqual(d.log, ["shouldEnd true", "end false true"])
  }

  func testPresentationFromAChild() {
    let app = TestApp()
    let root = UIViewController(); let child = UIViewController()
    let nav = UINavigationController(rootViewController: child)
    root.addChild(nav); root.view.addSubview(nav.view); nav.didMove(toParent: root)
    app.show(root)
    let modal = UIViewController()
    child.present(modal, animated: false)
    XCTAssertTrue(root.presentedViewController === modal)
    XCTAssertTrue(child.presentedViewController === modal)
    XCTAssertTrue(modal.presentingViewController === root)
    XCTAssertTrue(modal.presentationController?.presentingViewController === root)
    let second = UIViewController()
    child.present(second, animated: false)
    XCTAssertNil(second.presentingViewController)
    modal.present(second, animated: false)
    app.settle()
    var done = false
    root.dismiss(animated: false) { done = true }
    app.settle()
    XCTAssertTrue(done)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(second.presentingViewController)
  }

  func testResultsOfNavigation() {
    let nav = UINavigationController(rootViewController: UIViewController())
    XCTAssertNil(nav.popViewController(animated: false))
    let a = UIViewController(), b = UIViewController()
    nav.pushViewController(a, animated: false); nav.pushViewController(b, animated: false)
    XCTAssertEqual(nav.popToRootViewController(animated: false), [a, b])
    nav.setViewControllers([a, b], animated: false)
    XCTAssertEqual(nav.popToViewController(a, animated: false), [b])
    XCTAssertTrue(nav.visibleViewController === a)
    XCTAssertTrue(a.navigationController === nav); XCTAssertNil(b.navigationController)
    XCTAssertEqual(nav.children, [a])
    nav.show(b, sender: nil)
    XCTAssertEqual(nav.viewControllers.last, b)
    XCTAssertTrue(nav.isNavigationBarHidden == false); XCTAssertTrue(nav.isToolbarHidden)
    XCTAssertEqual(nav.navigationBar.items?.count, 2)
    XCTAssertTrue(nav.navigationBar.topItem === b.navigationItem)
    XCTAssertTrue(nav.navigationBar.backItem === a.navigationItem)
    XCTAssertTrue(nav.navigationBar.delegate === nav)
  }
}
