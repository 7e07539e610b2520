import CoreGraphics
import Foundation

extension RenderPass {
  /// Expands `area` until drawing only within it results in the same pixels as drawing everything.
  ///
  /// Cairo rounds differently where a clip cuts slanted or curved outlines, and samples scaled or rotated
  /// images from the start of their surface and visible part. Rectangles and images copied pixel by pixel can
  /// be clipped anywhere.
  /// - Parameter group: The pixels of the outermost group around `range`.
  func expandToUnclippableContent(
    _ range: Range<Int>, _ matrix: CGAffineTransform, _ area: inout CGRect, group: CGRect? = nil
  ) {
    var i = range.lowerBound
    while i < range.upperBound {
      let command = commands[i]
      let inside = (i + 1)..<(i + 1 + Int(command.count))
      switch command.op {
      case .beginLayer:
        let placed = command.matrix.concatenating(matrix)
        if command.rect.applying(placed).touches(area) {
          expandToUnclippableContent(inside, placed, &area, group: group)
        }
        i = inside.upperBound
      case .beginOpacity where !command.flags.contains(.single):
        let whole = group ?? command.rect.applying(matrix)
        expandToUnclippableContent(inside, matrix, &area, group: whole)
        i = inside.upperBound
      case .beginFilter:
        let reach = command.filter()?.reach ?? 0
        let whole = group ?? command.rect.insetBy(dx: -reach, dy: -reach).applying(matrix)
        if reach > 0 { include(whole, with: group, &area) }
        expandToUnclippableContent(inside, matrix, &area, group: whole)
        i = inside.upperBound
      case .beginMask, .maskNext, .beginCrossfade, .crossfadeNext:
        let whole = group ?? command.rect.applying(matrix)
        expandToUnclippableContent(inside, matrix, &area, group: whole)
        i = inside.upperBound - 1
      case .beginClip:
        if command.rect.applying(matrix).touches(area) {
          expandToBox(command, matrix, &area)
          expandToFractionalPixels(of: command.rect.applying(matrix), &area)
          expandToUnclippableContent(inside, matrix, &area, group: group)
        }
        i = inside.upperBound
      case .beginRaster:
        // The bitmap has a margin of one pixel and whole-pixel bounds.
        let margin = 3 / (scale * command.a)
        include(command.rect.insetBy(dx: -margin, dy: -margin).applying(matrix), with: group, &area)
        i = inside.upperBound
      case .beginProjection:
        // Each pixel of a projection depends on the bitmap only, which is drawn whole.
        i = inside.upperBound
      case .fill, .border: expandToBox(command, matrix, &area)
      case .backdrop:
        expandToBox(command, matrix, &area)
        if let group { include(command.rect.applying(matrix), with: group, &area) }
      case .shadow:
        let outline = command.path()?.boundingBoxOfPath ?? command.rect
        expandToShadow(outline.offsetBy(dx: command.b, dy: command.c), command.d, matrix, &area, group)
      case .beginShadow:
        expandToShadow(command.rect.offsetBy(dx: command.a, dy: command.b), command.c, matrix, &area, group)
      case .shape: if let shape = command.shape() { include(shape.extent.applying(matrix), with: nil, &area) }
      case .image, .gradient:
        if !RenderCache.keeps(command.rect, matrix) {
          include(command.rect.applying(matrix), with: group, &area)
        }
      case .drawing:
        if let recording = command.recording(),
          !RenderCache.keeps(recording.bounds, command.matrix.concatenating(matrix))
        {
          include(command.rect.applying(matrix), with: group, &area)
        }
      default: break
      }
      i += 1
    }
  }

  /// A rounded rectangle can be clipped if the area is between its corners.
  private func expandToBox(_ command: DisplayCommand, _ matrix: CGAffineTransform, _ area: inout CGRect) {
    let rect = command.rect.applying(matrix)
    guard rect.touches(area) else { return }
    if matrix.preservesAxisAlignment {
      if command.a == 0 { return }
      // A continuous corner extends half as far again as a circular one.
      let reach = command.a * matrix.meanScale * 1.6 + 1
      if area.minY > rect.minY + reach, area.maxY < rect.maxY - reach { return }
    }
    include(rect, with: nil, &area)
  }

  /// At a fractional clip edge, Cairo rounds differently depending on whether a rectangle fills the clip or
  /// is cut by it.
  private func expandToFractionalPixels(of clip: CGRect, _ area: inout CGRect) {
    let (x, y) = (clip.minX.rounded(.up), clip.minY.rounded(.up))
    let inner = CGRect(
      x: x, y: y, width: max(0, clip.maxX.rounded(.down) - x), height: max(0, clip.maxY.rounded(.down) - y))
    if inner != clip, !inner.contains(area) { include(clip, with: nil, &area) }
  }

  /// A blurred mask is drawn scaled: by a power of two, unless its layer is rotated or stretched.
  private func expandToShadow(
    _ rect: CGRect, _ sigma: CGFloat, _ matrix: CGAffineTransform, _ area: inout CGRect, _ group: CGRect?
  ) {
    if matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0 { return }
    // The mask has a margin of two of its pixels, each of which can be four target pixels.
    let reach = sigma * 3 + 8 / RenderPass.resolution(matrix)
    include(rect.insetBy(dx: -reach, dy: -reach).applying(matrix), with: group, &area)
  }

  private func include(_ rect: CGRect, with group: CGRect?, _ area: inout CGRect) {
    guard rect.touches(area) else { return }
    area = area.union(rect.insetBy(dx: -1, dy: -1))
    if let group { area = area.union(group.insetBy(dx: -1, dy: -1)) }
  }
}
