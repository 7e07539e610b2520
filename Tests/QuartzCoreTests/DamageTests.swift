import CCairo
import XCTest

@testable import QuartzCore

@MainActor
final class DamageTests: XCTestCase {
  /// Redrawing the damaged area over the old frame results in the same frame as redrawing everything, bit for
  /// bit.
  private func checkEdits(seed: UInt64, steps: Int, scale: CGFloat) {
    let tree = RandomLayerTree(seed: seed)
    let builder = DisplayListBuilder()
    let renderer = CairoRenderer()
    let side = Int(160 * scale)
    let surface = makeImageSurface(width: side, height: side)!
    defer { cairo_surface_destroy(surface) }
    var old = builder.build(tree.root)
    renderer.render(old, on: surface, scale: scale)
    var log: [String] = []
    for step in 0..<steps {
      var edits: [String] = []
      for _ in 0..<(1 + step % 3) { edits.append(tree.edit()) }
      log.append(edits.joined(separator: "+"))
      let new = builder.build(tree.root)
      let damage = new.damage(since: old)
      renderer.render(new, on: surface, scale: scale, damage: damage)
      old = new
      // A new renderer has no cache that could hide an error.
      let full = makeImageSurface(width: side, height: side)!
      CairoRenderer().render(new, on: full, scale: scale)
      let differing = Self.countDifferences(surface, full)
      cairo_surface_destroy(full)
      guard differing == 0 else {
        return XCTFail("seed \(seed) step \(step): \(differing) pixels differ after \(log.suffix(3))")
      }
    }
  }

  static func countDifferences(_ a: OpaquePointer, _ b: OpaquePointer) -> Int {
    let x = CGImage(surface: cairo_surface_reference(a))
    let y = CGImage(surface: cairo_surface_reference(b))
    return x.countDifferingPixels(from: y) ?? -1
  }

  func testDamageEqualsFullDrawingAtScaleOne() {
    for seed in 1...8 { checkEdits(seed: UInt64(seed), steps: 60, scale: 1) }
  }

  func testDamageEqualsFullDrawingAtScaleTwo() {
    for seed in 101...104 { checkEdits(seed: UInt64(seed), steps: 40, scale: 2) }
  }

  func testDamageEqualsFullDrawingAtScaleThree() {
    for seed in 201...202 { checkEdits(seed: UInt64(seed), steps: 30, scale: 3) }
  }

  // MARK: Damaged area

  private func screen() -> (root: CALayer, layers: [CALayer]) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    root.backgroundColor = .opaqueWhite
    var layers: [CALayer] = []
    for i in 0..<40 {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: CGFloat(i) * 20, width: 100, height: 18)
      layer.backgroundColor = .opaqueBlack
      root.addSublayer(layer)
      layers.append(layer)
    }
    return (root, layers)
  }

  func testNothingChangedDamagesNothing() {
    let (root, _) = screen()
    let builder = DisplayListBuilder()
    let list = builder.build(root)
    XCTAssertEqual(builder.build(root).damage(since: list), [])
  }

  func testOneChangeDamagesItsLayerAlone() {
    let (root, layers) = screen()
    let builder = DisplayListBuilder()
    let list = builder.build(root)
    layers[7].backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    XCTAssertEqual(builder.build(root).damage(since: list), [layers[7].frame])
  }

  func testMovingDamagesBothPlaces() {
    let (root, layers) = screen()
    let builder = DisplayListBuilder()
    let list = builder.build(root)
    let before = layers[3].frame
    layers[3].position.x += 200
    XCTAssertEqual(
      Set(builder.build(root).damage(since: list).map(\.minX)), [before.minX, before.minX + 200])
  }

  func testInsertingAndRemovingDamagesOnlyThat() {
    let (root, layers) = screen()
    let builder = DisplayListBuilder()
    let list = builder.build(root)
    let extra = CALayer()
    extra.frame = CGRect(x: 200, y: 300, width: 10, height: 10)
    extra.backgroundColor = .opaqueBlack
    root.insertSublayer(extra, at: 5)
    let with = builder.build(root)
    XCTAssertEqual(with.damage(since: list), [extra.frame])
    layers[20].removeFromSuperlayer()
    XCTAssertEqual(builder.build(root).damage(since: with), [layers[20].frame])
  }

  func testReorderingDamagesMovedLayers() {
    let (root, layers) = screen()
    let builder = DisplayListBuilder()
    let list = builder.build(root)
    root.addSublayer(layers[0])
    XCTAssertEqual(builder.build(root).damage(since: list), [layers[0].frame])
  }

  func testBackdropIsRedrawnWithItsBackground() {
    let (root, layers) = screen()
    let bar = CALayer()
    bar.frame = CGRect(x: 0, y: 0, width: 390, height: 88)
    bar.backdropBlurRadius = 10
    root.addSublayer(bar)
    let builder = DisplayListBuilder()
    let list = builder.build(root)
    layers[2].position.x += 5
    let near = builder.build(root)
    let damage = near.damage(since: list)
    XCTAssertTrue(damage.contains { $0.contains(bar.frame) })
    layers[30].position.x += 5
    XCTAssertFalse(builder.build(root).damage(since: near).contains { $0.intersects(bar.frame) })
  }

  func testCleanLayersKeepTheirCommands() {
    let (root, layers) = screen()
    let builder = DisplayListBuilder()
    _ = builder.build(root)
    let kept = layers.map { $0.encoding! }
    layers[4].backgroundColor = .opaqueWhite
    layers[5].position.x += 1
    _ = builder.build(root)
    for (i, layer) in layers.enumerated() {
      XCTAssertEqual(layer.encoding === kept[i], i != 4, "layer \(i)")
    }
  }

  func testContentKeepsItsVersionWhileItsLayerMovesAndFades() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .opaqueBlack
    let builder = DisplayListBuilder()
    func version() -> UInt64? { builder.build(layer).commands.first { $0.op == .content }?.version }
    let before = version()
    layer.position.x += 20
    layer.opacity = 0.5
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    XCTAssertEqual(version(), before)
    layer.bounds.size.width = 20
    XCTAssertNotEqual(version(), before)
  }

  func testBracketsNestAndCountTheirContents() {
    let tree = RandomLayerTree(seed: 42)
    for _ in 0..<200 {
      tree.edit()
      let list = DisplayListBuilder().build(tree.root)
      var stack: [(DisplayCommand.Op, Int)] = []
      for (i, command) in list.commands.enumerated() {
        switch command.op {
        case .beginLayer, .beginOpacity, .beginClip, .beginShadow, .beginRaster, .beginProjection:
          XCTAssertLessThan(i + Int(command.count), list.commands.count)
          stack.append((command.op, i + Int(command.count) + 1))
        case .endLayer, .endOpacity, .endClip, .endShadow, .endRaster, .endProjection:
          XCTAssertEqual(stack.popLast()?.1, i)
        default: break
        }
      }
      XCTAssertTrue(stack.isEmpty)
    }
  }
}
