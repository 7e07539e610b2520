import PortolanTesting
import UIKit
import PortolanXCTest

@MainActor
final class SystemAnimationTests: XCTestCase {
  /// https://developer.apple.com/documentation/uikit/uiview/systemanimation/delete
  func testDeletedViewsLeaveTheirSuperviewsAtTheEnd() {
    let app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    let (view, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView())
    for child in [view, other] { screen.view.addSubview(child) }

    var finished: [Bool] = []
    UIView.perform(.delete, on: [view]) {
      other.alpha = 0.5
    } completion: {
      finished.append($0)
    }
    XCTAssertNotNil(view.superview)
    XCTAssertEqual(finished, [])
    app.settle()
    XCTAssertNil(view.superview)
    XCTAssertNotNil(other.superview)
    XCTAssertEqual(other.alpha, 0.5)
    XCTAssertEqual(finished, [true])
  }

  func testItemsOfUpdatesAreMadeBySubclasses() {
    final class Update: UICollectionViewUpdateItem {
      override var updateAction: UICollectionViewUpdateItem.Action { .insert }
      override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 1) }
    }
    let update = Update()
    XCTAssertEqual(update.updateAction, .insert)
    XCTAssertEqual(update.indexPathAfterUpdate?.item, 3)
    XCTAssertNil(update.indexPathBeforeUpdate)
    XCTAssertEqual(UICollectionViewUpdateItem().updateAction, .none)
  }

  func testClassesOfObjectsAnswerWithThemselves() {
    XCTAssertTrue(UITableViewCell.classForCoder() === UITableViewCell.self)
    let kind: UIView.Type = UIButton.self
    XCTAssertTrue(kind.classForCoder() === UIButton.self)
    XCTAssertTrue(Thread.main === Thread.current)
  }

  func testTextIsNotDragged() {
    XCTAssertNil(UITextView().textDragInteraction)
    XCTAssertNil(UITextField().textDropInteraction)
    XCTAssertFalse(UITextView().isTextDragActive)
  }
}
