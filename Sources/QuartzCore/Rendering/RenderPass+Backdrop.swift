import CCairo
import CoreGraphics

/// The target below a group, on which it will be composited.
struct Underlay {
  let surface: OpaquePointer
  /// The translation from the pass's device space to the surface's pixels.
  var offset: CGPoint
}

extension RenderPass {
  private var target: Underlay? {
    guard let surface = cairo_get_group_target(cairo),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) != CAIRO_FORMAT_A8
    else { return nil }
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &dx, &dy)
    return Underlay(surface: surface, offset: CGPoint(x: dx, y: dy))
  }

  /// A pass for a group that will be composited on the current target.
  func aboveTarget() -> RenderPass {
    guard readsBehind, let target else { return self }
    var pass = self
    pass.underlays.append(target)
    return pass
  }

  func drawBackdrop(_ command: DisplayCommand, _ matrix: CGAffineTransform) {
    guard let target else { return }
    let rect = command.rect.applying(matrix)
    let sigma = command.b * matrix.meanScale
    let blurred =
      underlays.isEmpty
      ? Self.blurred(target, rect, sigma, command.c)
      : blurredThroughGroups(target, rect, sigma, command.c)
    guard let (image, place) = blurred else { return }
    cairo_save(cairo)
    setMatrix(matrix)
    RenderPath.addRoundedRect(command.rect, radius: command.a, flags: command.flags, to: cairo)
    clip(isPixelAligned: command.a == 0 && isAligned(command.rect, matrix))
    cairo_identity_matrix(cairo)
    paintImage(
      image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height), in: place, .identity, 1,
      nearest: false)
    cairo_restore(cairo)
  }

  /// - Returns: An image and the rectangle in device space to stretch it over.
  private static func blurred(
    _ target: Underlay, _ rect: CGRect, _ sigma: CGFloat, _ saturation: CGFloat
  ) -> (image: CGImage, rect: CGRect)? {
    let (dx, dy) = (target.offset.x, target.offset.y)
    return Backdrop.blurred(
      target.surface, under: rect.offsetBy(dx: dx, dy: dy), sigma: sigma, saturation: saturation
    ).map { ($0.image, $0.rect.offsetBy(dx: -dx, dy: -dy)) }
  }

  /// Inside a group, the content behind includes the targets below.
  private func blurredThroughGroups(
    _ target: Underlay, _ rect: CGRect, _ sigma: CGFloat, _ saturation: CGFloat
  ) -> (image: CGImage, rect: CGRect)? {
    let lowest = underlays[0]
    let whole = CGRect(
      x: -lowest.offset.x, y: -lowest.offset.y,
      width: CGFloat(cairo_image_surface_get_width(lowest.surface)),
      height: CGFloat(cairo_image_surface_get_height(lowest.surface)))
    let area = rect.insetBy(dx: -sigma * 2 - 4, dy: -sigma * 2 - 4).alignedOutwards(to: 4).intersection(whole)
    guard !area.isNull, area.width >= 1, area.height >= 1,
      let joined = makeImageSurface(width: Int(area.width), height: Int(area.height)),
      let context = cairo_create(joined)
    else { return nil }
    defer { cairo_surface_destroy(joined) }
    for layer in underlays + [target] {
      cairo_surface_flush(layer.surface)
      // The same pixels without the device offset, which Cairo would add to a source's position.
      let pixels = cairo_image_surface_create_for_data(
        cairo_image_surface_get_data(layer.surface), cairo_image_surface_get_format(layer.surface),
        cairo_image_surface_get_width(layer.surface), cairo_image_surface_get_height(layer.surface),
        cairo_image_surface_get_stride(layer.surface))
      cairo_set_source_surface(context, pixels, -layer.offset.x - area.minX, -layer.offset.y - area.minY)
      cairo_paint(context)
      cairo_surface_destroy(pixels)
    }
    cairo_destroy(context)
    return Self.blurred(
      Underlay(surface: joined, offset: CGPoint(x: -area.minX, y: -area.minY)), rect, sigma, saturation)
  }
}
