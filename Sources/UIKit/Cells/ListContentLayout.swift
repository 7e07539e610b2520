/// The layout of the image and texts of a list row. Computed from left to right; the caller mirrors.
struct ListContentLayout {
  var margins = UIEdgeInsets.zero
  var imageSize: CGSize?
  /// Whether the image is a symbol. A symbol of about the text's size is aligned with the text, so that rows
  /// with different symbols have the same height.
  var imageIsSymbol = false
  var reservedImageWidth: CGFloat = 0
  var imagePadding: CGFloat = 16
  var horizontalPadding: CGFloat = 12
  var verticalPadding: CGFloat = 3
  var prefersSideBySide = false
  /// Returns the size of the text for a width; `nil` if there is no text.
  var text: ((CGFloat) -> CGSize)?
  var secondaryText: ((CGFloat) -> CGSize)?

  /// The maximum height of symbols that are aligned with the text, as a multiple of the text's height.
  private static let largestSymbol: CGFloat = 1.5

  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    /// The required height, including margins.
    var height: CGFloat = 0
    /// The leading edge of texts, for separators.
    var textStart: CGFloat = 0
  }

  /// - Parameter height: The height in which the content is centered; `nil` uses the required height.
  func frames(width: CGFloat, height: CGFloat?, scale: CGFloat) -> Frames {
    var frames = Frames()
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    var x = margins.left
    var imageHeight: CGFloat = 0
    if let imageSize {
      let room = max(reservedImageWidth, imageSize.width)
      frames.image = CGRect(
        x: snap(x + (room - imageSize.width) / 2), y: 0, width: imageSize.width, height: imageSize.height)
      imageHeight = imageSize.height
      x += room + imagePadding
    }
    frames.textStart = x
    let room = max(0, width - x - margins.right)
    let isSideBySide = placeTexts(in: &frames, x: x, room: room, snap)
    let textHeight =
      isSideBySide
      ? max(frames.text.height, frames.secondaryText.height)
      : max(frames.text.maxY, frames.secondaryText.maxY)
    let standsWithText = imageIsSymbol && imageHeight <= textHeight * Self.largestSymbol
    let block = standsWithText ? textHeight : max(imageHeight, textHeight)
    frames.height = block + margins.top + margins.bottom
    let total = height ?? frames.height
    // If space is insufficient, margins are reduced before the text.
    let free = total - margins.top - margins.bottom
    let middle = free >= block ? margins.top + free / 2 : total / 2
    frames.image.origin.y = snap(middle - imageHeight / 2)
    let top = snap(middle - textHeight / 2)
    if isSideBySide {
      frames.text.origin.y = top + snap((textHeight - frames.text.height) / 2)
      frames.secondaryText.origin.y = top + snap((textHeight - frames.secondaryText.height) / 2)
    } else {
      frames.text.origin.y += top
      frames.secondaryText.origin.y += top
    }
    return frames
  }

  private func placeTexts(in frames: inout Frames, x: CGFloat, room: CGFloat, _ snap: (CGFloat) -> CGFloat)
    -> Bool
  {
    if prefersSideBySide, let text, let secondaryText {
      let (first, second) = (text(.infinity), secondaryText(.infinity))
      if first.width + horizontalPadding + second.width <= room {
        frames.text = CGRect(origin: CGPoint(x: x, y: 0), size: first)
        frames.secondaryText = CGRect(
          x: x + room - second.width, y: 0, width: second.width, height: second.height)
        return true
      }
    }
    var y: CGFloat = 0
    if let text {
      let size = text(room)
      frames.text = CGRect(x: x, y: 0, width: room, height: size.height)
      y = size.height
    }
    if let secondaryText {
      let size = secondaryText(room)
      if text != nil { y += verticalPadding }
      frames.secondaryText = CGRect(x: x, y: y, width: room, height: size.height)
    }
    return false
  }
}
