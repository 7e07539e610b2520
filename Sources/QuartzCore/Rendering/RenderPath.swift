import CCairo
import CoreGraphics
import Foundation

/// Outlines of layers.
enum RenderPath {
  /// Adds a rectangle with some rounded corners.
  static func addRoundedRect(
    _ r: CGRect, radius: CGFloat, flags: DisplayCommand.Flags, to cairo: OpaquePointer
  ) {
    cairo_new_path(cairo)
    append(r, radius: radius, flags: flags, to: cairo)
  }

  /// Adds the area between a rounded rectangle and its inset by `width`.
  static func addBorder(
    _ r: CGRect, width: CGFloat, radius: CGFloat, flags: DisplayCommand.Flags, to cairo: OpaquePointer
  ) {
    cairo_new_path(cairo)
    append(r, radius: radius, flags: flags, to: cairo)
    let inner = r.insetBy(dx: width, dy: width)
    guard !inner.isNull, inner.width > 0, inner.height > 0 else { return }
    append(inner, radius: max(radius - width, 0), flags: flags, to: cairo)
  }

  private static func append(
    _ r: CGRect, radius: CGFloat, flags: DisplayCommand.Flags, to cairo: OpaquePointer
  ) {
    let corners = flags.corners
    guard radius > 0, !corners.isEmpty else {
      cairo_rectangle(cairo, r.minX, r.minY, r.width, r.height)
      return
    }
    if flags.contains(.continuousCorners), corners == .all {
      let path = CGMutablePath()
      path.addContinuousRoundedRect(in: r, radius: radius)
      path.append(to: cairo)
      return
    }
    cairo_new_sub_path(cairo)
    func corner(
      _ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ cx: CGFloat, _ cy: CGFloat, _ start: CGFloat
    ) {
      if corners.contains(mask) {
        cairo_arc(cairo, cx, cy, radius, start, start + .pi / 2)
      } else {
        cairo_line_to(cairo, x, y)
      }
    }
    corner(.layerMinXMinYCorner, r.minX, r.minY, r.minX + radius, r.minY + radius, .pi)
    corner(.layerMaxXMinYCorner, r.maxX, r.minY, r.maxX - radius, r.minY + radius, -.pi / 2)
    corner(.layerMaxXMaxYCorner, r.maxX, r.maxY, r.maxX - radius, r.maxY - radius, 0)
    corner(.layerMinXMaxYCorner, r.minX, r.maxY, r.minX + radius, r.maxY - radius, .pi / 2)
    cairo_close_path(cairo)
  }
}
