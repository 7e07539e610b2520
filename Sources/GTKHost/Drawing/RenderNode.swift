import CGTK
import CoreGraphics
import QuartzCore

/// Wrappers for GTK's render nodes. Functions return an owned reference and do not consume their arguments.
enum RenderNode {
  typealias Node = OpaquePointer

  static func container(_ nodes: [Node?]) -> Node {
    var nodes = nodes
    return gsk_container_node_new(&nodes, guint(nodes.count))
  }

  static func color(_ color: SIMD4<Float>, _ rect: CGRect) -> Node {
    var rgba = GdkRGBA(color)
    var bounds = graphene_rect_t(rect)
    return gsk_color_node_new(&rgba, &bounds)
  }

  static func clip(_ child: Node, to rect: CGRect, radius: CGFloat, corners: CACornerMask) -> Node {
    guard radius > 0 else {
      var bounds = graphene_rect_t(rect)
      return gsk_clip_node_new(child, &bounds)
    }
    var rounded = GskRoundedRect(rect, radius: radius, corners: corners)
    return gsk_rounded_clip_node_new(child, &rounded)
  }

  static func opacity(_ child: Node, _ opacity: CGFloat) -> Node {
    gsk_opacity_node_new(child, Float(opacity))
  }

  static func crossFade(from old: Node, to new: Node, at progress: CGFloat) -> Node {
    gsk_cross_fade_node_new(old, new, Float(progress))
  }

  static func transform(_ child: Node, by matrix: CGAffineTransform) -> Node {
    let transform = Self.transform(matrix)
    defer { gsk_transform_unref(transform) }
    return gsk_transform_node_new(child, transform)
  }

  /// A border of one width and color inside `rect`.
  static func border(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask, width: CGFloat, color: SIMD4<Float>
  ) -> Node {
    var outline = GskRoundedRect(rect, radius: radius, corners: corners)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return gsk_border_node_new(&outline, widths, colors)
  }

  /// Returns a node drawn by `draw` on a Cairo context in points.
  static func drawing(in rect: CGRect, _ draw: (OpaquePointer) -> Void) -> Node {
    var bounds = graphene_rect_t(rect)
    let node = gsk_cairo_node_new(&bounds)!
    let cairo = gsk_cairo_node_get_draw_context(node)!
    draw(cairo)
    cairo_destroy(cairo)
    return node
  }

  static func blur(_ child: Node, sigma: CGFloat) -> Node {
    // GTK's blur radius is that of CSS: twice the standard deviation.
    gsk_blur_node_new(child, Float(sigma * 2))
  }

  static func saturate(_ child: Node, by factor: CGFloat) -> Node {
    colors(child, .saturation(factor))
  }

  static func colors(_ child: Node, _ colors: ColorMatrix) -> Node {
    var values = [Float](repeating: 0, count: 16)
    // Graphene uses row vectors: a row contains the contributions of one input to all outputs.
    for input in 0..<4 {
      for output in 0..<4 { values[input * 4 + output] = Float(colors.values[output * 5 + input]) }
    }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(
      &offset, Float(colors.values[4]), Float(colors.values[9]), Float(colors.values[14]),
      Float(colors.values[19]))
    return gsk_color_matrix_node_new(child, &matrix, &offset)
  }

  /// GTK's Cairo renderer draws a pink box for transforms of unknown category, so they are built from their
  /// components.
  private static func transform(_ m: CGAffineTransform) -> OpaquePointer? {
    var offset = graphene_point_t(x: Float(m.tx), y: Float(m.ty))
    var result = gsk_transform_translate(nil, &offset)
    let scaleX = (m.a * m.a + m.b * m.b).squareRoot()
    if m.b == 0, m.c == 0 {
      return m.a == 1 && m.d == 1 ? result : gsk_transform_scale(result, Float(m.a), Float(m.d))
    }
    guard scaleX > 0 else { return gsk_transform_scale(result, 0, 0) }
    let scaleY = (m.a * m.d - m.b * m.c) / scaleX
    let shear = scaleY == 0 ? 0 : (m.a * m.c + m.b * m.d) / scaleX / scaleY
    result = gsk_transform_rotate(result, Float(atan2(m.b, m.a) * 180 / .pi))
    if abs(shear) > 1e-9 { result = gsk_transform_skew(result, Float(atan(shear) * 180 / .pi), 0) }
    return gsk_transform_scale(result, Float(scaleX), Float(scaleY))
  }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension GdkRGBA {
  init(_ color: SIMD4<Float>) { self.init(red: color.x, green: color.y, blue: color.z, alpha: color.w) }
}

extension GskRoundedRect {
  init(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    func size(_ corner: CACornerMask) -> graphene_size_t {
      let value = corners.contains(corner) ? Float(radius) : 0
      return graphene_size_t(width: value, height: value)
    }
    self.init()
    var bounds = graphene_rect_t(rect)
    var topLeft = size(.layerMinXMinYCorner)
    var topRight = size(.layerMaxXMinYCorner)
    var bottomRight = size(.layerMaxXMaxYCorner)
    var bottomLeft = size(.layerMinXMaxYCorner)
    gsk_rounded_rect_init(&self, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
  }
}
