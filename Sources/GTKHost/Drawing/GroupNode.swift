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
    guard let image = image(of: inside, in: area, resolution) else { return gsk_render_node_ref(inside) }
    let place = CGRect(
      x: area.minX, y: area.minY, width: CGFloat(image.width) / resolution,
      height: CGFloat(image.height) / resolution)
    return BitmapNode.make(image, in: place)
  }

  /// Returns `inside` in perspective, as a bitmap of `pixels` pixels for each point of the enclosing coordinates; `nil` if
  /// nothing is visible. GTK 4.8 cannot draw general matrices without OpenGL.
  @MainActor
  static func projection(
    of inside: OpaquePointer, _ command: DisplayCommand, scale: CGFloat, pixels: CGFloat
  ) -> OpaquePointer? {
    guard let projection = command.projection()?.projection, pixels > 0 else { return nil }
    let resolution = command.projectedResolution(scale)
    let extent = command.rect.insetBy(dx: -1 / resolution, dy: -1 / resolution)
    let whole = projection.bounds(of: extent)
    guard !whole.isNull, let bitmap = image(of: inside, in: extent, resolution) else { return nil }
    let pixels = min(pixels, 8192 / max(whole.width, whole.height, 1))
    let area = whole.applying(CGAffineTransform(scaleX: pixels, y: pixels)).insetBy(dx: -1, dy: -1).integral
    let image = projection.concatenating(CGAffineTransform(scaleX: pixels, y: pixels)).pixels(
      of: bitmap, at: extent.origin, resolution: resolution, in: area)
    guard let image else { return nil }
    return BitmapNode.make(
      image, in: area.applying(CGAffineTransform(scaleX: 1 / pixels, y: 1 / pixels)))
  }

  private static func image(of node: OpaquePointer, in area: CGRect, _ resolution: CGFloat) -> CGImage? {
    let width = Int((area.width * resolution).rounded(.up))
    let height = Int((area.height * resolution).rounded(.up))
    guard width <= 8192, height <= 8192, width * height <= 16_800_000,
      let surface = makeImageSurface(width: width, height: height), let cairo = cairo_create(surface)
    else { return nil }
    cairo_scale(cairo, resolution, resolution)
    cairo_translate(cairo, -area.minX, -area.minY)
    gsk_render_node_draw(node, cairo)
    cairo_destroy(cairo)
    return CGImage(surface: surface)
  }
}
