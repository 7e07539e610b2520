import UIKit

/// The screen shown while albums are being read.
final class WaitingViewController: UIViewController {
  private let wheel = UIActivityIndicatorView(style: .large)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    view.backgroundColor = .systemBackground
    view.addSubview(wheel)
    wheel.startAnimating()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    wheel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
