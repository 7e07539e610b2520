import CCairo
import CPixels
import CoreGraphics
import Foundation

/// One traversal of a list's commands that draws into a Cairo context.
@MainActor
struct RenderPass {
  let cairo: OpaquePointer
  let commands: UnsafeBufferPointer<DisplayCommand>
  let cache: RenderCache
  /// The number of pixels per point of the target.
  let scale: CGFloat
  /// Whether the target contains the content behind, for backdrops.
  let readsBehind: Bool
  /// Whether drawings may be rasterized to the target's pixel grid.
  var keepsDrawings = true
  /// Whether the target is the context of `render(in:)`: unlike the display, Quartz mixes the colors of gradients in
  /// Generic RGB, and enlarges images with few weights.
  var drawsForContext = false
  /// Direct access to the target's pixels, if possible.
  var raster: RasterTarget?
  /// The targets below the groups being drawn, starting with the lowest.
  var underlays: [Underlay] = []

  private func drawing(on raster: RasterTarget?) -> RenderPass {
    var pass = self
    pass.raster = raster
    return pass
  }

  /// Draws `range`. `matrix` transforms to the target's pixels; only those in `area` are needed.
  func draw(_ range: Range<Int>, _ matrix: CGAffineTransform, _ area: CGRect, alpha: Double = 1) {
    var i = range.lowerBound
    while i < range.upperBound {
      let command = commands[i]
      let inside = (i + 1)..<(i + 1 + Int(command.count))
      switch command.op {
      case .beginLayer:
        let placed = command.matrix.concatenating(matrix)
        if command.rect.applying(placed).touches(area) { draw(inside, placed, area, alpha: alpha) }
        i = inside.upperBound
      case .content:
        if command.rect.applying(matrix).touches(area) {
          setMatrix(matrix)
          for k in inside { paint(commands[k], matrix, alpha, area) }
        }
        i = inside.upperBound - 1
      case .beginOpacity:
        if command.flags.contains(.single) {
          draw(inside, matrix, area, alpha: alpha * command.a)
        } else {
          inGroup(command.rect, matrix, area, alpha: command.a * alpha) { $0.draw(inside, matrix, $1) }
        }
        i = inside.upperBound
      case .beginClip:
        cairo_save(cairo)
        setMatrix(matrix)
        RenderPath.addRoundedRect(command.rect, radius: command.a, flags: command.flags, to: cairo)
        let isBox = command.a == 0 && isAligned(command.rect, matrix)
        clip(isPixelAligned: isBox)
        let box = command.rect.applying(matrix)
        if !box.intersection(area).isNull {
          drawing(on: isBox ? raster?.clipped(to: box) : nil).draw(inside, matrix, area, alpha: alpha)
        }
        cairo_restore(cairo)
        i = inside.upperBound
      case .beginMask:
        let second = Int(command.count) + i + 1
        let mask = (second + 1)..<(second + 1 + Int(commands[second].count))
        drawMasked(inside, mask, command.rect, matrix, area)
        i = mask.upperBound
      case .beginShadow:
        drawShadow(command, inside, matrix)
        draw(inside, matrix, area, alpha: alpha)
        i = inside.upperBound
      case .beginFilter:
        drawFiltered(command, inside, matrix, area, alpha)
        i = inside.upperBound
      case .beginRaster:
        drawBitmap(command, inside, matrix, area, alpha)
        i = inside.upperBound
      case .beginProjection:
        drawProjected(command, inside, matrix, area, alpha)
        i = inside.upperBound
      case .beginCrossfade:
        let second = Int(command.count) + i + 1
        let new = (second + 1)..<(second + 1 + Int(commands[second].count))
        inGroup(command.rect, matrix, area, alpha: alpha) { group, area in
          group.inGroup(command.rect, matrix, area, alpha: 1 - command.a, adding: true) {
            $0.draw(inside, matrix, $1)
          }
          group.inGroup(command.rect, matrix, area, alpha: command.a, adding: true) {
            $0.draw(new, matrix, $1)
          }
        }
        i = new.upperBound
      case .backdrop:
        if readsBehind, command.rect.applying(matrix).touches(area) { drawBackdrop(command, matrix) }
      case .none, .endLayer, .endOpacity, .endClip, .maskNext, .endMask, .endShadow, .endRaster,
        .endProjection, .crossfadeNext, .endCrossfade, .endFilter:
        break
      default:
        setMatrix(matrix)
        paint(command, matrix, alpha, area)
      }
      i += 1
    }
  }

