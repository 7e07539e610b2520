import Foundation
import UIKit

/// Prints every touch, pinch, rotation and scroll, one per line.
final class TouchesViewController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private let scroll = UIScrollView()

  override func loadView() { view = TouchesView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .systemBackground
    scroll.frame = CGRect(x: 0, y: 500, width: 393, height: 300)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.delegate = self
    view.addSubview(scroll)
    let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    pinch.addHandler { [unowned pinch] in say("pinch", $0.state, pinch.scale) }
    let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
    rotation.addHandler { [unowned rotation] in say("rotation", $0.state, rotation.rotation) }
    for recognizer in [pinch, rotation] as [UIGestureRecognizer] {
      recognizer.delegate = self
      // The view receives its touches until they end, whatever is recognized.
      recognizer.cancelsTouchesInView = false
      view.addGestureRecognizer(recognizer)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("ready")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    say("scroll", scrollView.isTracking || scrollView.isDragging, scrollView.contentOffset.y)
  }
}

private final class TouchesView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled", touches, event)
  }

  private func tell(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let place = touch.location(in: self)
      say(
        phase, touch.type == .direct ? "finger" : "pointer", Int(place.x.rounded()), Int(place.y.rounded()),
        event?.allTouches?.count ?? 0)
    }
  }
}

private func say(_ words: Any...) {
  let text = words.map { word in
    switch word {
    case let number as CGFloat: String(format: "%.2f", number)
    case let state as UIGestureRecognizer.State: "\(state.rawValue)"
    default: "\(word)"
    }
  }
  print(text.joined(separator: " "))
  fflush(stdout)
}
