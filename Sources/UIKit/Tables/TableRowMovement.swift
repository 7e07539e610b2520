import OrderedDiff

/// The reordering of a row by its handle. The table scrolls near its edges.
@MainActor
final class TableRowMovement {
  @OwnerReference private var table: UITableView
  private let cell: UITableViewCell
  private let grip: CGFloat
  private var finger: CGFloat
  private var ticker: FrameClock.Ticker?

  /// The distance from an edge, in points, within which the table scrolls, and the maximum speed, in points
  /// per second.
  private static let edge: CGFloat = 60
  private static let speed: CGFloat = 600

  /// - Parameter finger: The position relative to the top of the visible area.
  init?(_ table: UITableView, _ cell: UITableViewCell, finger: CGFloat) {
    guard let path = table.engine.key(of: cell)?.path, table.engine.beginMovement(of: path) else {
      return nil
    }
    _table = OwnerReference(wrappedValue: table)
    self.cell = cell
    self.finger = finger
    grip = cell.center.y - table.contentOffset.y - finger
    cell.isCarried = true
    var last = FrameClock.shared.now
    ticker = FrameClock.shared.addTicker { [weak self] now in
      self?.scroll(CGFloat(now - last))
      last = now
    }
  }

  func move(to finger: CGFloat) {
    self.finger = finger
    follow()
  }

  private func follow() {
    let position = CGPoint(x: cell.center.x, y: finger + grip + table.contentOffset.y)
    table.engine.moveTarget(to: position) { [table] origin, _, proposed in
      guard let delegate = table.storedDelegate else { return proposed }
      return ItemPath(
        delegate.tableView(
          table, targetIndexPathForMoveFromRowAt: IndexPath(origin), toProposedIndexPath: IndexPath(proposed))
      )
    }
  }

  private func scroll(_ time: CGFloat) {
    let insets = table.adjustedContentInset
    let top = insets.top + Self.edge - finger
    let bottom = finger - (table.bounds.height - insets.bottom - Self.edge)
    let depth = max(top, bottom)
    guard depth > 0 else { return }
    let step = min(1, depth / Self.edge) * Self.speed * time
    var offset = table.contentOffset
    offset.y += top > bottom ? -step : step
    let target = table.scroller.clamped(offset)
    guard target != table.contentOffset else { return }
    table.setContentOffsetNow(target)
    follow()
  }

  func end(cancelled: Bool) {
    ticker?.invalidate()
    ticker = nil
    cell.isCarried = false
    table.engine.endMovement(cancelled: cancelled) { [table] from, to in
      table.storedDataSource?.tableView(table, moveRowAt: from, to: to)
    }
    table.rowAppearanceDidChange()
  }
}

extension UITableViewCell {
  /// Whether the cell floats above the others.
  fileprivate var isCarried: Bool {
    get { place.isReordering }
    set {
      place.isReordering = newValue
      clipsToBounds = newValue ? false : clipsToBounds
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowRadius = 8
      layer.shadowOffset = CGSize(width: 0, height: 2)
      UIView.animate(withDuration: 0.2) { self.layer.shadowOpacity = newValue ? 0.25 : 0 }
      setNeedsUpdateConfiguration()
    }
  }
}

extension UITableView {
  /// Connects the reorder control of a cell.
  func attachReordering(to control: CellReorderControl, of cell: UITableViewCell) {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    press.addHandler { [weak self, weak cell] gesture in
      guard let self, let cell else { return }
      let finger = gesture.location(in: self).y - bounds.minY
      switch gesture.state {
      case .began: editing.movement = TableRowMovement(self, cell, finger: finger)
      case .changed: editing.movement?.move(to: finger)
      case .ended:
        editing.movement?.end(cancelled: false)
        editing.movement = nil
      case .cancelled, .failed:
        editing.movement?.end(cancelled: true)
        editing.movement = nil
      default: break
      }
    }
    control.addGestureRecognizer(press)
  }
}
