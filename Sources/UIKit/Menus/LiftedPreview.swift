/// The preview that a context menu lifts above the blurred screen: the pressed view, or a preview of its
/// destination.
@MainActor
package final class LiftedPreview {
  private let picture: UIView
  private let start: CGRect
  private let radius: CGFloat
  private weak var original: UIView?
  private var place = CGRect.zero
  /// The action of a tap on the preview.
  private let whenTapped: (@MainActor () -> Void)?
  /// Retains the controller of the preview.
  private let controller: UIViewController?

  /// Lifts a view with its current appearance.
  package init?(_ preview: UITargetedPreview, tapped: (@MainActor () -> Void)?) {
    guard let window = preview.view.window, let picture = preview.view.snapshotView(afterScreenUpdates: false)
    else {
      return nil
    }
    self.picture = picture
    original = preview.view
    start = preview.view.convert(preview.view.bounds, to: window)
    radius = preview.parameters.visiblePath == nil ? max(preview.view.layer.cornerRadius, 0) : 13
    picture.backgroundColor = preview.parameters.backgroundColor
    whenTapped = tapped
    controller = nil
  }

  /// Shows the view of a controller, which grows out of the pressed view.
  package init(_ controller: UIViewController, from source: CGRect, tapped: (@MainActor () -> Void)?) {
    self.controller = controller
    picture = controller.view
    start = source
    radius = 13
    whenTapped = tapped
  }

  /// - Parameter menuHeight: The height to leave for the menu, in points.
  /// - Returns: The final frame of the preview, in the coordinates of the overlay.
  func lift(in overlay: MenuOverlayView, leaving menuHeight: CGFloat) -> CGRect {
    let room = overlay.room
    var size = start.size
    if let controller {
      let wish = controller.preferredContentSize
      size.width = wish.width > 0 ? min(wish.width, room.width) : room.width - 16
      size.height = wish.height > 0 ? wish.height : room.height
    }
    let gap: CGFloat = menuHeight > 0 ? 8 : 0
    size.height = min(size.height, max(room.height - menuHeight - gap, 80))
    var frame = CGRect(
      x: start.midX - size.width / 2, y: controller == nil ? start.minY : start.midY - size.height / 2,
      width: size.width, height: size.height)
    frame.origin.x = min(max(frame.minX, room.minX), max(room.maxX - size.width, room.minX))
    let lowest = room.maxY - size.height - gap - menuHeight
    frame.origin.y = max(min(frame.minY, max(lowest, room.minY)), room.minY)
    place = frame
    picture.clipsToBounds = true
    picture.layer.cornerRadius = radius
    picture.frame = start
    original?.isHidden = true
    overlay.addSubview(picture)
    UIView.animate(springDuration: 0.4, bounce: 0.2) { [picture] in
      picture.frame = frame
      picture.layoutIfNeeded()
    }
    return frame
  }

  func contains(_ point: CGPoint, in overlay: UIView) -> Bool { place.contains(point) }

  func commit(closing presentation: MenuPresentation) {
    presentation.close()
    whenTapped?()
  }

  func drop() { picture.frame = start }

  /// Ends the preview. A view that has been pushed or presented in the meantime stays there.
  func end() {
    original?.isHidden = false
    if picture.superview is MenuOverlayView { picture.removeFromSuperview() }
    guard controller != nil else { return }
    picture.layer.cornerRadius = 0
    picture.clipsToBounds = false
  }
}
