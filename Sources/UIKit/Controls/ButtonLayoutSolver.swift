/// Places a button's image, title and subtitle as one group.
struct ButtonLayoutSolver {
  var image: CGSize
  var title: CGSize
  var subtitle: CGSize
  var placement: NSDirectionalRectEdge
  var imagePadding: CGFloat
  var titlePadding: CGFloat
  var titleAlignment: UIButton.Configuration.TitleAlignment
  var isRightToLeft: Bool

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var textSize: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// The width of the image beside the texts.
  var imageWidth: CGFloat { isVertical ? 0 : image.width + gap }

  private var gap: CGFloat { image == .zero || textSize == .zero ? 0 : imagePadding }
  private var isVertical: Bool { placement == .top || placement == .bottom }

  var size: CGSize {
    isVertical
      ? CGSize(width: max(image.width, textSize.width), height: image.height + gap + textSize.height)
      : CGSize(width: image.width + gap + textSize.width, height: max(image.height, textSize.height))
  }

  func frames(
    in content: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let fitting = CGSize(
      width: min(image.width, max(0, content.width)), height: min(image.height, max(0, content.height)))
    guard image == fitting else {
      // An image that is larger than the button is scaled down to fit.
      var clamped = self
      clamped.image = fitting
      return clamped.frames(in: content, horizontal: horizontal, vertical: vertical)
    }
    var text = textSize
    var group = size
    group.width = min(group.width, max(0, content.width))
    text.width = isVertical ? min(text.width, group.width) : max(0, group.width - image.width - gap)
    let origin = CGPoint(
      x: content.minX + offset(content.width - group.width, horizontal),
      y: content.minY + offset(content.height - group.height, vertical))
    var frames = Frames()
    var textOrigin = origin
    if isVertical {
      let imageFirst = placement == .top
      frames.image.origin.y = imageFirst ? origin.y : origin.y + text.height + gap
      frames.image.origin.x = origin.x + (group.width - image.width) / 2
      textOrigin.y = imageFirst ? origin.y + image.height + gap : origin.y
      textOrigin.x = origin.x + (group.width - text.width) / 2
    } else {
      let imageLeft = (placement == .leading) != isRightToLeft
      frames.image.origin.x = imageLeft ? origin.x : origin.x + text.width + gap
      frames.image.origin.y = origin.y + (group.height - image.height) / 2
      textOrigin.x = imageLeft ? origin.x + image.width + gap : origin.x
      textOrigin.y = origin.y + (group.height - text.height) / 2
    }
    frames.image.size = image
    frames.title = line(title, at: textOrigin.y, in: text, x: textOrigin.x)
    let below = textOrigin.y + title.height + (title.height > 0 ? titlePadding : 0)
    frames.subtitle = line(subtitle, at: below, in: text, x: textOrigin.x)
    return frames
  }

  private func line(_ size: CGSize, at y: CGFloat, in text: CGSize, x: CGFloat) -> CGRect {
    let width = min(size.width, text.width)
    let shift: CGFloat =
      switch titleAlignment {
      case .automatic, .leading:
        isVertical ? (text.width - width) / 2 : isRightToLeft ? text.width - width : 0
      case .center: (text.width - width) / 2
      case .trailing: isRightToLeft ? 0 : text.width - width
      }
    return CGRect(x: x + shift, y: y, width: width, height: size.height)
  }

  private func offset(_ room: CGFloat, _ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
    switch alignment {
    case .left, .leading: 0
    case .right, .trailing: room
    case .center, .fill: room / 2
    }
  }

  private func offset(_ room: CGFloat, _ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
    switch alignment {
    case .top: 0
    case .bottom: room
    case .center, .fill: room / 2
    }
  }
}
