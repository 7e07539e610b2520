import CGTK
import CoreGraphics
import Foundation
import XCTest

@testable import GTKHost
@testable import QuartzCore
@testable import UIKit

/// The window shows the same as the PNG renderer draws.
@MainActor
final class WindowPictureTests: WindowTestCase {
  /// The minimum agreement in decibels.
  private static let leastAgreement = 44.0

  func testWindowAndPNGAgree() async throws {
    let scene = LayerScene.make()
    window.rootLayer = scene
    await settle()
    let shown = try screenshot()
    let drawn = try XCTUnwrap(reference(scene, scale: 1))
    keep(shown, drawn, "window")
    XCTAssertGreaterThanOrEqual(psnr(shown, drawn), Self.leastAgreement)
  }

  func testNodesAndPNGAgreeAtEveryScale() async throws {
    let scene = LayerScene.make()
    let root = LayerRoot(layer: scene)
    defer { root.invalidate() }
    CATransaction.flush()
    for scale in [1.0, 2.0, 3.0] {
      for isSoftware in [true, false] {
        let node = try XCTUnwrap(
          LayerRenderer().makeNode(
            scene, size: scene.bounds.size, scale: scale, isSoftware: isSoftware))
        let surface = try XCTUnwrap(makeImageSurface(width: Int(400 * scale), height: Int(300 * scale)))
        let cairo = cairo_create(surface)
        cairo_scale(cairo, scale, scale)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        gsk_render_node_unref(node)
        let drawn = try XCTUnwrap(reference(scene, scale: scale))
        let shown = CGImage(surface: surface)
        keep(shown, drawn, "nodes\(Int(scale))\(isSoftware)")
        // Cairo draws the render nodes for a graphics card here, with less accurate blurs and rotations.
        XCTAssertGreaterThanOrEqual(
          psnr(shown, drawn), isSoftware ? Self.leastAgreement : 40, "scale \(scale), software \(isSoftware)")
      }
    }
  }

  /// Waits until the window has drawn the changes: GTK draws with the frames of the display, in real time.
  private func settle() async {
    for _ in 0..<5 {
      CATransaction.flush()
      try? await Task.sleep(nanoseconds: 40_000_000)
    }
  }

  private func reference(_ scene: CALayer, scale: CGFloat) -> CGImage? {
    CairoRenderer().image(of: DisplayListBuilder().build(scene), scale: scale)
  }

  private func screenshot() throws -> CGImage {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("window-\(getpid()).png")
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["import", "-window", "root", "-crop", "400x300+0+0", "+repage", file.path]
    try tool.run()
    tool.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: file) }
    let data = try Data(contentsOf: file)
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
    return try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
  }

  /// Writes both images to the folder named in the environment, for inspection.
  private func keep(_ shown: CGImage, _ drawn: CGImage, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["PORTOLAN_PICTURES"] else { return }
    let url = URL(fileURLWithPath: folder)
    try? shown.writePNG(to: url.appendingPathComponent("\(name)-shown.png"))
    try? drawn.writePNG(to: url.appendingPathComponent("\(name)-drawn.png"))
  }

  /// The ratio of the largest possible difference to the mean one, in decibels.
  private func psnr(_ a: CGImage, _ b: CGImage) -> Double {
    guard a.width == b.width, a.height == b.height else { return 0 }
    let first = pixels(a)
    let second = pixels(b)
    var sum = 0.0
    for index in first.indices where index % 4 != 3 {
      let difference = Double(first[index]) - Double(second[index])
      sum += difference * difference
    }
    let mean = sum / Double(a.width * a.height * 3)
    return mean == 0 ? .infinity : 10 * log10(255 * 255 / mean)
  }

  private func pixels(_ image: CGImage) -> [UInt8] {
    cairo_surface_flush(image.surface)
    let start = cairo_image_surface_get_data(image.surface)!
    let stride = Int(cairo_image_surface_get_stride(image.surface))
    return (0..<image.height).flatMap { row in
      Array(UnsafeBufferPointer(start: start + row * stride, count: image.width * 4))
    }
  }
}
