import PortolanTesting
import UIKit
import XCTest

/// Effects of symbols in image views (https://developer.apple.com/documentation/uikit/uiimageview/addsymboleffect).
@MainActor
final class SymbolEffectTests: XCTestCase {
  private func show() -> (TestApp, UIImageView) {
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
    controller.view.addSubview(view)
    app.settle()
    return (app, view)
  }

  func testABounceEndsByItself() {
    let (app, view) = show()
    var finished: [Bool] = []
    view.addSymbolEffect(.bounce) { finished.append($0.isFinished) }
    app.advance(by: 0.2)
    XCTAssertNotEqual(view.layer.presentation()?.transform.m11, 1)
    XCTAssertEqual(finished, [])
    app.settle()
    XCTAssertEqual(finished, [true])
    XCTAssertEqual(view.layer.animationKeys() ?? [], [])
  }

  func testAScaleStaysUntilItIsRemoved() {
    let (app, view) = show()
    view.addSymbolEffect(.scale.up)
    app.advance(by: 1)
    XCTAssertEqual(
      view.layer.presentation()?.transform.m11 ?? 0, 1.15, accuracy: 0.01)
    view.removeSymbolEffect(ofType: .scale)
    app.settle()
    XCTAssertEqual(
      view.layer.presentation()?.transform.m11 ?? 0, 1, accuracy: 0.01)
    view.addSymbolEffect(.pulse)
    app.advance(by: 0.5)
    XCTAssertFalse(view.layer.animationKeys()?.isEmpty ?? true)
    view.removeAllSymbolEffects()
    XCTAssertTrue(view.layer.animationKeys()?.isEmpty ?? true)
  }

  func testASymbolIsReplaced() {
    let (app, view) = show()
    let filled = UIImage(systemName: "star.fill")!
    var isDone = false
    view.setSymbolImage(filled, contentTransition: .replace) { _ in isDone = true }
    app.settle()
    XCTAssertTrue(view.image === filled)
    XCTAssertTrue(isDone)
  }

  func testADrawnSymbolDisappearsUntilItIsDrawnOn() {
    let (app, view) = show()
    view.addSymbolEffect(.drawOff.byLayer)
    app.advance(by: 1)
    XCTAssertEqual(view.layer.presentation()?.opacity ?? 1, 0, accuracy: 0.01)
    view.removeAllSymbolEffects()
    view.addSymbolEffect(.drawOn)
    app.advance(by: 1)
    XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 1, accuracy: 0.01)
  }

  func testRepetitionsOfLaterSystems() {
    XCTAssertEqual(SymbolEffectOptions.repeat(.periodic(2, delay: 1)), .repeat(2))
    XCTAssertEqual(SymbolEffectOptions.repeat(.continuous), .repeating)
    XCTAssertEqual(SymbolEffectOptions.speed(2).repeat(.periodic), .speed(2).repeating)
  }
}
