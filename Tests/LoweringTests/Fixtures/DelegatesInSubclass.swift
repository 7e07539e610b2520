import Foundation

/// Implements what its superclass, which conforms, does not.
class ScrollLeaf: ScrollBase {
  func scrollViewDidScroll(_ scrollView: UIView) { print("leaf scrolls") }
}

func runDelegatesInSubclass() {
  ScrollBase().scroll()
  ScrollLeaf().scroll()
}
// nobody scrolls
// nobody drags
// leaf scrolls
// nobody drags
