import CCairo
import CoreGraphics
import Foundation

/// Draws display lists with Cairo: the reference for every other renderer, and the one behind PNG files.
///
/// What it keeps between frames (blurred shadows, bitmaps of turning layers and of text) never changes what is drawn: a list drawn
/// over the damage alone equals the same list drawn in full, bit for bit.
@MainActor
package final class CairoRenderer {
  let cache = RenderCache()

  package init() {}

  /// Draws `list` on an image surface of 32 bits a pixel, the root's coordinates scaled by `scale`.
  ///
  /// - Parameters:
  ///   - damage: the rectangles to draw anew, as `DisplayList.damage(since:)` gives them; nil draws everything.
  ///   - background: what lies behind the tree; nil is transparent.
  /// - Returns: the pixels drawn, as rectangles.
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

  /// Draws the list's bounds as an image of `scale` pixels per point.
  package func image(of list: DisplayList, scale: CGFloat, background: CGColor? = nil) -> CGImage? {
    let size = list.bounds.size
    guard
      let surface = makeImageSurface(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    else { return nil }
    render(list, on: surface, scale: scale, background: background)
    return CGImage(surface: surface)
  }

  /// Draws what the list holds into a context, in its user space.
  func draw(_ list: DisplayList, in cairo: OpaquePointer, rasterScale: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cache.beginFrame()
    cairo_save(cairo)
    // A recording will be drawn at other scales, and holds no pixels to blur.
    let hasPixels = cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE
    list.commands.withUnsafeBufferPointer { commands in
      let pass = RenderPass(
        cairo: cairo, commands: commands, cache: cache, scale: rasterScale, readsBehind: hasPixels,
        keepsDrawings: hasPixels)
      pass.draw(
        0..<commands.count, CGAffineTransform(matrix), CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    }
    cairo_restore(cairo)
    cairo_set_matrix(cairo, &matrix)
    cache.endFrame()
  }

  /// Draws some of a list's commands, whole brackets, into a context whose user space is theirs. Nothing is turned into
  /// pixels that need not be, so that the context may be a recording.
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

  /// The pixels of some of a list's commands, whole brackets: those in `area`, a rectangle of whole pixels, with the
  /// commands' coordinates mapped to pixels by `matrix`.
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
  /// They lie on a grid of four pixels: that of reduced backdrops, wherever a group begins. What must not be cut is taken in.
  private func areas(
    for damage: [CGRect], of list: DisplayList, _ pass: RenderPass, _ base: CGAffineTransform, _ whole: CGRect
  ) -> [CGRect] {
    let backdrops = list.backdrops.map { list.items[$0] }.filter { !$0.rect.isNull }.map { item in
      // A reduced picture has pixels of up to four of the target's.
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
        pass.takeInWhatMustNotBeCut(0..<pass.commands.count, base, &grown)
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
