import CCairo

extension CGContext {
  /// Fills the clip region with a gradient along the line between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    paint { cairo, state in
      guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
      defer { cairo_pattern_destroy(pattern) }
      gradient.addStops(to: pattern, opacity: state.alpha)
      cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
      cairo_save(cairo)
      // Cairo extends gradients at both ends or at neither, so an unwanted half plane is clipped.
      if options == .drawsBeforeStartLocation {
        clipHalfPlane(cairo, at: end, towards: start)
      } else if options == .drawsAfterEndLocation {
        clipHalfPlane(cairo, at: start, towards: end)
      }
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
      cairo_restore(cairo)
    }
  }

  /// Fills the clip region with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint { cairo, state in
      guard
        let pattern = cairo_pattern_create_radial(
          startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y, max(endRadius, 0))
      else { return }
      defer { cairo_pattern_destroy(pattern) }
      gradient.addStops(to: pattern, opacity: state.alpha)
      let distance = hypot(endCenter.x - startCenter.x, endCenter.y - startCenter.y)
      let areNested = distance <= abs(endRadius - startRadius)
      cairo_pattern_set_extend(
        pattern, options.isEmpty && !areNested ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
      cairo_save(cairo)
      if areNested {
        // Circular clips have antialiased edges, unlike the ends of Cairo's pattern.
        let grows = endRadius > startRadius
        if !options.contains(.drawsAfterEndLocation) {
          clipCircle(cairo, endCenter, endRadius, outside: !grows)
        }
        if !options.contains(.drawsBeforeStartLocation) {
          clipCircle(cairo, startCenter, startRadius, outside: grows)
        }
      }
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
      cairo_restore(cairo)
    }
  }
}

// A distance larger than any surface.
private let farAway: CGFloat = 1e5

private func clipHalfPlane(_ cairo: OpaquePointer, at edge: CGPoint, towards inside: CGPoint) {
  let dx = inside.x - edge.x
  let dy = inside.y - edge.y
  let length = hypot(dx, dy)
  guard length > 0 else { return }
  let forward = CGVector(dx: dx / length * farAway, dy: dy / length * farAway)
  cairo_new_path(cairo)
  cairo_move_to(cairo, edge.x - forward.dy, edge.y + forward.dx)
  cairo_line_to(cairo, edge.x + forward.dy, edge.y - forward.dx)
  cairo_rel_line_to(cairo, forward.dx, forward.dy)
  cairo_rel_line_to(cairo, -2 * forward.dy, 2 * forward.dx)
  cairo_close_path(cairo)
  cairo_clip(cairo)
}

private func clipCircle(_ cairo: OpaquePointer, _ center: CGPoint, _ radius: CGFloat, outside: Bool) {
  guard radius > 0 || !outside else { return }
  cairo_new_path(cairo)
  cairo_arc(cairo, center.x, center.y, max(radius, 0), 0, 2 * .pi)
  if outside { cairo_rectangle(cairo, -farAway, -farAway, 2 * farAway, 2 * farAway) }
  cairo_set_fill_rule(cairo, outside ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  cairo_clip(cairo)
}
