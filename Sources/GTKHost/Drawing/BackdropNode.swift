import CGTK
import CoreGraphics
import QuartzCore

/// Nodes of what lies behind a translucent bar. GTK has no such node: what was drawn so far is drawn again, blurred.
enum BackdropNode {
  /// For a graphics card: `behind`, which is in the window's coordinates, under shaders.
  static func shaded(
    _ behind: OpaquePointer, _ command: DisplayCommand, matrix: CGAffineTransform
  ) -> OpaquePointer {
    let local = RenderNode.transform(behind, by: matrix.inverted())
    defer { gsk_render_node_unref(local) }
    // What is far away cannot be seen.
    let near = RenderNode.clip(
      local, to: command.rect.insetBy(dx: -command.b * 3, dy: -command.b * 3), radius: 0, corners: [])
    defer { gsk_render_node_unref(near) }
    let blurred = RenderNode.blur(near, sigma: command.b)
    defer { gsk_render_node_unref(blurred) }
    let vivid = command.c == 1 ? gsk_render_node_ref(blurred)! : RenderNode.saturate(blurred, by: command.c)
    defer { gsk_render_node_unref(vivid) }
    return RenderNode.clip(vivid, to: command.rect, radius: command.a, corners: command.flags.corners)
  }

  /// For the processor: pixels, blurred at the resolution that can be seen. `area` is the rectangle's part in the window.
  static func raster(
    _ behind: OpaquePointer, _ command: DisplayCommand, matrix: CGAffineTransform, area: CGRect,
    window: CGRect,
    scale: CGFloat
  ) -> OpaquePointer? {
    let sigma = command.b * matrix.meanScale
    let wide = area.insetBy(dx: -sigma * 2 - 4, dy: -sigma * 2 - 4).intersection(window)
    // The grid of four pixels that reduced blurs lie on.
    let x = (wide.minX * scale / 4).rounded(.down) * 4
    let y = (wide.minY * scale / 4).rounded(.down) * 4
    let width = Int(((wide.maxX * scale - x) / 4).rounded(.up) * 4)
    let height = Int(((wide.maxY * scale - y) / 4).rounded(.up) * 4)
    guard let surface = makeImageSurface(width: width, height: height), let cairo = cairo_create(surface)
    else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    cairo_translate(cairo, -x, -y)
    cairo_scale(cairo, scale, scale)
    gsk_render_node_draw(behind, cairo)
    cairo_destroy(cairo)

    let under = CGRect(
      x: area.minX * scale - x, y: area.minY * scale - y, width: area.width * scale,
      height: area.height * scale)
    guard
      let (image, place) = Backdrop.blurred(
        surface, under: under, sigma: sigma * scale, saturation: command.c)
    else { return nil }
    let points = CGRect(
      x: (place.minX + x) / scale, y: (place.minY + y) / scale, width: place.width / scale,
      height: place.height / scale)
    let pixels = RenderNode.drawing(in: command.rect) { cairo in
      var inverse = matrix.inverted().cairo
      cairo_transform(cairo, &inverse)
      cairo_translate(cairo, points.minX, points.minY)
      cairo_scale(cairo, points.width / CGFloat(image.width), points.height / CGFloat(image.height))
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_paint(cairo)
    }
    defer { gsk_render_node_unref(pixels) }
    return RenderNode.clip(pixels, to: command.rect, radius: command.a, corners: command.flags.corners)
  }
}

extension CGAffineTransform {
  /// The factor by which areas grow, as a length.
  fileprivate var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
