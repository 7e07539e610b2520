import UIKit
import XCTest

/// The framework calls the overrides of subclasses (`OverrideTests` checks that members can be overridden).
@MainActor
final class OverriddenMembersTests: XCTestCase {
  func testLayoutAsksForPrioritiesAndInsets() {
    final class Firm: UILabel {
      override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .required
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (firm, soft) = (Firm(), UILabel())
    for label in [firm, soft] {
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      firm.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      soft.leadingAnchor.constraint(equalTo: firm.trailingAnchor),
      soft.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(firm.frame.width, firm.intrinsicContentSize.width, accuracy: 1)
  }

  func testTheSafeAreaAsksForAdditionalInsets() {
    final class Padded: UIViewController {
      override var additionalSafeAreaInsets: UIEdgeInsets {
        get { UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0) }
        set {}
      }
    }
    let stage = Stage(controller: Padded())
    defer { stage.strike() }
    stage.wait(0.1)
    XCTAssertEqual(stage.view.safeAreaInsets.left, 30)
  }

  func testBarsAskForItems() {
    final class Screen: UIViewController {
      let item = UINavigationItem(title: "Own")
      override var navigationItem: UINavigationItem { item }
      override var toolbarItems: [UIBarButtonItem]? {
        get { [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)] }
        set {}
      }
      override var hidesBottomBarWhenPushed: Bool {
        get { true }
        set {}
      }
      let tab = UITabBarItem(title: "Tab", image: nil, tag: 4)
      override var tabBarItem: UITabBarItem! {
        get { tab }
        set {}
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Screen()]
    let stage = Stage(controller: tabs)
    defer { stage.strike() }
    XCTAssertEqual(tabs.tabBar.items?.last?.tag, 4)
    navigation.pushViewController(Screen(), animated: false)
    stage.wait(0.1)
    XCTAssertEqual(navigation.navigationBar.topItem?.title, "Own")
    XCTAssertEqual(navigation.toolbar.items?.first?.title, "Tool")
    XCTAssertTrue(tabs.tabBar.isHidden || tabs.tabBar.frame.minY >= stage.view.bounds.maxY)
  }

  func testLayersAskForActionsAndAddAnimations() {
    final class Tape: CALayer {
      var added: [String] = []
      var asked: [String] = []
      override func add(_ anim: CAAnimation, forKey key: String?) {
        added.append(key ?? "")
        super.add(anim, forKey: key)
      }
      override func action(forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return super.action(forKey: event)
      }
    }
    final class TapeView: UIView { override class var layerClass: AnyClass { Tape.self } }
    let stage = Stage()
    defer { stage.strike() }
    let view = stage.add(TapeView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    let tape = view.layer as! Tape
    stage.wait(0.1)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    XCTAssertEqual(tape.added, ["opacity"])
    XCTAssertEqual(tape.asked, ["opacity"])
  }

  func testViewsMayNarrowTheirLayer() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
      override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    }
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    view.layer.colors = [UIColor.red.cgColor]
    XCTAssertEqual(view.bounds.size, CGSize(width: 5, height: 6))
    XCTAssertEqual(view.layer.colors?.count, 1)
  }

  func testTraitsMayBeStoodInFor() {
    final class Regular: UITraitCollection, @unchecked Sendable {
      override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
    }
    XCTAssertEqual(Regular().horizontalSizeClass, .regular)
    final class Screen: UIViewController {
      override var traitCollection: UITraitCollection { Regular() }
    }
    XCTAssertEqual(Screen().traitCollection.horizontalSizeClass, .regular)
  }

  func testPresentationIsAsked() {
    final class Presenter: UIViewController {
      var stand: UIViewController?
      override var presentedViewController: UIViewController? { stand ?? super.presentedViewController }
    }
    let presenter = Presenter()
    let navigation = UINavigationController(rootViewController: UIViewController())
    XCTAssertNil(navigation.visibleViewController?.presentedViewController)
    presenter.stand = navigation
    XCTAssertTrue(presenter.presentedViewController === navigation)
  }
}