  // MARK: Groups

  @inline(__always)
  func setMatrix(_ matrix: CGAffineTransform) {
    var m = matrix.cairo
    cairo_set_matrix(cairo, &m)
  }

  func isAligned(_ rect: CGRect, _ matrix: CGAffineTransform) -> Bool {
    guard matrix.preservesAxisAlignment else { return false }
    let r = rect.applying(matrix)
    return r.minX.rounded() == r.minX && r.minY.rounded() == r.minY && r.maxX.rounded() == r.maxX
      && r.maxY.rounded() == r.maxY
  }

  func clip(isPixelAligned: Bool) {
    if isPixelAligned { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
    cairo_clip(cairo)
    if isPixelAligned { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT) }
  }

  /// The pixels of `area` that `rect` covers, aligned to a grid of four pixels.
  func cover(_ rect: CGRect, _ matrix: CGAffineTransform, _ area: CGRect) -> CGRect? {
    guard !rect.isNull else { return nil }
    let covered = rect.applying(matrix).insetBy(dx: -1, dy: -1).alignedOutwards(to: 4).intersection(area)
    return covered.isNull || covered.isEmpty ? nil : covered
  }

  func clipPixels(_ rect: CGRect) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
  }

  /// Draws into a separate surface of the required size and composites it.
  private func inGroup(
    _ rect: CGRect, _ matrix: CGAffineTransform, _ area: CGRect, alpha: Double, adding: Bool = false,
    _ body: (RenderPass, CGRect) -> Void
  ) {
    guard alpha > 0, let covered = cover(rect, matrix, area) else { return }
    cairo_save(cairo)
    clipPixels(covered)
    let inner = aboveTarget()
    cairo_push_group(cairo)
    body(inner.drawing(on: raster == nil ? nil : RasterTarget(cairo, clip: covered)), covered)
    cairo_pop_group_to_source(cairo)
    if adding { cairo_set_operator(cairo, CAIRO_OPERATOR_ADD) }
    if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    cairo_restore(cairo)
  }

  private func drawMasked(
    _ content: Range<Int>, _ mask: Range<Int>, _ rect: CGRect, _ matrix: CGAffineTransform, _ area: CGRect
  ) {
    guard let covered = cover(rect, matrix, area) else { return }
    cairo_save(cairo)
    clipPixels(covered)
    let inner = aboveTarget().drawing(on: nil)
    cairo_push_group(cairo)
    inner.draw(content, matrix, covered)
    let picture = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    drawing(on: nil).draw(mask, matrix, covered)
    let coverage = cairo_pop_group(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, picture)
    cairo_mask(cairo, coverage)
    cairo_pattern_destroy(picture)
    cairo_pattern_destroy(coverage)
    cairo_restore(cairo)
  }

  private func drawShadow(_ command: DisplayCommand, _ inside: Range<Int>, _ matrix: CGAffineTransform) {
    let resolution = Self.resolution(matrix)
    let key = RenderCache.ShadowKey.content(
      layer: command.layer, version: command.version, sigma: command.c, resolution: resolution)
    let mask = cache.shadow(key) {
      ShadowMask(bounds: command.rect, sigma: command.c, pixelsPerUnit: resolution) { target in
        var m = cairo_matrix_t()
        cairo_get_matrix(target, &m)
        let pass = RenderPass(
          cairo: target, commands: commands, cache: cache, scale: resolution, readsBehind: false)
        pass.draw(inside, CGAffineTransform(m), CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
      }
    }
    guard let mask else { return }
    let moved = CGAffineTransform(translationX: command.a, y: command.b).concatenating(matrix)
    alone(mask.bounds, moved) { mask.paint(on: cairo, color: command.cgColor, opacity: 1) }
  }

  /// Pixels per point of content drawn under `matrix`, rounded so that a growing layer reuses cached content.
  static func resolution(_ matrix: CGAffineTransform) -> CGFloat {
    let scale = matrix.meanScale
    guard scale > 0 else { return 1 }
    return matrix.preservesAxisAlignment ? scale : pow(2, (log2(scale) * 4).rounded() / 4)
  }

  private func drawBitmap(
    _ command: DisplayCommand, _ inside: Range<Int>, _ matrix: CGAffineTransform, _ area: CGRect,
    _ alpha: Double
  ) {
    guard command.rect.applying(matrix).touches(area) else { return }
    let resolution = scale * command.a
    let side = max(command.rect.width, command.rect.height) * resolution
    guard side <= 8192, command.rect.width * command.rect.height * resolution * resolution <= 16_000_000
    else {
      return draw(inside, matrix, area, alpha: alpha)
    }
    let extent = command.rect.insetBy(dx: -1 / resolution, dy: -1 / resolution)
    let bitmap = bitmap(command, inside, extent, resolution)
    guard let bitmap else { return draw(inside, matrix, area, alpha: alpha) }
    let whole = CGRect(
      x: extent.minX, y: extent.minY, width: CGFloat(bitmap.width) / resolution,
      height: CGFloat(bitmap.height) / resolution)
    let placed = CGAffineTransform(
      a: 1 / resolution, b: 0, c: 0, d: 1 / resolution, tx: whole.minX, ty: whole.minY
    ).concatenating(matrix)
    if let raster, raster.compose(bitmap, turned: placed, alpha) { return }
    alone(whole, matrix) {
      cairo_translate(cairo, whole.minX, whole.minY)
      cairo_scale(cairo, 1 / resolution, 1 / resolution)
      cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
      // The transparent margin makes rotated edges smooth without filling an outline.
      if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    }
  }

  /// Draws the contents of a bracket into a bitmap, or returns that of an earlier frame.
  func bitmap(
    _ command: DisplayCommand, _ inside: Range<Int>, _ extent: CGRect, _ resolution: CGFloat
  ) -> CGImage? {
    return cache.bitmap(layer: command.layer, version: command.version, resolution: resolution) {
      guard
        let surface = makeImageSurface(
          width: Int((extent.width * resolution).rounded(.up)),
          height: Int((extent.height * resolution).rounded(.up))),
        let target = cairo_create(surface)
      else { return nil }
      let base = CGAffineTransform(
        a: resolution, b: 0, c: 0, d: resolution, tx: -extent.minX * resolution, ty: -extent.minY * resolution
      )
      var pass = RenderPass(cairo: target, commands: commands, cache: cache, scale: scale, readsBehind: false)
      pass.raster = RasterTarget(target)
      pass.draw(inside, base, CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
      cairo_destroy(target)
      return CGImage(surface: surface)
    }
  }

  // MARK: Painting

  /// Clips scaled or rotated content to its own rectangle, because Cairo samples it from the start of the
  /// clip.
  private func alone(_ rect: CGRect, _ matrix: CGAffineTransform, _ body: () -> Void) {
    cairo_save(cairo)
    clipPixels(rect.applying(matrix).insetBy(dx: -1, dy: -1).integral)
    setMatrix(matrix)
    body()
    cairo_restore(cairo)
  }

  /// Paints a command; the matrix is already set.
  private func paint(_ command: DisplayCommand, _ matrix: CGAffineTransform, _ alpha: Double, _ area: CGRect)
  {
    switch command.op {
    case .fill:
      if let raster, raster.fill(command, matrix, alpha) { return }
      setColor(command.color, alpha)
      RenderPath.addRoundedRect(command.rect, radius: command.a, flags: command.flags, to: cairo)
      cairo_fill(cairo)
    case .border:
      setColor(command.color, alpha)
      RenderPath.addBorder(command.rect, width: command.b, radius: command.a, flags: command.flags, to: cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    case .shadow: paintShadow(command, matrix, alpha)
    case .image:
      if let image = command.image() {
        paintPicture(image, command, matrix, alpha)
      }
    case .drawing: paintDrawing(command, matrix, alpha)
    case .shape: if let shape = command.shape() { paintShape(shape) }
    case .gradient:
      if let gradient = command.gradient() {
        paintGradient(gradient, command, matrix)
      }
    default: break
    }
  }

  @inline(__always)
  private func setColor(_ c: SIMD4<Float>, _ alpha: Double) {
    setRoundedSource(cairo, Double(c.x), Double(c.y), Double(c.z), Double(c.w) * alpha)
  }

  private func paintShadow(_ command: DisplayCommand, _ matrix: CGAffineTransform, _ alpha: Double) {
    let resolution = Self.resolution(matrix)
    let mask: ShadowMask?
    var origin = CGPoint.zero
    if let path = command.path() {
      mask = cache.shadow(
        .path(ObjectIdentifier(path), sigma: command.d, resolution: resolution), keeping: path
      ) {
        ShadowMask(path: path, sigma: command.d, pixelsPerUnit: resolution)
      }
    } else {
      let key = RenderCache.ShadowKey.rect(
        command.rect.size.width, command.rect.size.height, radius: command.a, corners: command.flags.rawValue,
        sigma: command.d, resolution: resolution)
      origin = command.rect.origin
      let rect = CGRect(origin: .zero, size: command.rect.size)
      mask = cache.shadow(key) {
        ShadowMask(bounds: rect, sigma: command.d, pixelsPerUnit: resolution) { target in
          RenderPath.addRoundedRect(rect, radius: command.a, flags: command.flags, to: target)
          cairo_set_source_rgba(target, 0, 0, 0, 1)
          cairo_fill(target)
        }
      }
    }
    guard let mask else { return }
    let moved = CGAffineTransform(translationX: origin.x + command.b, y: origin.y + command.c).concatenating(
      matrix)
    alone(mask.bounds, moved) { mask.paint(on: cairo, color: command.cgColor, opacity: alpha) }
    setMatrix(matrix)
  }

  private func paintDrawing(_ command: DisplayCommand, _ matrix: CGAffineTransform, _ alpha: Double) {
    guard let recording = command.recording() else { return }
    let placed = command.matrix.concatenating(matrix)
    let kept =
      keepsDrawings
      ? cache.bitmap(of: recording, covering: recording.bounds, placed) { recording.draw(into: $0) } : nil
    if let kept {
      copy(kept, alpha)
    } else {
      alone(recording.bounds, placed) { recording.draw(into: cairo, opacity: alpha) }
    }
    setMatrix(matrix)
  }

  /// Draws a scaled image through a bitmap of its size on screen, to avoid scaling it in every frame.
  private func paintPicture(
    _ image: CGImage, _ command: DisplayCommand, _ matrix: CGAffineTransform, _ alpha: Double
  ) {
    let nearest = command.flags.contains(.nearest)
    let place = command.rect.applying(matrix)
    if matrix.a > 0, matrix.d > 0, matrix.b == 0, matrix.c == 0, isAligned(command.rect, matrix),
      place.size == command.source.size,
      command.source == CGRect(x: 0, y: 0, width: image.width, height: image.height)
    {
      copy((image, place.origin), alpha)
      setMatrix(matrix)
      return
    }
    guard keepsDrawings, !drawsForContext else {
      return paintImage(image, source: command.source, in: command.rect, matrix, alpha, nearest: nearest)
    }
    let kept = cache.bitmap(of: image, command, matrix) { target, local in
      let pass = RenderPass(cairo: target, commands: commands, cache: cache, scale: scale, readsBehind: false)
      pass.setMatrix(local)
      pass.paintImage(
        image, source: command.source, in: command.rect, local, 1, nearest: nearest)
    }
    if let kept {
      copy(kept, alpha)
      setMatrix(matrix)
    } else {
      alone(command.rect, matrix) {
        paintImage(
          image, source: command.source, in: command.rect, matrix, alpha, nearest: nearest)
      }
    }
  }

  private func paintGradient(
    _ gradient: GradientContent, _ command: DisplayCommand, _ matrix: CGAffineTransform
  ) {
    func draw(_ target: OpaquePointer) {
      RenderGradient.paint(
        drawsForContext ? gradient.mixedInGenericRGB : gradient, command.rect, radius: command.a,
        flags: command.flags, on: target)
    }
    if keepsDrawings, !drawsForContext,
      let kept = cache.bitmap(of: gradient, covering: command.rect, matrix, draw)
    {
      copy(kept, 1)
      setMatrix(matrix)
    } else {
      alone(command.rect, matrix) { draw(cairo) }
    }
  }

  /// Copies a bitmap pixel by pixel.
  private func copy(_ kept: (image: CGImage, origin: CGPoint), _ alpha: Double) {
    if let raster, raster.compose(kept.image, at: kept.origin, alpha) { return }
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, kept.image.surface, kept.origin.x, kept.origin.y)
    if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
  }

  private func paintShape(_ shape: ShapeContent) {
    if shape.fill.w > 0 {
      shape.path.append(to: cairo)
      setRoundedSource(cairo, shape.fill.x, shape.fill.y, shape.fill.z, shape.fill.w)
      cairo_set_fill_rule(
        cairo, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
    guard shape.stroke.w > 0, shape.lineWidth > 0 else { return }
    shape.strokePath.append(to: cairo)
    setRoundedSource(cairo, shape.stroke.x, shape.stroke.y, shape.stroke.z, shape.stroke.w)
    cairo_set_line_width(cairo, shape.lineWidth)
    cairo_set_line_cap(cairo, shape.lineCap.cairo)
    cairo_set_line_join(cairo, shape.lineJoin.cairo)
    cairo_set_miter_limit(cairo, shape.miterLimit)
    if !shape.dashes.isEmpty {
      cairo_set_dash(cairo, shape.dashes.map { Double($0) }, Int32(shape.dashes.count), shape.dashPhase)
    }
    cairo_stroke(cairo)
    if !shape.dashes.isEmpty { cairo_set_dash(cairo, nil, 0, 0) }
  }

  func paintImage(
    _ original: CGImage, source: CGRect, in rect: CGRect, _ matrix: CGAffineTransform, _ alpha: Double,
    nearest: Bool
  ) {
    guard source.width > 0, source.height > 0, rect.width > 0, rect.height > 0 else { return }
    if drawsForContext, !nearest, paintEnlarged(original, source, rect, matrix, alpha) { return }
    let shrink = rect.width / source.width * matrix.meanScale
    let image = nearest ? original : original.mipmap(forScale: shrink)
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    let mx = CGFloat(image.width) / CGFloat(original.width)
    let my = CGFloat(image.height) / CGFloat(original.height)
    let sx = source.width / rect.width * mx
    let sy = source.height / rect.height * my
    var m = cairo_matrix_t(
      xx: sx, yx: 0, xy: 0, yy: sy, x0: source.minX * mx - rect.minX * sx,
      y0: source.minY * my - rect.minY * sy)
    cairo_pattern_set_matrix(pattern, &m)
    cairo_pattern_set_filter(pattern, nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    fillWithSource(rect, alpha)
  }

  private func fillWithSource(_ rect: CGRect, _ alpha: Double) {
    if alpha >= 1 {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(cairo)
    } else {
      cairo_save(cairo)
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, alpha)
      cairo_restore(cairo)
    }
  }

  /// Draws an image that is upright and larger than its pixels. Returns false for other images.
  private func paintEnlarged(
    _ image: CGImage, _ source: CGRect, _ rect: CGRect, _ matrix: CGAffineTransform, _ alpha: Double
  ) -> Bool {
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else { return false }
    let place = rect.applying(matrix)
    let step = CGSize(width: source.width / place.width, height: source.height / place.height)
    let format = cairo_image_surface_get_format(image.surface)
    guard step.width <= 1, step.height <= 1, step.width < 1 || step.height < 1,
      format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let bytes = cairo_image_surface_get_data(image.surface)
    else { return false }
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    let seen = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).intersection(place).integral
    if seen.isNull || seen.isEmpty { return true }
    let (width, height) = (Int(seen.width), Int(seen.height))
    guard
      let enlarged = makeUnclearedImageSurface(
        width: width, height: height, hasAlpha: format == CAIRO_FORMAT_ARGB32)
    else { return false }
    defer { cairo_surface_destroy(enlarged) }
    cairo_surface_flush(image.surface)
    cpixels_enlarge(
      bytes, Int(cairo_image_surface_get_stride(image.surface)), Int32(image.width), Int32(image.height),
      cairo_image_surface_get_data(enlarged), Int(cairo_image_surface_get_stride(enlarged)),
      Int32(width), Int32(height),
      source.minX + (seen.minX + 0.5 - place.minX) * step.width - 0.5,
      source.minY + (seen.minY + 0.5 - place.minY) * step.height - 0.5, step.width, step.height)
    cairo_surface_mark_dirty(enlarged)
    cairo_set_source_surface(cairo, enlarged, seen.minX, seen.minY)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    fillWithSource(place, alpha)
    return true
  }
}

extension CGRect {
  /// Whether two rectangles share a pixel, including antialiased edges.
  @inline(__always)
  func touches(_ area: CGRect) -> Bool {
    size.width >= 0 && origin.x - 1 < area.origin.x + area.size.width
      && origin.x + size.width + 1 > area.origin.x && origin.y - 1 < area.origin.y + area.size.height
      && origin.y + size.height + 1 > area.origin.y && !isNull
  }
}

extension DisplayCommand {
  var cgColor: CGColor {
    CGColor(
      srgbRed: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: CGFloat(color.w))
  }
}
