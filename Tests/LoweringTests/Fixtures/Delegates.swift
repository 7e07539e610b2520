import Foundation

class ScrollBase: UIViewController, UIScrollViewDelegate {
  func scroll() {
    let delegate: UIScrollViewDelegate? = self
    delegate?.scrollViewDidScroll?(UIView())
    delegate?.scrollViewDidEndDragging?(UIView(), willDecelerate: true)
  }
}
