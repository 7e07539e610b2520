import PortolanTesting
import UIKit
import XCTest

/// Tests of previews with the API that preceded context menus (registerForPreviewing).
@MainActor
final class PreviewingTests: XCTestCase {
  func testAPressPreviewsAnActionRunsAndATapCommits() throws {
    let list = PeekList()
    let app = TestApp()
    app.show(UINavigationController(rootViewController: list))
    let place = list.view.convert(CGPoint(x: 100, y: 300), to: nil)
    app.longPress(at: place)
    app.settle()
    XCTAssertTrue(app.sees("Details of a photo"))
    XCTAssertTrue(app.sees("Share"))
    XCTAssertEqual(list.log, ["asked"])
    app.tap("Share")
    app.settle()
    XCTAssertEqual(list.log, ["asked", "shared"])
    XCTAssertFalse(app.sees("Details of a photo"))

    app.longPress(at: place)
    app.settle()
    app.tap("Details of a photo")
    app.settle()
    XCTAssertEqual(list.log, ["asked", "shared", "asked", "committed"])
    XCTAssertEqual(list.navigationController?.viewControllers.count, 2)
    XCTAssertTrue(app.sees("Details of a photo"))
    app.end()
  }

  func testNoPreviewWhenDelegateReturnsNilOrAfterUnregistering() {
    let list = PeekList()
    let app = TestApp()
    app.show(UINavigationController(rootViewController: list))
    app.longPress(at: list.view.convert(CGPoint(x: 300, y: 300), to: nil))
    app.settle()
    XCTAssertEqual(list.log, ["asked"])
    XCTAssertFalse(app.sees("Details of a photo"))
    list.unregisterForPreviewing(withContext: list.context)
    app.longPress(at: list.view.convert(CGPoint(x: 100, y: 300), to: nil))
    app.settle()
    XCTAssertEqual(list.log, ["asked"])
    app.end()
  }

  func testMotionEffectsInterpolateAndChangeNothingAtRest() {
    let view = UIView()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 30
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    view.addMotionEffect(group)
    XCTAssertEqual(view.motionEffects, [group])
    let values = [-1, -0.5, 0, 0.5].map {
      group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: $0, vertical: 1))?["center.x"]
        as? NSNumber
    }
    XCTAssertEqual(values, [-20, -10, 0, 15])
    view.removeMotionEffect(group)
    XCTAssertEqual(view.motionEffects, [])
  }

  func testAControllerCanKeepInsetsFromViewsThatDoNotScroll() {
    let screen = UIViewController()
    screen.automaticallyAdjustsScrollViewInsets = false
    let scroller = UIScrollView()
    let app = TestApp()
    app.show(UINavigationController(rootViewController: screen))
    scroller.frame = screen.view.bounds
    screen.view.addSubview(scroller)
    app.settle()
    XCTAssertEqual(scroller.adjustedContentInset.top, 0)
    scroller.contentSize.height = 2000
    app.settle()
    XCTAssertEqual(scroller.adjustedContentInset.top, screen.view.safeAreaInsets.top)
    scroller.contentSize.height = 10
    screen.automaticallyAdjustsScrollViewInsets = true
    app.settle()
    XCTAssertEqual(scroller.adjustedContentInset.top, screen.view.safeAreaInsets.top)
    app.end()
  }
}

@MainActor
private final class PeekList: UIViewController, UIViewControllerPreviewingDelegate {
  var log: [String] = []
  var context: (any UIViewControllerPreviewing)!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    context = registerForPreviewing(with: self, sourceView: view)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    log.append("asked")
    guard location.x < 200 else { return nil }
    previewingContext.sourceRect = CGRect(x: 50, y: 250, width: 100, height: 100)
    return Peeked { [weak self] in self?.log.append("shared") }
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    log.append("committed")
    show(viewControllerToCommit, sender: self)
  }
}

@MainActor
private final class Peeked: UIViewController {
  private let share: () -> Void

  init(share: @escaping () -> Void) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
    label.text = "Details of a photo"
    view.addSubview(label)
  }

  override var previewActionItems: [any UIPreviewActionItem] {
    [UIPreviewAction(title: "Share", style: .default) { [share] _, _ in share() }]
  }
}
