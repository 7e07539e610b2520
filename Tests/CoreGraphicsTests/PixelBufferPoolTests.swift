import CCairo
import XCTest

@testable import CoreGraphics

final class PixelBufferPoolTests: XCTestCase {
  override func setUp() {
    PixelBufferPool.removeAll()
  }

  override func tearDown() {
    PixelBufferPool.removeAll()
  }

  private func pixels(_ surface: OpaquePointer) -> UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(
      start: cairo_image_surface_get_data(surface),
      count: Int(cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface)))
  }

  func testReusesTheMemoryOfAReleasedSurfaceAndClearsIt() throws {
    let first = try XCTUnwrap(makeImageSurface(width: 400, height: 300))
    let memory = pixels(first)
    memory.update(repeating: 0xAB)
    cairo_surface_destroy(first)
    XCTAssertGreaterThanOrEqual(PixelBufferPool.idleByteCount, 400 * 300 * 4)

    // Slightly smaller surfaces fit, with any format.
    let second = try XCTUnwrap(makeImageSurface(width: 396, height: 300, hasAlpha: false))
    XCTAssertEqual(pixels(second).baseAddress, memory.baseAddress)
    XCTAssertTrue(pixels(second).allSatisfy { $0 == 0 })
    XCTAssertEqual(PixelBufferPool.idleByteCount, 0)

    // Memory in use is not shared.
    let third = try XCTUnwrap(makeImageSurface(width: 400, height: 300))
    XCTAssertNotEqual(pixels(third).baseAddress, memory.baseAddress)
    cairo_surface_destroy(second)
    cairo_surface_destroy(third)
  }

  func testPicturesOfContextsReuseTheMemory() throws {
    var memory: Set<UnsafePointer<UInt8>> = []
    for _ in 0..<10 {
      let context = try XCTUnwrap(CGContext(width: 200, height: 200, scale: 2, opaque: true))
      let image = try XCTUnwrap(context.makeImage())
      memory.insert(UnsafePointer(cairo_image_surface_get_data(image.surface)))
    }
    XCTAssertLessThanOrEqual(memory.count, 2)
  }

  func testKeepsABoundedAmountOfMemory() throws {
    let surfaces = try (0..<20).map { _ in try XCTUnwrap(makeImageSurface(width: 1_024, height: 1_024)) }
    surfaces.forEach { cairo_surface_destroy($0) }
    XCTAssertLessThanOrEqual(PixelBufferPool.idleByteCount, PixelBufferPool.idleLimit)
    XCTAssertGreaterThan(PixelBufferPool.idleByteCount, 0)
    PixelBufferPool.removeAll()
    XCTAssertEqual(PixelBufferPool.idleByteCount, 0)
  }

  func testACopyOutlivesItsImageInARecording() throws {
    let recorder = try XCTUnwrap(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil))
    defer { cairo_surface_destroy(recorder) }
    let surface = try XCTUnwrap(makeImageSurface(width: 256, height: 256))
    pixels(surface).update(repeating: 0xFF)
    cairo_surface_mark_dirty(surface)
    let recording = try XCTUnwrap(cairo_create(recorder))
    cairo_set_source_surface(recording, surface, 0, 0)
    cairo_paint(recording)
    cairo_destroy(recording)
    cairo_surface_destroy(surface)
    // Takes the memory of the released image, and clears it.
    let target = try XCTUnwrap(makeImageSurface(width: 256, height: 256))
    defer { cairo_surface_destroy(target) }
    let cairo = try XCTUnwrap(cairo_create(target))
    cairo_set_source_surface(cairo, recorder, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(target)
    XCTAssertTrue(pixels(target).allSatisfy { $0 == 0xFF })
  }
}
