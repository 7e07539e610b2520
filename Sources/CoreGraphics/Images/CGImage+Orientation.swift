extension CGImage {
  /// Returns the pixels rotated and mirrored so that an image stored with `orientation` is upright.
  package func upright(from orientation: CGImagePropertyOrientation) -> CGImage? {
    guard orientation != .up else { return self }
    let w = CGFloat(width)
    let h = CGFloat(height)
    let target = orientation.swapsSides ? (height, width) : (width, height)
    let transform =
      switch orientation {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, w, 0)
      case .down: CGAffineTransform(-1, 0, 0, -1, w, h)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, h)
      case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .right: CGAffineTransform(0, 1, -1, 0, h, 0)
      case .rightMirrored: CGAffineTransform(0, -1, -1, 0, h, w)
      case .left: CGAffineTransform(0, -1, 1, 0, 0, w)
      }
    return CGImage(width: target.0, height: target.1, scale: 1, opaque: !hasAlpha) { context in
      context.concatenate(transform)
      context.interpolationQuality = .none
      context.drawUpright(self, in: CGRect(x: 0, y: 0, width: w, height: h))
    }
  }
}
