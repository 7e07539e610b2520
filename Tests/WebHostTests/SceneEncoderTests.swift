import CCairo
import CoreGraphics
import QuartzCore
import SeededRandom
import XCTest

@testable import WebHost

/// The updates of a page lead to the elements that a page that is loaded anew has.
@MainActor
final class SceneEncoderTests: XCTestCase {
  private let builder = DisplayListBuilder()

  private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  func testAMovedLayerTravelsAsOneTranslation() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = layer(CGRect(x: 10, y: 10, width: 20, height: 20), red)
    root.addSublayer(child)
    let encoder = SceneEncoder()
    XCTAssertNotNil(encoder.encode(builder.build(root)))
    XCTAssertNil(encoder.encode(builder.build(root)), "an unchanged tree sends nothing")
    child.position.x += 30
    let updates = try XCTUnwrap(encoder.encode(builder.build(root)))
    XCTAssertLessThanOrEqual(updates.count, 12)
  }

  func testEqualDrawingsAreSentOnce() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 200, height: 100))
    for x in [0, 100] {
      let text = CATextLayer()
      text.string = "Albatross"
      text.fontSize = 17
      text.frame = CGRect(x: x, y: 0, width: 100, height: 30)
      root.addSublayer(text)
    }
    root.layoutIfNeeded()
    for sublayer in root.sublayers ?? [] { sublayer.displayIfNeeded() }
    var page = PageModel()
    try page.apply(try XCTUnwrap(SceneEncoder().encode(builder.build(root))))
    XCTAssertFalse(page.resources.isEmpty)
    XCTAssertTrue(page.resources.values.allSatisfy { $0 == 1 }, "\(page.resources)")
  }

  func testConvertedDrawingsAreReleased() {
    let recording = Recording.record(bounds: CGRect(x: 0, y: 0, width: 20, height: 20)) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
    }
    let references = cairo_surface_get_reference_count(recording.surface)
    for _ in 0..<3 { XCTAssertFalse(VectorDrawing.convert(recording).drawing.bytes.isEmpty) }
    XCTAssertEqual(cairo_surface_get_reference_count(recording.surface), references)
    XCTAssertNotNil(recording.makeImage(of: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1))
  }

  func testAPageDiscardsDrawingsThatItDoesNotShow() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 200, height: 100))
    let (clock, title) = (CATextLayer(), CATextLayer())
    title.string = "Albatross"
    for text in [clock, title] {
      text.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      root.addSublayer(text)
    }
    let encoder = SceneEncoder(resourceLimit: 8192)
    var page = PageModel()
    var most = 0
    for number in [Int](0..<200) + [0] {
      clock.string = "\(number)"
      for text in [clock, title] { text.displayIfNeeded() }
      try page.apply(try XCTUnwrap(encoder.encode(builder.build(root))))
      XCTAssertEqual(page.missingResources, [])
      most = max(most, page.resources.count)
    }
    XCTAssertLessThan(most, 100)
    XCTAssertNil(encoder.encode(builder.build(root)), "an unchanged tree sends nothing")
  }

  func testRandomChangesLeadToTheElementsOfAFreshPage() throws {
    for seed in 1...12 {
      var random = SeededNumbers(seed: UInt64(seed))
      let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400), red)
      var all = [root]
      let encoder = SceneEncoder()
      var page = PageModel()
      for step in 1...60 {
        change(&all, root, &random)
        if let updates = encoder.encode(builder.build(root)) { try page.apply(updates) }
        var fresh = PageModel()
        if let updates = SceneEncoder().encode(builder.build(root)) { try fresh.apply(updates) }
        XCTAssertEqual(page.text, fresh.text, "seed \(seed), step \(step)")
        if page.text != fresh.text { return }
      }
    }
  }

  private func change(_ all: inout [CALayer], _ root: CALayer, _ random: inout SeededNumbers) {
    let chosen = all.randomElement(using: &random)!
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1, 2:
      let side = CGFloat.random(in: 4...90, using: &random)
      let made = layer(
        CGRect(
          x: .random(in: 0...90, using: &random), y: .random(in: 0...90, using: &random), width: side,
          height: side),
        CGColor(red: .random(in: 0...1, using: &random), green: 0, blue: 1, alpha: 1))
      chosen.insertSublayer(
        made, at: UInt32.random(in: 0...UInt32(chosen.sublayers?.count ?? 0), using: &random))
      all.append(made)
    case 3 where chosen !== root:
      chosen.removeFromSuperlayer()
      all = [root]
      var rest = [root]
      while let next = rest.popLast() {
        rest += next.sublayers ?? []
        if next !== root { all.append(next) }
      }
    case 4: chosen.opacity = [0, 0.5, 1].randomElement(using: &random)!
    case 5: chosen.masksToBounds.toggle()
    case 6: chosen.cornerRadius = CGFloat(Int.random(in: 0...8, using: &random))
    case 7: chosen.position.x += CGFloat.random(in: -20...20, using: &random)
    case 8: chosen.isHidden.toggle()
    case 9: chosen.bounds.origin.y = CGFloat.random(in: 0...20, using: &random)
    case 10 where chosen !== root:
      // Moves it to the end of another branch.
      let target = all.randomElement(using: &random)!
      var ancestor: CALayer? = target
      while let current = ancestor, current !== chosen { ancestor = current.superlayer }
      if ancestor == nil { target.addSublayer(chosen) }
    default:
      chosen.borderWidth = chosen.borderWidth == 0 ? 2 : 0
      chosen.borderColor = red
    }
  }
}
