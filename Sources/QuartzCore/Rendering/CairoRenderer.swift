import CCairo
import CoreGraphics
import Foundation

/// A renderer of display lists with Cairo: the reference for other renderers, also used for PNG files.
///
/// Caches (blurred shadows, bitmaps of rotating layers and of text) never change the result: rendering only
/// the damage is identical to rendering everything, bit for bit.
@MainActor
package final class CairoRenderer {
  let cache = RenderCache()

  package init() {}

  /// Renders `list` to an image surface with 32 bits per pixel, with the root's coordinates scaled by
  /// `scale`.
  ///
  /// - Parameters:
  ///   - damage: The rectangles to redraw, from `DisplayList.damage(since:)`; `nil` draws everything.
  ///   - background: The color behind the tree; `nil` is transparent.
  /// - Returns: The rectangles that were drawn, in pixels.
  @discardableResult
  package func render(
    _ list: DisplayList, on surface: OpaquePointer, scale: CGFloat, damage: [CGRect]? = nil,
    background: CGColor? = nil
  ) -> [CGRect] {
    let whole = CGRect(
      x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    let base = CGAffineTransform(scaleX: scale, y: scale)
    guard let cairo = cairo_create(surface) else { return [] }
    defer { cairo_destroy(cairo) }
    cache.beginFrame()
    let areas = list.commands.withUnsafeBufferPointer { commands in
      var pass = RenderPass(cairo: cairo, commands: commands, cache: cache, scale: scale, readsBehind: true)
      let areas = damage.map { self.areas(for: $0, of: list, pass, base, whole) } ?? [whole]
      for area in areas {
        cairo_save(cairo)
        cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
        cairo_clip(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        if let background {
          background.setSource(on: cairo)
        } else {
          cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        pass.raster = RasterTarget(cairo, clip: area)
        pass.draw(0..<commands.count, base, area)
        cairo_restore(cairo)
      }
      return areas
    }
    cache.endFrame()
    cairo_surface_flush(surface)
    return areas
  }

  /// Renders the list's bounds as an image with `scale` pixels per point.
  package func image(of list: DisplayList, scale: CGFloat, background: CGColor? = nil) -> CGImage? {
    let size = list.bounds.size
    guard
      let surface = makeImageSurface(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    else { return nil }
    render(list, on: surface, scale: scale, background: background)
    return CGImage(surface: surface)
  }

  /// Draws the list into a context, in its user space.
  ///
  /// - Parameter drawsForContext: Whether the context is that of `render(in:)`.
  func draw(
    _ list: DisplayList, in cairo: OpaquePointer, rasterScale: CGFloat, drawsForContext: Bool = false
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cache.beginFrame()
    cairo_save(cairo)
    // A recording may be replayed at other scales, and has no pixels to blur.
    let hasPixels = cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE
    list.commands.withUnsafeBufferPointer { commands in
      let pass = RenderPass(
        cairo: cairo, commands: commands, cache: cache, scale: rasterScale, readsBehind: hasPixels,
        keepsDrawings: hasPixels, drawsForContext: drawsForContext)
      pass.draw(
        0..<commands.count, CGAffineTransform(matrix), CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    }
    cairo_restore(cairo)
    cairo_set_matrix(cairo, &matrix)
    cache.endFrame()
  }

  /// Draws a balanced range of commands into a context in its user space. Avoids rasterization, so that the
  /// context may be a recording.
  package func record(_ commands: UnsafeBufferPointer<DisplayCommand>, in cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_save(cairo)
    let pass = RenderPass(
      cairo: cairo, commands: commands, cache: cache, scale: 1, readsBehind: false, keepsDrawings: false)
    pass.draw(
      0..<commands.count, CGAffineTransform(matrix), CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    cairo_restore(cairo)
  }

  /// Renders a balanced range of commands within `area`, a rectangle of whole pixels. `matrix` transforms the
  /// commands' coordinates to pixels.
  package func bitmap(
    _ commands: UnsafeBufferPointer<DisplayCommand>, in area: CGRect, _ matrix: CGAffineTransform,
    scale: CGFloat
  ) -> CGImage? {
    guard let surface = makeImageSurface(width: Int(area.width), height: Int(area.height)),
      let cairo = cairo_create(surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    let pass = RenderPass(
      cairo: cairo, commands: commands, cache: cache, scale: scale, readsBehind: false, keepsDrawings: false,
      raster: RasterTarget(cairo))
    pass.draw(
      0..<commands.count, matrix.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)),
      CGRect(origin: .zero, size: area.size))
    cairo_surface_flush(surface)
    return CGImage(surface: surface)
  }

  /// The pixels to draw for `damage`, as disjoint rectangles.
  ///
  /// Aligned to a grid of four pixels, which matches downscaled backdrops wherever a group begins, and
  /// expanded to content that must not be clipped.
  private func areas(
    for damage: [CGRect], of list: DisplayList, _ pass: RenderPass, _ base: CGAffineTransform, _ whole: CGRect
  ) -> [CGRect] {
    let backdrops = list.backdrops.map { list.items[$0] }.filter { !$0.rect.isNull }.map { item in
      // A pixel of a downscaled image covers up to four of the target's.
      item.rect.insetBy(dx: -item.reach, dy: -item.reach).applying(base).insetBy(dx: -5, dy: -5)
    }
    var waiting = damage.map {
      $0.applying(base).insetBy(dx: -1, dy: -1).alignedOutwards(to: 4).intersection(whole)
    }
    var result: [CGRect] = []
    while var area = waiting.popLast() {
      guard !area.isNull, !area.isEmpty else { continue }
      while true {
        var grown = area
        pass.expandToUnclippableContent(0..<pass.commands.count, base, &grown)
        for backdrop in backdrops where backdrop.intersects(grown) { grown = grown.union(backdrop) }
        grown = grown.alignedOutwards(to: 4).intersection(whole)
        if grown == area { break }
        area = grown
      }
      if let i = result.firstIndex(where: { $0.intersects(area) }) {
        waiting.append(area.union(result.remove(at: i)))
      } else {
        result.append(area)
      }
    }
    return result
  }
}

extension CGRect {
  func alignedOutwards(to grid: CGFloat) -> CGRect {
    let x = (minX / grid).rounded(.down) * grid
    let y = (minY / grid).rounded(.down) * grid
    return CGRect(
      x: x, y: y, width: (maxX / grid).rounded(.up) * grid - x, height: (maxY / grid).rounded(.up) * grid - y)
  }
}
