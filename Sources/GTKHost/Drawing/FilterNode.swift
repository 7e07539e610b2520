import CGTK
import CoreGraphics
import QuartzCore

/// Render nodes for layer effects.
enum FilterNode {
  /// Returns `inside` with blur and color transformation.
  static func picture(of inside: OpaquePointer, _ filter: FilterContent) -> OpaquePointer {
    var node = gsk_render_node_ref(inside)!
    if filter.effect.blurRadius > 0 {
      let blurred = RenderNode.blur(node, sigma: filter.effect.blurRadius)
      gsk_render_node_unref(node)
      node = blurred
    }
    if let colors = filter.effect.colors {
      let coloured = RenderNode.colors(node, colors)
      gsk_render_node_unref(node)
      node = coloured
    }
    return node
  }

  /// Returns the blend of `top` with `bottom`. GTK's blend nodes support fewer modes.
  static func blended(
    _ top: OpaquePointer, with bottom: OpaquePointer?, _ mode: CGBlendMode, in rect: CGRect, scale: CGFloat
  ) -> OpaquePointer {
    let (width, height) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
    guard width > 0, height > 0, width <= 8192, height <= 8192,
      let surface = makeImageSurface(width: width, height: height), let cairo = cairo_create(surface)
    else { return gsk_render_node_ref(top) }
    cairo_scale(cairo, scale, scale)
    cairo_translate(cairo, -rect.minX, -rect.minY)
    if let bottom { gsk_render_node_draw(bottom, cairo) }
    cairo_push_group(cairo)
    gsk_render_node_draw(top, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, mode.cairo)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    let place = CGRect(
      x: rect.minX, y: rect.minY, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    return BitmapNode.make(CGImage(surface: surface), in: place)
  }
}
