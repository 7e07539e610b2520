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
    let areas = damage.map { Self.pixels($0, scale: scale, within: whole) } ?? [whole]
    guard !areas.isEmpty, let cairo = cairo_create(surface) else { return [] }
    defer { cairo_destroy(cairo) }
    cache.beginFrame()
    let base = CGAffineTransform(scaleX: scale, y: scale)
    for area in areas {
      cairo_save(cairo)
      cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
      cairo_clip(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      if let background { background.setSource(on: cairo) } else { cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      list.commands.withUnsafeBufferPointer { commands in
        let pass = RenderPass(cairo: cairo, commands: commands, cache: cache, scale: scale, readsBehind: true)
        pass.draw(0..<commands.count, base, area)
      }
      cairo_restore(cairo)
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
    list.commands.withUnsafeBufferPointer { commands in
      let pass = RenderPass(
        cairo: cairo, commands: commands, cache: cache, scale: rasterScale, readsBehind: false)
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
      cairo: cairo, commands: commands, cache: cache, scale: scale, readsBehind: false, keepsDrawings: false)
    pass.draw(
      0..<commands.count, matrix.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)),
      CGRect(origin: .zero, size: area.size))
    cairo_surface_flush(surface)
    return CGImage(surface: surface)
  }

  /// Disjoint pixel rectangles that hold `rects`. They lie on a grid of four pixels: that of reduced backdrops, wherever a group
  /// begins.
  package static func pixels(_ rects: [CGRect], scale: CGFloat, within whole: CGRect) -> [CGRect] {
    var result: [CGRect] = []
    for rect in rects {
      // Smoothed edges reach one pixel farther.
      let x0 = ((rect.minX * scale - 1) / 4).rounded(.down) * 4
      let y0 = ((rect.minY * scale - 1) / 4).rounded(.down) * 4
      let x1 = ((rect.maxX * scale + 1) / 4).rounded(.up) * 4
      let y1 = ((rect.maxY * scale + 1) / 4).rounded(.up) * 4
      var area = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).intersection(whole)
      if area.isNull || area.isEmpty { continue }
      while let i = result.firstIndex(where: { $0.intersects(area) }) {
        area = area.union(result.remove(at: i))
      }
      result.append(area)
    }
    return result
  }
}
