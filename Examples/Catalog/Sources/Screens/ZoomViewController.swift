import UIKit

/// A zoomable chessboard.
final class ZoomViewController: UIViewController, UIScrollViewDelegate {
  private let board = BoardView(frame: CGRect(x: 0, y: 0, width: 640, height: 640))

  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.backgroundColor = .systemGray5
    scroll.contentSize = board.bounds.size
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    scroll.delegate = self
    scroll.addSubview(board)
    view.addSubview(scroll)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }
}

private final class BoardView: UIView {
  override func draw(_ rect: CGRect) {
    let side = bounds.width / 8
    for row in 0..<8 {
      for column in 0..<8 {
        ((row + column) % 2 == 0 ? UIColor(white: 0.95, alpha: 1) : .systemIndigo).setFill()
        UIRectFill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
      }
    }
  }
}
