import CGTK
import CoreGraphics

/// Render nodes for bitmaps.
enum BitmapNode {
  /// Returns a node for an image scaled to `rect`. GTK's Cairo renderer composites opaque images in place,
  /// but copies textures in every frame.
  static func make(_ image: CGImage, in rect: CGRect) -> OpaquePointer {
    image.hasAlpha ? texture(image, in: rect) : picture(image, in: rect)
  }

  private static func picture(_ image: CGImage, in rect: CGRect) -> OpaquePointer {
    RenderNode.drawing(in: rect) { cairo in
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(cairo, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
      cairo_paint(cairo)
    }
  }

  private static func texture(_ image: CGImage, in rect: CGRect) -> OpaquePointer {
    let stride = Int(cairo_image_surface_get_stride(image.surface))
    cairo_surface_flush(image.surface)
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(image.surface), gsize(stride * image.height),
      { Unmanaged<CGImage>.fromOpaque($0!).release() }, Unmanaged.passRetained(image).toOpaque())
    let texture = gdk_memory_texture_new(
      gint(image.width), gint(image.height), nativeFormat, bytes, gsize(stride))
    var bounds = graphene_rect_t(rect)
    let node = gsk_texture_node_new(texture, &bounds)!
    g_object_unref(UnsafeMutableRawPointer(texture))
    g_bytes_unref(bytes)
    return node
  }

  /// Cairo's pixels are words in native byte order.
  private static let nativeFormat =
    1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
}
