import CCairo

extension CGAffineTransform {
  package var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  package init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

extension CGColor {
  /// Makes the color the source of a Cairo context, with its alpha multiplied by `opacity`.
  @inline(__always)
  package func setSource(on cairo: OpaquePointer, opacity: CGFloat = 1) {
    setRoundedSource(cairo, rgba.r, rgba.g, rgba.b, rgba.a * opacity)
  }
}

/// Makes a color the source of a Cairo context, rounded to 8 bits like Core Animation does. Cairo truncates
/// translucent components, so they would be too dark or too transparent by one step.
@inline(__always)
package func setRoundedSource(
  _ cairo: OpaquePointer, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) {
  let steps = (alpha * 255).rounded()
  guard steps > 0, steps < 255 else { return cairo_set_source_rgba(cairo, red, green, blue, alpha) }
  // Cairo keeps the upper 8 bits of each premultiplied component, so half a step is added before truncation.
  let rounded = (steps + 0.5) / 256
  func part(_ value: Double) -> Double { ((value * alpha * 255).rounded() + 0.5) / 256 / rounded }
  cairo_set_source_rgba(cairo, part(red), part(green), part(blue), rounded)
}

extension PathStorage {
  /// Appends the elements to a Cairo context's current path, in its user space.
  package func append(to cairo: OpaquePointer) {
    var current = CGPoint.zero
    points.withUnsafeBufferPointer { points in
      var index = 0
      for type in types {
        switch type {
        case .moveToPoint:
          current = points[index]
          cairo_move_to(cairo, current.x, current.y)
          index += 1
        case .addLineToPoint:
          current = points[index]
          cairo_line_to(cairo, current.x, current.y)
          index += 1
        case .addQuadCurveToPoint:
          let (c1, c2) = cubicControls(from: current, control: points[index], to: points[index + 1])
          current = points[index + 1]
          cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, current.x, current.y)
          index += 2
        case .addCurveToPoint:
          let c1 = points[index]
          let c2 = points[index + 1]
          current = points[index + 2]
          cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, current.x, current.y)
          index += 3
        case .closeSubpath:
          cairo_close_path(cairo)
        }
      }
    }
  }
}

extension CGPath {
  /// Appends the path to a Cairo context's current path, in its user space.
  package func append(to cairo: OpaquePointer) {
    storage.append(to: cairo)
  }
}

extension CGLineCap {
  package var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  package var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGBlendMode {
  /// The Cairo operator. Cairo has none for `plusDarker`, so multiply is used.
  package var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo would also change pixels outside the painted shape.
  package var isUnbounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension CGGradient {
  package func addStops(to pattern: OpaquePointer, opacity: CGFloat) {
    for (location, c) in drawnStops {
      cairo_pattern_add_color_stop_rgba(pattern, location, c.x, c.y, c.z, c.w * opacity)
    }
  }
}

extension CGImage {
  /// Paints the image with its top at the rectangle's minimum y, in a Cairo context's user space.
  ///
  /// - Parameter quality: `none` keeps sharp pixel edges.
  package func paint(
    on cairo: OpaquePointer, in rect: CGRect, opacity: CGFloat = 1, quality: CGInterpolationQuality = .default
  ) {
    guard rect.width > 0, rect.height > 0, opacity > 0 else { return }
    withPattern(on: cairo, in: rect, quality: quality) { pattern in
      cairo_save(cairo)
      cairo_set_source(cairo, pattern)
      cairo_new_path(cairo)
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      if opacity < 1 {
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, opacity)
      } else {
        cairo_fill(cairo)
      }
      cairo_restore(cairo)
    }
  }

  /// Calls `body` with a pattern that maps the image onto `rect` of the Cairo context's user space.
  ///
  /// - Parameter rasterScale: Pixels per unit of the Cairo context's device space, such as that of a recording.
  package func withPattern(
    on cairo: OpaquePointer, in rect: CGRect, quality: CGInterpolationQuality, rasterScale: CGFloat = 1,
    extend: cairo_extend_t = CAIRO_EXTEND_PAD, _ body: (OpaquePointer) -> Void
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    var deviceX = 1.0
    var deviceY = 1.0
    cairo_surface_get_device_scale(cairo_get_group_target(cairo), &deviceX, &deviceY)
    let scale = max(
      hypot(matrix.xx, matrix.yx) * rect.width / CGFloat(width) * deviceX * rasterScale,
      hypot(matrix.xy, matrix.yy) * rect.height / CGFloat(height) * deviceY * rasterScale)
    let nearest = quality == .none || !shouldInterpolate
    let source = nearest ? self : mipmap(forScale: scale)
    guard let pattern = cairo_pattern_create_for_surface(source.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var toImage = cairo_matrix_t(
      xx: CGFloat(source.width) / rect.width, yx: 0, xy: 0, yy: CGFloat(source.height) / rect.height,
      x0: -rect.minX * CGFloat(source.width) / rect.width,
      y0: -rect.minY * CGFloat(source.height) / rect.height)
    cairo_pattern_set_matrix(pattern, &toImage)
    cairo_pattern_set_filter(
      pattern, nearest ? CAIRO_FILTER_NEAREST : quality == .high ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, extend)
    body(pattern)
  }
}
