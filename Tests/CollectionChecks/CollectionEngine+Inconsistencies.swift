import UIKit

extension CollectionEngine {
  /// Inconsistencies of the views in the engine; empty if there are none.
  package var inconsistencies: [String] {
    var found: [String] = []
    let waiting = Set(reuse.waiting.map { ObjectIdentifier($0) })
    if waiting.count != reuse.waiting.count { found.append("a view waits twice") }
    var shown: Set<ObjectIdentifier> = []
    for (key, element) in live {
      let id = ObjectIdentifier(element.view)
      if element.key != key { found.append("\(element.key) is filed under \(key)") }
      if waiting.contains(id) { found.append("the view of \(key) also waits") }
      if !shown.insert(id).inserted { found.append("the view of \(key) is shown twice") }
      if element.view.superview !== host { found.append("the view of \(key) is not a subview") }
    }
    for view in reuse.waiting where !view.isHidden { found.append("a waiting view can be seen") }
    return found
  }
}

extension UICollectionView {
  package var inconsistencies: [String] { engine.inconsistencies }
}

extension UITableView {
  package var inconsistencies: [String] { engine.inconsistencies }
}
