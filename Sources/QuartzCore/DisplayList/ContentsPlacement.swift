import CoreGraphics
import Foundation

/// The placement of contents in a layer's bounds.
enum ContentsPlacement {
  /// The rectangle for contents of `size` points.
  static func rect(for size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity) -> CGRect {
    var width = size.width
    var height = size.height
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard width > 0, height > 0 else { return bounds }
      let x = bounds.width / width
      let y = bounds.height / height
      let scale = gravity == .resizeAspect ? min(x, y) : max(x, y)
      width *= scale
      height *= scale
    default: break
    }
    var x = bounds.midX - width / 2
    var y = bounds.midY - height / 2
    switch gravity {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - width
    default: break
    }
    switch gravity {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - height
    default: break
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Adds the commands for `image`: one, or up to nine if only its center stretches.
  static func encode(
    _ image: CGImage, in bounds: CGRect, gravity: CALayerContentsGravity, scale: CGFloat, part: CGRect,
    center: CGRect, nearest: Bool, into encoder: inout ContentEncoder
  ) {
    let source = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
    guard source.width > 0, source.height > 0, scale > 0 else { return }
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let target = rect(for: size, in: bounds, gravity: gravity)
    func add(_ from: CGRect, _ to: CGRect) {
      guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { return }
      var command = DisplayCommand(.image)
      command.rect = to
      command.source = from
      if nearest { command.flags.insert(.nearest) }
      encoder.add(command, extent: to, object: image)
    }
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return add(source, target) }
    let xs = slices(source.minX, source.width, center.minX, center.maxX, target.minX, target.width, scale)
    let ys = slices(source.minY, source.height, center.minY, center.maxY, target.minY, target.height, scale)
    for y in ys {
      for x in xs {
        add(
          CGRect(x: x.from, y: y.from, width: x.fromLength, height: y.fromLength),
          CGRect(x: x.to, y: y.to, width: x.toLength, height: y.toLength))
      }
    }
  }

  private static func slices(
    _ from: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ to: CGFloat, _ toLength: CGFloat,
    _ scale: CGFloat
  ) -> [(from: CGFloat, fromLength: CGFloat, to: CGFloat, toLength: CGFloat)] {
    let head = low * length
    let tail = (1 - high) * length
    var headTo = head / scale
    var tailTo = tail / scale
    // If the ends do not fit, they share the available space.
    if headTo + tailTo > toLength {
      let shrink = toLength / (headTo + tailTo)
      headTo *= shrink
      tailTo *= shrink
    }
    return [
      (from, head, to, headTo), (from + head, length - head - tail, to + headTo, toLength - headTo - tailTo),
      (from + length - tail, tail, to + toLength - tailTo, tailTo),
    ]
  }
}
