/// The frame of a menu relative to its source.
package struct MenuPlacement {
  package let frame: CGRect
  /// The corner from which the menu grows, in its unit square.
  package let anchor: CGPoint

  /// - Parameters:
  ///   - size: The preferred size of the menu, in points.
  ///   - source: The frame of the source.
  ///   - room: The available area.
  package init(size: CGSize, source: CGRect, room: CGRect) {
    let gap: CGFloat = 8
    let below = room.maxY - source.maxY - gap
    let above = source.minY - room.minY - gap
    let isBelow = below >= size.height || below >= above
    let space = max(isBelow ? below : above, min(size.height, room.height / 2))
    let height = min(size.height, max(space, 0), room.height)
    let isLeading = source.midX <= room.midX
    // The menu of a control in the middle is centered on it.
    let isCentered = source.width < size.width && abs(source.midX - room.midX) < room.width / 6
    var x =
      isCentered ? source.midX - size.width / 2 : isLeading ? source.minX : source.maxX - size.width
    x = min(max(x, room.minX), max(room.maxX - size.width, room.minX))
    var y = isBelow ? source.maxY + gap : source.minY - gap - height
    y = min(max(y, room.minY), room.maxY - height)
    frame = CGRect(x: x, y: y, width: size.width, height: height)
    anchor = CGPoint(
      x: min(max((source.midX - x) / size.width, 0), 1), y: isBelow ? 0 : 1)
  }
}
