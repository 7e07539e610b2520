import CCairo
import CoreGraphics
import Foundation

/// Paints gradients.
enum RenderGradient {
  static func paint(
    _ gradient: GradientContent, _ r: CGRect, radius: CGFloat, flags: DisplayCommand.Flags,
    on cairo: OpaquePointer
  ) {
    guard !gradient.stops.isEmpty, r.width > 0, r.height > 0 else { return }
    let start = CGPoint(x: r.minX + gradient.start.x * r.width, y: r.minY + gradient.start.y * r.height)
    let end = CGPoint(x: r.minX + gradient.end.x * r.width, y: r.minY + gradient.end.y * r.height)
    // Pixman has 16 fractional bits, too few for a matrix that maps a large layer to the unit square.
    let pattern: OpaquePointer?
    switch gradient.shape {
    case .axial:
      // Lines of equal color are perpendicular to the gradient in the unit square, not in the rectangle.
      let d = CGVector(dx: gradient.end.x - gradient.start.x, dy: gradient.end.y - gradient.start.y)
      let slope = CGVector(dx: d.dx / r.width, dy: d.dy / r.height)
      let steepness = slope.dx * slope.dx + slope.dy * slope.dy
      if steepness > 0 {
        let length = (d.dx * d.dx + d.dy * d.dy) / steepness
        pattern = cairo_pattern_create_linear(
          start.x, start.y, start.x + slope.dx * length, start.y + slope.dy * length)
      } else {
        // Every point is beyond the end.
        let color = gradient.stops[gradient.stops.count - 1].color
        pattern = cairo_pattern_create_rgba(color.x, color.y, color.z, color.w)
      }
    case .radial:
      let rx = abs(end.x - start.x)
      let ry = abs(end.y - start.y)
      guard rx > 0, ry > 0 else { return }
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, rx)
      var m = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: rx / ry, x0: -start.x, y0: -start.y * rx / ry)
      cairo_pattern_set_matrix(pattern, &m)
    case .conic:
      pattern = conic(gradient, center: start, toward: end, reach: hypot(r.width, r.height) * 2)
    }
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    if [CAIRO_PATTERN_TYPE_LINEAR, CAIRO_PATTERN_TYPE_RADIAL].contains(cairo_pattern_get_type(pattern)) {
      for stop in gradient.stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, stop.color.x, stop.color.y, stop.color.z, stop.color.w)
      }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
    RenderPath.addRoundedRect(r, radius: radius, flags: flags, to: cairo)
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
  }

  /// Wedges around `center`, clockwise, starting in the direction of `toward`.
  private static func conic(
    _ gradient: GradientContent, center: CGPoint, toward: CGPoint, reach: CGFloat
  ) -> OpaquePointer? {
    guard let mesh = cairo_pattern_create_mesh() else { return nil }
    let zero = atan2(toward.y - center.y, toward.x - center.x)
    var stops = gradient.stops
    if stops[0].location > 0 { stops.insert((0, stops[0].color), at: 0) }
    if stops[stops.count - 1].location < 1 { stops.append((1, stops[stops.count - 1].color)) }
    for (from, to) in zip(stops, stops.dropFirst()) where to.location > from.location {
      let parts = max(1, Int(((to.location - from.location) * 32).rounded(.up)))
      for part in 0..<parts {
        let f0 = Double(part) / Double(parts)
        let f1 = Double(part + 1) / Double(parts)
        let a0 = zero + 2 * .pi * (from.location + (to.location - from.location) * f0)
        let a1 = zero + 2 * .pi * (from.location + (to.location - from.location) * f1)
        let c0 = from.color + (to.color - from.color) * f0
        let c1 = from.color + (to.color - from.color) * f1
        cairo_mesh_pattern_begin_patch(mesh)
        cairo_mesh_pattern_move_to(mesh, center.x, center.y)
        cairo_mesh_pattern_line_to(mesh, center.x + cos(a0) * reach, center.y + sin(a0) * reach)
        cairo_mesh_pattern_line_to(mesh, center.x + cos(a1) * reach, center.y + sin(a1) * reach)
        cairo_mesh_pattern_line_to(mesh, center.x, center.y)
        for (corner, c) in [c0, c0, c1, c1].enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(mesh, UInt32(corner), c.x, c.y, c.z, c.w)
        }
        cairo_mesh_pattern_end_patch(mesh)
      }
    }
    return mesh
  }
}
