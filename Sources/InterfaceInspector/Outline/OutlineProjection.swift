import CoreGraphics

/// A parallel projection of a stack of planes: turned around the vertical axis, then around the horizontal one.
struct OutlineProjection: Equatable {
  /// In radians.
  var yaw: CGFloat = 0.6 { didSet { yaw = min(max(yaw, -1.3), 1.3) } }
  var pitch: CGFloat = 0.25 { didSet { pitch = min(max(pitch, -1), 1) } }
  /// The distance between two levels.
  var spacing: CGFloat = 24

  /// Returns the transform from the coordinates of a plane to those of a view.
  /// - Parameters:
  ///   - level: The plane's level, which may be fractional.
  ///   - levels: The number of levels.
  ///   - size: The size of the planes.
  ///   - bounds: The bounds of the view, which the whole stack fits.
  func transform(level: CGFloat, of levels: Int, size: CGSize, in bounds: CGRect) -> CGAffineTransform {
    let depth = spacing * CGFloat(max(0, levels - 1))
    let z = spacing * level - depth / 2
    let (sine, cosine) = (sin(yaw), cos(yaw))
    let (tilt, upright) = (sin(pitch), cos(pitch))
    let width = size.width * abs(cosine) + depth * abs(sine)
    let height = size.height * upright + (size.width * abs(sine) + depth * abs(cosine)) * abs(tilt)
    let scale = 0.94 * min(bounds.width / max(width, 1), bounds.height / max(height, 1), 1.5)
    return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(
        CGAffineTransform(
          a: cosine, b: sine * tilt, c: 0, d: upright, tx: z * sine, ty: -z * cosine * tilt)
      )
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
  }
}
