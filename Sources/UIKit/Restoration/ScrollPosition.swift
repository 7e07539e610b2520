/// A scroll position that can be stored, and restored in a window of another size.
///
/// Because estimated heights change distances, the position of a table or collection view is that of its first visible
/// item, identified by its model identifier if the data source provides one, otherwise by its index path. The position
/// of other scroll views is the distance from their resting offset.
@MainActor
struct ScrollPosition: Equatable {
  /// The distance of the offset from the resting offset at the start, in points.
  var distance: CGPoint
  /// The first visible item.
  var item: Item?

  struct Item: Equatable {
    var path: IndexPath
    /// The model identifier of the item's element.
    var model: String?
    /// The distance of the item's top from the lower edge of the bars, in points.
    var top: CGFloat
  }

  /// Creates the current position of a view.
  ///
  /// - Returns: `nil` if the view is at its start.
  init?(_ view: UIScrollView) {
    let (offset, start) = (view.scroller.clamped(view.contentOffset), view.restingOffset)
    distance = CGPoint(x: offset.x - start.x, y: offset.y - start.y)
    guard abs(distance.x) > 0.5 || abs(distance.y) > 0.5 else { return nil }
    let top = offset.y + view.adjustedContentInset.top
    guard abs(distance.y) > 0.5, let list = view as? any RestorableItemsView,
      let first = list.restorableItems.first(where: { $0.frame.maxY > top + 0.5 })
    else { return }
    item = Item(
      path: first.path, model: list.modelAssociation?.modelIdentifierForElement(at: first.path, in: view),
      top: first.frame.minY - top)
  }

  /// Returns the content offset for the position.
  ///
  /// - Returns: `nil` while the view does not have the content.
  func offset(in view: UIScrollView) -> CGPoint? {
    let start = view.restingOffset
    var target = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    if let item {
      guard let list = view as? any RestorableItemsView else { return nil }
      let found = item.model.flatMap {
        list.modelAssociation?.indexPathForElement(withModelIdentifier: $0, in: view)
      }
      guard let frame = list.restorableFrame(ofItemAt: found ?? item.path) else { return nil }
      target.y = frame.minY - item.top - view.adjustedContentInset.top
    }
    let reachable = view.scroller.clamped(target)
    // Limits the offset to the end of the content, which is nearer in a larger window.
    let isEnd = item != nil && reachable.y < target.y
    guard abs(reachable.x - target.x) < 1, abs(reachable.y - target.y) < 1 || isEnd else { return nil }
    return reachable
  }
}

extension ScrollPosition {
  /// Reads the result of `propertyList`.
  init?(propertyList: Any?) {
    guard let stored = propertyList as? [String: Any], let x = stored["x"] as? Double,
      let y = stored["y"] as? Double, abs(x) < 1e9, abs(y) < 1e9
    else { return nil }
    distance = CGPoint(x: x, y: y)
    guard let section = stored["section"] as? Int, let number = stored["item"] as? Int, section >= 0,
      number >= 0,
      let top = stored["top"] as? Double, abs(top) < 1e9
    else { return }
    item = Item(
      path: IndexPath(item: number, section: section), model: stored["model"] as? String, top: CGFloat(top))
  }

  var propertyList: [String: Any] {
    var stored: [String: Any] = ["x": Double(distance.x), "y": Double(distance.y)]
    guard let item else { return stored }
    stored["section"] = item.path.section
    stored["item"] = item.path.item
    stored["top"] = Double(item.top)
    stored["model"] = item.model
    return stored
  }
}

extension UIScrollView {
  /// The offset at which the start of the content is visible, including large title and search bar.
  fileprivate var restingOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top - topExpansion)
  }
}
