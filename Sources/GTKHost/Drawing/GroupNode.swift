import CGTK
import CoreGraphics
import QuartzCore

/// Render nodes for groups that GTK does not support.
enum GroupNode {
  /// Returns `inside` with its blurred silhouette as a shadow.
  static func shadow(under inside: OpaquePointer, _ command: DisplayCommand, scale: CGFloat) -> OpaquePointer
  {
    let mask = ShadowMask(bounds: command.rect, sigma: command.c, pixelsPerUnit: scale) {
      gsk_render_node_draw(inside, $0)
    }
    guard let mask else { return gsk_render_node_ref(inside) }
    let color = CGColor(
      srgbRed: CGFloat(command.color.x), green: CGFloat(command.color.y), blue: CGFloat(command.color.z),
      alpha: CGFloat(command.color.w))
    let area = mask.bounds.offsetBy(dx: command.a, dy: command.b)
    let shadow = RenderNode.drawing(in: area) { cairo in
      cairo_translate(cairo, command.a, command.b)
      mask.paint(on: cairo, color: color, opacity: 1)
    }
    defer { gsk_render_node_unref(shadow) }
    return RenderNode.container([shadow, inside])
  }

  /// Returns a bitmap of `inside`, which can be rotated and scaled efficiently.
  static func bitmap(
    of inside: OpaquePointer, _ command: DisplayCommand, scale: CGFloat
  ) -> OpaquePointer {
    let resolution = command.a * scale
    // A transparent margin smooths the edges of a rotated bitmap.
    let area = command.rect.insetBy(dx: -1 / resolution, dy: -1 / resolution)
    let width = Int((area.width * resolution).rounded(.up))
    let height = Int((area.height * resolution).rounded(.up))
    guard width <= 8192, height <= 8192, width * height <= 16_000_000,
      let surface = makeImageSurface(width: width, height: height), let cairo = cairo_create(surface)
    else { return gsk_render_node_ref(inside) }
    cairo_scale(cairo, resolution, resolution)
    cairo_translate(cairo, -area.minX, -area.minY)
    gsk_render_node_draw(inside, cairo)
    cairo_destroy(cairo)
    let place = CGRect(
      x: area.minX, y: area.minY, width: CGFloat(width) / resolution, height: CGFloat(height) / resolution)
    let image = CGImage(surface: surface)
    return BitmapNode.make(image, in: place)
  }
}
