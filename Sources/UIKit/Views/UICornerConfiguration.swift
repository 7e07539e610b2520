/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    /// Concentric with the corner of the container, with a minimum radius.
    case concentric(minimum: CGFloat?)
    case capsule(maximum: CGFloat?)
  }

  package let kind: Kind

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  /// A radius concentric with the container's corner. Differs from iOS 26: the minimum is used if the container's shape
  /// is unknown.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum.map { CGFloat($0) }))
  }

  package func value(in size: CGSize) -> CGFloat {
    switch kind {
    case .fixed(let radius): radius
    case .concentric(let minimum): minimum ?? 0
    case .capsule(let maximum): min(min(size.width, size.height) / 2, maximum ?? .infinity)
    }
  }
}

/// The shape of a view's corners.
///
/// Differs from iOS 26: all rounded corners have the largest of the radii.
public struct UICornerConfiguration: Hashable, Sendable {
  package let topLeft: UICornerRadius?
  package let topRight: UICornerRadius?
  package let bottomLeft: UICornerRadius?
  package let bottomRight: UICornerRadius?

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius)
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  public static func uniformTopCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: nil, bottomRightRadius: nil)
  }

  public static func uniformBottomCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// A capsule, with a limited radius.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    corners(radius: UICornerRadius(kind: .capsule(maximum: maximumRadius.map { CGFloat($0) })))
  }

  package func apply(to layer: CALayer) {
    let size = layer.bounds.size
    var corners: CACornerMask = []
    var radius: CGFloat = 0
    for (corner, mask) in [
      (topLeft, CACornerMask.layerMinXMinYCorner), (topRight, .layerMaxXMinYCorner),
      (bottomLeft, .layerMinXMaxYCorner), (bottomRight, .layerMaxXMaxYCorner),
    ] {
      guard let corner else { continue }
      corners.insert(mask)
      radius = max(radius, corner.value(in: size))
    }
    layer.maskedCorners = corners
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
  }
}
