import CCairo
import CPixels

extension CGContext {
  /// Runs a painting operation with the current blend mode, and draws its shadow below.
  ///
  /// `body` may run several times, also on other Cairo contexts. The Cairo path is empty when it starts.
  func paint(_ body: (OpaquePointer, State) -> Void) {
    guard isDrawable else { return }
    prepareOperation()
    if let shadow = state.shadow { castShadow(shadow, of: body) }
    cairo_new_path(cairo)
    if state.blendMode != .normal { cairo_set_operator(cairo, state.blendMode.cairo) }
    body(cairo, state)
    if state.blendMode != .normal { cairo_set_operator(cairo, CAIRO_OPERATOR_OVER) }
    cairo_new_path(cairo)
    finishOperation()
  }

  /// Draws with Cairo directly, applying the context's shadow and blend mode.
  package func withCairo(_ body: (OpaquePointer) -> Void) {
    paint { cairo, _ in body(cairo) }
  }

  /// Draws several things with Cairo, composited with the context's alpha, blend mode and shadow.
  package func withCairoGroup(_ body: (OpaquePointer) -> Void) {
    let isPlain = state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
    if !isPlain { beginLayer() }
    withCairo(body)
    if !isPlain { endTransparencyLayer() }
  }

  // MARK: Shadows

  private func castShadow(_ shadow: Shadow, of body: (OpaquePointer, State) -> Void) {
    guard let recorder = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil) else { return }
    defer { cairo_surface_destroy(recorder) }
    guard let recording = cairo_create(recorder) else { return }
    configure(recording)
    body(recording, state)
    cairo_destroy(recording)
    castShadow(shadow, of: recorder, from: state)
  }

  private func castShadow(_ shadow: Shadow, of recorder: OpaquePointer, from state: State) {
    let scale = base.meanScale
    guard
      let mask = ShadowMask(
        recorder, sigma: shadow.blur / 2 * scale, pixelsPerUnit: rasterScale)
    else { return }
    // Positive heights point up in contexts whose y-axis points up, and down in UIKit's.
    let offset = shadow.offset.applying(base)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, offset.width, offset.height)
    cairo_set_operator(cairo, state.blendMode.isUnbounded ? CAIRO_OPERATOR_OVER : state.blendMode.cairo)
    mask.paint(on: cairo, color: shadow.color, opacity: 1)
    cairo_restore(cairo)
  }

  /// Applies this context's state, except the clip, to another Cairo context.
  private func configure(_ other: OpaquePointer) {
    var matrix = state.matrix.cairo
    cairo_set_matrix(other, &matrix)
    cairo_set_line_width(other, state.lineWidth)
    cairo_set_line_cap(other, state.cap.cairo)
    cairo_set_line_join(other, state.join.cairo)
    cairo_set_miter_limit(other, state.miterLimit)
    cairo_set_dash(other, state.dashLengths.map(Double.init), Int32(state.dashLengths.count), state.dashPhase)
    cairo_set_tolerance(other, state.flatness)
    cairo_set_antialias(other, cairo_get_antialias(cairo))
  }

  // MARK: Layers

  /// Begins a transparency layer. `endTransparencyLayer()` composites it as a group with the current alpha,
  /// blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer()
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(clippedTo: rect)
  }

  public func endTransparencyLayer() {
    // Discards unbalanced states that were saved inside the layer.
    while !state.isLayer, let saved = stack.last, stack.contains(where: \.isLayer) || state.isLayer {
      stack.removeLast()
      endState(restoring: saved)
    }
    guard state.isLayer, let saved = stack.popLast() else { return }
    endState(restoring: saved)
  }

  private func beginLayer(clippedTo rect: CGRect? = nil) {
    prepareOperation()
    stack.append(state)
    cairo_save(cairo)
    if let rect, isDrawable {
      cairo_new_path(cairo)
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(cairo)
    }
    cairo_push_group(cairo)
    state.isLayer = true
    state.mask = nil
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Ends the group of the current state and composites it with the settings of the outer state.
  func composeLayer(over outer: State) {
    applyMask()
    guard let group = cairo_pop_group(cairo) else { return cairo_restore(cairo) }
    defer { cairo_pattern_destroy(group) }
    if let shadow = outer.shadow,
      let recorder = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    {
      if let recording = cairo_create(recorder) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(recording, &matrix)
        cairo_set_source(recording, group)
        cairo_paint_with_alpha(recording, outer.alpha)
        cairo_destroy(recording)
      }
      castShadow(shadow, of: recorder, from: outer)
      cairo_surface_destroy(recorder)
    }
    cairo_set_source(cairo, group)
    cairo_set_operator(cairo, outer.blendMode.cairo)
    cairo_paint_with_alpha(cairo, outer.alpha)
    cairo_restore(cairo)
    finishOperation()
  }

  // MARK: Masks

  /// Clips all following drawing to an image's coverage, with the image's bottom at the minimum y.
  ///
  /// The coverage is the image's alpha, or its luminance if it has no alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(
      to: rect, mask: mask, placement: CGAffineTransform(rect.width, 0, 0, -rect.height, rect.minX, rect.maxY)
    )
  }

  /// Clips to an image with its top at the rectangle's minimum y, for contexts whose y-axis points down.
  package func clip(toUpright rect: CGRect, mask: CGImage) {
    clip(
      to: rect, mask: mask, placement: CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY))
  }

  private func clip(to rect: CGRect, mask: CGImage, placement: CGAffineTransform) {
    guard isDrawable else { return }
    clip(to: rect)
    guard rect.width > 0, rect.height > 0 else { return }
    // Cairo clips only to paths, so following drawing goes to a group that is masked when the state ends.
    applyMask()
    cairo_push_group(cairo)
    state.mask = Mask(image: mask, placement: placement.concatenating(state.matrix))
  }

  /// Composites what was drawn so far with the mask of the only state. The mask remains for later drawing.
  func composeMask() {
    guard stack.isEmpty, let mask = state.mask else { return }
    applyMask()
    cairo_push_group(cairo)
    state.mask = mask
  }

  /// Composites the group that was drawn for the state's mask.
  func applyMask() {
    guard let mask = state.mask else { return }
    state.mask = nil
    guard let group = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(group) }
    guard let coverage = mask.image.coverageSurface() else { return }
    defer { cairo_surface_destroy(coverage) }
    cairo_save(cairo)
    cairo_set_source(cairo, group)
    var matrix = mask.placement.scaledBy(
      x: 1 / CGFloat(mask.image.width), y: 1 / CGFloat(mask.image.height)
    ).cairo
    cairo_set_matrix(cairo, &matrix)
    cairo_mask_surface(cairo, coverage, 0, 0)
    cairo_restore(cairo)
    finishOperation()
  }
}

extension CGImage {
  /// An 8-bit alpha surface with the mask's coverage.
  fileprivate func coverageSurface() -> OpaquePointer? {
    guard let bytes = cairo_image_surface_get_data(surface),
      let target = makeMaskSurface(width: width, height: height),
      let targetBytes = cairo_image_surface_get_data(target)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(target))
    if hasAlpha {
      cpixels_extract_alpha(bytes, bytesPerRow, targetBytes, stride, Int32(width), Int32(height))
    } else {
      cpixels_extract_luminance(bytes, bytesPerRow, targetBytes, stride, Int32(width), Int32(height))
    }
    cairo_surface_mark_dirty(target)
    return target
  }
}
