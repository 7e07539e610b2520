import UIKit

/// One element of each kind.
final class ElementsViewController: UIViewController {
  private let status = UILabel(frame: CGRect(x: 20, y: 110, width: 300, height: 30))
  private let field = UITextField(frame: CGRect(x: 20, y: 210, width: 300, height: 40))
  private let slider = UISlider(frame: CGRect(x: 20, y: 270, width: 300, height: 40))
  private let toggle = UISwitch(frame: CGRect(x: 20, y: 330, width: 60, height: 31))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbour"
    view.backgroundColor = .systemBackground
    status.text = "Nothing yet"
    status.accessibilityTraits = .header
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cast off") { [weak self] _ in self?.castOff() })
    button.frame = CGRect(x: 20, y: 150, width: 120, height: 44)
    button.accessibilityHint = "Leaves the harbour"
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Hoist flag") { [weak self] _ in
        self?.status.text = "Flag hoisted"
        return true
      }
    ]
    field.accessibilityLabel = "Destination"
    field.text = "Genoa"
    field.addAction(
      UIAction { [weak self] _ in self?.status.text = "Bound for \(self?.field.text ?? "")" },
      for: .editingChanged)
    slider.accessibilityLabel = "Speed"
    slider.value = 0.5
    slider.addAction(
      UIAction { [weak self] _ in self?.status.text = "Speed \(Int((self?.slider.value ?? 0) * 100))" },
      for: .valueChanged)
    toggle.accessibilityLabel = "Lights"
    toggle.isOn = true
    for part in [status, button, field, slider, toggle] { view.addSubview(part) }
  }

  private func castOff() {
    status.text = "Under way"
    UIAccessibility.post(notification: .announcement, argument: "The ship has left")
    let next = UIViewController()
    next.title = "Open sea"
    next.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(next, animated: true)
  }
}
