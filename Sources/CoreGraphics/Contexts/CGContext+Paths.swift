import CCairo

extension CGContext {
  // MARK: Building

  public func beginPath() { currentPath = PathStorage() }

  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.matrix)) }

  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.matrix)) }

  public func addLines(between points: [CGPoint]) {
    build { $0.addLines(between: points, transform: $1) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end.applying(state.matrix), control1: control1.applying(state.matrix),
      control2: control2.applying(state.matrix))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end.applying(state.matrix), control: control.applying(state.matrix))
  }

  public func closePath() { currentPath.close() }

  public func addRect(_ rect: CGRect) { build { $0.addRect(rect, transform: $1) } }

  public func addRects(_ rects: [CGRect]) { build { $0.addRects(rects, transform: $1) } }

  public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect, transform: $1) } }

  /// Adds an arc. If the y-axis points down, `clockwise` appears counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: $1)
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1) }
  }

  public func addPath(_ path: CGPath) { currentPath.append(path.storage, transform: state.matrix) }

  private func build(_ body: (CGMutablePath, CGAffineTransform) -> Void) {
    let path = CGMutablePath()
    let matrix = state.matrix
    path.withStorage { swap(&$0, &currentPath) }
    body(path, matrix)
    path.withStorage { swap(&$0, &currentPath) }
  }

  // MARK: Questions

  public var isPathEmpty: Bool { currentPath.isEmpty }

  public var currentPointOfPath: CGPoint {
    (currentPath.currentPoint ?? .zero).applying(state.matrix.inverted())
  }

  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path in user space; `nil` if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(state.matrix.inverted()))
  }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
  }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    var outline = path
    if !state.dashLengths.isEmpty {
      outline = outline.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    }
    outline = outline.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.cap, lineJoin: state.join,
      miterLimit: state.miterLimit)
    currentPath = outline.storage.applying(state.matrix)
  }

  // MARK: Painting

  public func fillPath(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    paint { cairo, state in
      setFillRule(rule, on: cairo)
      appendInCairoSpace(path, to: cairo)
      fillWithColor(cairo, state)
    }
  }

  public func strokePath() {
    let path = takePath()
    paint { cairo, state in
      appendInCairoSpace(path, to: cairo)
      strokeWithColor(cairo, state)
    }
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      let path = takePath()
      paint { cairo, state in
        setFillRule(mode == .eoFillStroke ? .evenOdd : .winding, on: cairo)
        appendInCairoSpace(path, to: cairo)
        fillWithColor(cairo, state)
        appendInCairoSpace(path, to: cairo)
        strokeWithColor(cairo, state)
      }
    }
  }

  public func fill(_ rect: CGRect) {
    let rect = limited(rect)
    guard !rect.isNull else { return }
    paint { cairo, state in
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      fillWithColor(cairo, state)
    }
    beginPath()
  }

  public func fill(_ rects: [CGRect]) {
    paint { cairo, state in
      for rect in rects where !rect.isNull {
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      }
      fillWithColor(cairo, state)
    }
    beginPath()
  }

  public func stroke(_ rect: CGRect) {
    paint { cairo, state in
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      strokeWithColor(cairo, state)
    }
    beginPath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from each point at an even index to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Clears the rectangle to transparent, or to black in an opaque bitmap.
  public func clear(_ rect: CGRect) {
    guard isDrawable, !rect.isNull else { return }
    prepareOperation()
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cairo)
    cairo_restore(cairo)
    finishOperation()
  }

  // MARK: Clipping

  /// Intersects the clip region with the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    guard isDrawable else { return }
    cairo_new_path(cairo)
    setFillRule(rule, on: cairo)
    appendInCairoSpace(path, to: cairo)
    cairo_clip(cairo)
  }

  public func clip(to rect: CGRect) {
    guard isDrawable else { return }
    let rect = limited(rect)
    cairo_new_path(cairo)
    if !rect.isNull { cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height) }
    cairo_clip(cairo)
    beginPath()
  }

  /// Limits a large rectangle to the clip region, because Cairo's coordinates end at 2²³ pixels. Documents of Quartz have groups
  /// with boxes of 2³¹ points.
  private func limited(_ rect: CGRect) -> CGRect {
    let limit: CGFloat = 1e5
    guard rect.minX < -limit || rect.minY < -limit || rect.maxX > limit || rect.maxY > limit else {
      return rect
    }
    return rect.intersection(boundingBoxOfClipPath)
  }

  public func clip(to rects: [CGRect]) {
    guard isDrawable else { return }
    cairo_new_path(cairo)
    for rect in rects where !rect.isNull {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }
    cairo_clip(cairo)
    beginPath()
  }

  public func resetClip() { cairo_reset_clip(cairo) }

  /// The bounding box of the clip region in user space.
  public var boundingBoxOfClipPath: CGRect {
    guard isDrawable else { return .null }
    var x0 = 0.0
    var y0 = 0.0
    var x1 = 0.0
    var y1 = 0.0
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    return x1 > x0 && y1 > y0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
  }

  // MARK: Parts

  private func takePath() -> PathStorage {
    defer { currentPath = PathStorage() }
    return currentPath
  }
}

/// Ignores the context's matrix because the path is already in Cairo's space.
private func appendInCairoSpace(_ path: PathStorage, to cairo: OpaquePointer) {
  var matrix = cairo_matrix_t()
  cairo_get_matrix(cairo, &matrix)
  cairo_identity_matrix(cairo)
  path.append(to: cairo)
  cairo_set_matrix(cairo, &matrix)
}

private func setFillRule(_ rule: CGPathFillRule, on cairo: OpaquePointer) {
  cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
}

private func fillWithColor(_ cairo: OpaquePointer, _ state: CGContext.State) {
  state.fill.setSource(on: cairo, opacity: state.alpha)
  if state.blendMode.isUnbounded {
    cairo_save(cairo)
    cairo_clip(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
  } else {
    cairo_fill(cairo)
  }
}

private func strokeWithColor(_ cairo: OpaquePointer, _ state: CGContext.State) {
  state.stroke.setSource(on: cairo, opacity: state.alpha)
  cairo_stroke(cairo)
}
