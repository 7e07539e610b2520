import UIKit

/// A screen with one accessibility problem of each kind, for tests of audits. Identifiers name the problem.
final class AuditViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let unnamed = UIButton(frame: CGRect(x: 20, y: 120, width: 60, height: 60))
    unnamed.setImage(picture, for: .normal)
    add(unnamed, "unnamed")
    let small = UIButton(frame: CGRect(x: 120, y: 120, width: 20, height: 20))
    small.accessibilityLabel = "Small"
    add(small, "small")
    let pale = label("Pale", CGRect(x: 20, y: 200, width: 200, height: 30))
    pale.textColor = UIColor(white: 0.8, alpha: 1)
    add(pale, "pale")
    add(label("A text that is much too long", CGRect(x: 20, y: 240, width: 60, height: 30)), "clipped")
    let fixed = label("Fixed", CGRect(x: 20, y: 280, width: 200, height: 30))
    fixed.adjustsFontForContentSizeCategory = false
    fixed.font = .systemFont(ofSize: 17)
    add(fixed, "fixed")
    let torn = UIView(frame: CGRect(x: 20, y: 320, width: 60, height: 60))
    torn.isAccessibilityElement = true
    torn.accessibilityLabel = "Torn"
    torn.accessibilityTraits = [.link, .adjustable]
    add(torn, "torn")
    add(label("Good", CGRect(x: 20, y: 400, width: 200, height: 30)), "good")
    let button = UIButton(frame: CGRect(x: 20, y: 440, width: 100, height: 44))
    button.accessibilityLabel = "Good too"
    add(button, "goodButton")
  }

  private func add(_ subview: UIView, _ identifier: String) {
    subview.accessibilityIdentifier = identifier
    view.addSubview(subview)
  }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.textColor = .black
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
