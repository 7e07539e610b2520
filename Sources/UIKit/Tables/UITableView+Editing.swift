import OrderedDiff

extension UITableView {
  func attachEditing() {
    let swipe = RowSwipe(self)
    swipe.target = { [weak self] point, isLeading in
      self?.swipeTarget(at: point, isLeading: isLeading)
    }
    editing.swipe = swipe
    editing.menus = CollectionContextMenus(self)
    let editMenus = CollectionMenus(self, engine)
    editMenus.install()
    editing.editMenus = editMenus
    editing.selectionPan = MultipleSelectionPan(self, engine)
  }

  // MARK: Editing capabilities

  private func canEdit(_ indexPath: IndexPath) -> Bool {
    storedDataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  private func editingStyle(of indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    storedDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  func canMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource = storedDataSource, TableMethods.move.isImplemented(by: dataSource) else {
      return false
    }
    return dataSource.tableView(self, canMoveRowAt: indexPath)
  }

  /// Whether the data source handles the deletion and insertion of rows.
  private var takesChanges: Bool {
    storedDataSource.map(TableMethods.commit.isImplemented(by:)) ?? false
  }

  private func commitsDeletion(at indexPath: IndexPath) -> Bool {
    canEdit(indexPath) && takesChanges
  }

  // MARK: Editing mode

  func changeEditing(to on: Bool, animated: Bool) {
    guard on != editing.isOn else { return }
    endSwipe(animated: animated)
    editing.isOn = on
    if on { editing.wasEverOn = true }
    if !allowsMultipleSelection || on { engine.deselectAll() }
    updateVisibleRows(animated: animated)
  }

  func multipleSelectionDidChange() {
    editing.selectionPan?.update(isWanted: allowsMultipleSelection || allowsMultipleSelectionDuringEditing)
  }

  func editingRowsDidChange() {
    multipleSelectionDidChange()
    if editing.isOn { updateVisibleRows(animated: false) }
  }

  private func updateVisibleRows(animated: Bool) {
    for element in engine.visible(\.isCell) {
      guard let cell = element.view as? UITableViewCell else { continue }
      let wasEditing = cell.isEditing
      updateEditingControls(to: cell, element.key.indexPath, animated: animated)
      // The controls reduce the width of the content.
      if cell.isEditing != wasEditing { cell.contentSizeDidChange() }
    }
  }

  /// Updates the editing controls of a cell.
  func updateEditingControls(to cell: UITableViewCell, _ indexPath: IndexPath, animated: Bool) {
    guard editing.isOn else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let isEditable = canEdit(indexPath)
    let marks = allowsMultipleSelectionDuringEditing && isEditable
    let changes = isEditable && !marks && takesChanges
    cell.changePlace {
      $0.editingStyle = changes ? editingStyle(of: indexPath) : .none
      $0.marksSelection = marks
      $0.isMovable = canMove(indexPath)
    }
    cell.showsReorderControl = cell.place.isMovable
    cell.shouldIndentWhileEditing =
      storedDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    cell.setEditing(isEditable || cell.place.isMovable, animated: animated)
  }

  func editControlWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.place.editingStyle == .insert {
      storedDataSource?.tableView(self, commit: .insert, forRowAt: path)
      return
    }
    if editing.swipe?.cell === cell { return endSwipe(animated: true) }
    guard let target = target(of: cell, path, isLeading: false, isByControl: true) else { return }
    editing.swipe?.open(target, isLeading: false)
  }

  // MARK: Swiping

  private func swipeTarget(at point: CGPoint, isLeading: Bool) -> SwipeTarget? {
    guard let path = engine.path(at: point), let cell = engine.cell(at: path) as? UITableViewCell else {
      return nil
    }
    let indexPath = IndexPath(path)
    guard !editing.isOn, canEdit(indexPath) else { return nil }
    return target(of: cell, indexPath, isLeading: isLeading, isByControl: false)
  }

  private func target(
    of cell: UITableViewCell, _ indexPath: IndexPath, isLeading: Bool, isByControl: Bool
  ) -> SwipeTarget? {
    guard
      let configuration = isLeading
        ? storedDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        : trailingActions(indexPath, isByControl: isByControl)
    else { return nil }
    return SwipeTarget(
      cell: cell, configuration: configuration,
      didBegin: { [weak self] in
        guard let self else { return }
        storedDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
      },
      didEnd: { [weak self, weak cell] in
        guard let self else { return }
        storedDelegate?.tableView(self, didEndEditingRowAt: cell.flatMap { self.indexPath(for: $0) })
      })
  }

  private func trailingActions(_ indexPath: IndexPath, isByControl: Bool) -> UISwipeActionsConfiguration? {
    if let delegate = storedDelegate {
      // A row without a configuration from the delegate has the standard actions; an empty configuration has none.
      if let own = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
        return own
      }
      if let actions = delegate.tableView(self, editActionsForRowAt: indexPath) {
        return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: indexPath) })
      }
    }
    guard editingStyle(of: indexPath) == .delete, isByControl || commitsDeletion(at: indexPath) else {
      return nil
    }
    let title =
      storedDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
      ?? SystemString.delete.text
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      storedDataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func endSwipe(animated: Bool) { editing.swipe?.close(animated: animated) }

  /// Ends a swipe before rows change, except for the row whose action causes the change.
  func endSwipeForChange() {
    guard let cell = editing.swipe?.cell, cell.window == nil else { return }
    endSwipe(animated: false)
  }

  /// Returns whether a touch outside the buttons only closes the swiped row.
  func closesSwipe(for touch: UITouch) -> Bool {
    guard let swipe = editing.swipe, swipe.cell != nil else { return false }
    if !swipe.owns(touch) { swipe.close(animated: true) }
    return true
  }

  func swipedCellDidEnd(_ cell: UITableViewCell) {
    if editing.swipe?.cell === cell { endSwipe(animated: false) }
  }

  func canBeginRowGesture(_ gesture: UIGestureRecognizer) -> Bool? {
    guard let swipe = editing.swipe else { return nil }
    if gesture === swipe.pan { return swipe.canBegin() }
    if gesture === editing.menus?.interaction.press { return editing.menus?.canBegin() }
    if let menus = editing.editMenus, menus.owns(gesture) {
      return menus.canShowMenu(at: gesture.location(in: self))
    }
    if let answer = editing.selectionPan?.canBegin(gesture) { return answer }
    if gesture === panGestureRecognizer, swipe.cell != nil { endSwipe(animated: true) }
    return nil
  }
}

extension UITableViewCell: SwipeableCell {
  func swipeDidBegin() {
    changeState(animated: false) { place.isSwiped = true }
    roundCorners()
  }
  func swipeDidEnd() {
    changeState(animated: false) { place.isSwiped = false }
    roundCorners()
  }

  /// Changes the state that the table gives to the cell, and lays it out if necessary.
  func changePlace(_ change: (inout TableCellPlace) -> Void) {
    change(&place)
    setNeedsLayout()
  }
}
