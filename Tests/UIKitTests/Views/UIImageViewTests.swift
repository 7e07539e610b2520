import UIKit
import XCTest

@MainActor
final class UIImageViewTests: XCTestCase {
  /// Returns the color in the middle of the view's layer.
  private func middle(of view: UIImageView) -> [Int] {
    guard let contents = view.layer.contents, let image = contents as AnyObject as? CGImage else { return [] }
    return UIImage(cgImage: image).pixel(CGFloat(image.width / 2), CGFloat(image.height / 2))
  }

  func testTemplatesAreShownInTheTint() {
    let view = UIImageView(image: plainImage(.black, 8, 8).withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    XCTAssertEqual(middle(of: view), [255, 0, 0, 255])
    view.tintColor = .blue
    XCTAssertEqual(middle(of: view), [0, 0, 255, 255])
    view.image = plainImage(.green, 8, 8)
    XCTAssertEqual(middle(of: view), [0, 255, 0, 255])
  }

  func testSymbolsAreShownInTheTint() {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.tintColor = .red
    XCTAssertEqual(middle(of: view), [255, 0, 0, 255])
  }

  func testTurnedPicturesAreShownUpright() throws {
    let pixels = try XCTUnwrap(plainImage(.red, 10, 4).cgImage)
    let view = UIImageView(image: UIImage(cgImage: pixels, scale: 1, orientation: .right))
    let shown = try XCTUnwrap(view.layer.contents as AnyObject as? CGImage)
    XCTAssertEqual([shown.width, shown.height], [4, 10])
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 4, height: 10))
  }

  func testDirectionalSymbolsTurnWhereTextRunsFromRightToLeft() throws {
    let image = UIImage(systemName: "chevron.forward")
    let view = UIImageView(image: image)
    let forward = try XCTUnwrap(view.layer.contents as AnyObject as? CGImage)
    view.semanticContentAttribute = .forceRightToLeft
    view.image = nil
    view.image = image
    let backward = try XCTUnwrap(view.layer.contents as AnyObject as? CGImage)
    XCTAssertEqual(forward.hasSamePixels(as: backward), false)
    XCTAssertEqual(forward.upright(from: .upMirrored)?.hasSamePixels(as: backward), true)
  }

  /// Shows a plain color as the contents of its layer, like views that play animations.
  private final class Player: UIImageView {
    var frames = 0
    override func display(_ layer: CALayer) {
      frames += 1
      layer.contents = plainImage(frames % 2 == 1 ? .red : .blue, 8, 8).cgImage
    }
  }

  func testAViewMaySetTheContentsOfItsLayer() {
    let view = Player(image: plainImage(.green, 8, 8))
    view.layer.setNeedsDisplay()
    view.layer.displayIfNeeded()
    XCTAssertEqual(middle(of: view), [255, 0, 0, 255])
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    XCTAssertEqual(middle(of: view), [0, 0, 255, 255])
    XCTAssertEqual(view.frames, 2)
  }

  /// https://github.com/Tinder/Layout, `LayoutExampleTests.testReadmeExample`
  func testEnlargedSymbolsAreSharp() throws {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    let size = try XCTUnwrap(view.image?.size)
    let contentSize = view.intrinsicContentSize
    func pixels() throws -> Int { try XCTUnwrap(view.layer.contents as AnyObject as? CGImage).width }
    let plain = try pixels()
    view.contentMode = .scaleAspectFit
    view.frame.size = CGSize(width: 400, height: size.height * 10)
    view.layoutIfNeeded()
    XCTAssertEqual(CGFloat(try pixels()), CGFloat(plain) * 10, accuracy: 10)
    XCTAssertEqual(view.intrinsicContentSize, contentSize)
    XCTAssertEqual(CGFloat(try pixels()) / view.layer.contentsScale, size.width, accuracy: 0.5)

    view.contentMode = .center
    XCTAssertEqual(try pixels(), plain)
    view.contentMode = .scaleToFill
    view.frame.size = size
    view.layoutIfNeeded()
    XCTAssertEqual(try pixels(), plain)
  }
}
