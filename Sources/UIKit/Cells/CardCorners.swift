/// The position of a row in the card of an inset group.
struct CardCorners {
  var isFirst: Bool
  var isLast: Bool
  /// Whether the row is swiped. It stays inside the card.
  var isSwiped: Bool

  /// Applies a card's corners to a cell; `nil` for cells outside a card.
  @MainActor
  static func apply(_ corners: CardCorners?, to cell: UIView) {
    let layer = cell.layer
    guard let corners else {
      if layer.cornerRadius != 0 { layer.cornerRadius = 0 }
      return
    }
    var mask: CACornerMask = []
    if corners.isFirst { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if corners.isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = mask.isEmpty ? 0 : UITableView.cardCornerRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = mask
    cell.clipsToBounds = !mask.isEmpty || corners.isSwiped
  }
}
