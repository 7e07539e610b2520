/// What a collection view does besides showing items: its background, its editing mode.
@MainActor
final class CollectionBehavior {
  private unowned let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  private var hasFailed = false

  /// A view could not be dequeued, which was said: what the data source returns in its place is no second fault.
  func noteFailure() { hasFailed = true }
  func takeFailure() -> Bool {
    defer { hasFailed = false }
    return hasFailed
  }

  // MARK: Background

  func backgroundDidChange(from old: UIView?) {
    if old !== view.backgroundView {
      old?.removeFromSuperview()
      old?.layer.zPosition = 0
    }
    guard let background = view.backgroundView else { return }
    background.layer.zPosition = -1000
    view.insertSubview(background, at: 0)
    layOut()
  }

  func layOut() {
    guard let background = view.backgroundView, background.frame != view.bounds else { return }
    background.frame = view.bounds
  }

  // MARK: Selection

  func editingDidChange() {
    for element in view.engine.visible(\.isCell) {
      (element.view as? UICollectionViewCell)?.isEditing = view.isEditing
    }
    multipleSelectionDidChange()
  }

  /// Where only one item may be selected, the one selected last stays.
  func multipleSelectionDidChange() {
    guard !view.engineAllowsMultipleSelection else { return }
    let engine = view.engine!
    let paths = engine.selection.sorted
    guard paths.count > 1 else { return }
    let kept = engine.selection.last ?? paths[0]
    for path in paths where path != kept { engine.deselect(path) }
  }
}
