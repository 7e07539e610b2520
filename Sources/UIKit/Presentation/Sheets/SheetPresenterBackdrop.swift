/// The screen behind a sheet on a phone: it shrinks with rounded corners, so that its upper edge is visible
/// above the sheet.
@MainActor
final class SheetPresenterBackdrop {
  private let view: UIView
  private let cornerRadius: CGFloat
  private let clips: Bool
  private let transform: CGAffineTransform

  /// The inset of the screen at the sides, and the part that is visible above the sheet, in points.
  private static let inset: CGFloat = 16
  private static let peek: CGFloat = 10

  init(_ view: UIView) {
    self.view = view
    cornerRadius = view.layer.cornerRadius
    clips = view.clipsToBounds
    transform = view.transform
  }

  /// - Parameter amount: From 0, at its position, to 1, fully moved back.
  func show(_ amount: CGFloat, below sheetTop: CGFloat) {
    guard amount > 0 else { return restore() }
    let size = view.bounds.size
    let scale = 1 - amount * 2 * Self.inset / max(size.width, 1)
    let top = view.center.y - size.height / 2
    let target = top + amount * (sheetTop - Self.peek - top)
    let shift = target - (view.center.y - scale * size.height / 2)
    view.clipsToBounds = true
    if cornerRadius == 0 {
      view.layer.cornerRadius = UISheetPresentationController.standardCornerRadius * amount
    }
    view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
  }

  func restore() {
    view.transform = transform
    view.layer.cornerRadius = cornerRadius
    view.clipsToBounds = clips
  }

  /// Sets the size of the view to that of its superview, because autoresizing does not work while it is
  /// scaled. The card of another sheet is placed by its own presentation.
  func follow(_ bounds: CGRect) {
    guard !(view is SheetCardView), view.bounds.size != bounds.size else { return }
    view.bounds = CGRect(origin: view.bounds.origin, size: bounds.size)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
