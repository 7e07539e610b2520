/// The screen behind a sheet on a phone: it steps back and gets round corners, so that its upper edge shows above the
/// sheet.
@MainActor
final class SheetBackdrop {
  private let view: UIView
  private let cornerRadius: CGFloat
  private let clips: Bool
  private let transform: CGAffineTransform

  /// How far the screen's edges draw in, and how much of it shows above the sheet, in points.
  private static let inset: CGFloat = 16
  private static let peek: CGFloat = 10

  init(_ view: UIView) {
    self.view = view
    cornerRadius = view.layer.cornerRadius
    clips = view.clipsToBounds
    transform = view.transform
  }

  /// - Parameter amount: from 0, at its place, to 1, all the way back.
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

  /// Gives the view its superview's size, which autoresizing cannot while it is drawn smaller.
  /// Another sheet's card is placed by its own presentation.
  func follow(_ bounds: CGRect) {
    guard !(view is SheetCardView), view.bounds.size != bounds.size else { return }
    view.bounds = CGRect(origin: view.bounds.origin, size: bounds.size)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
