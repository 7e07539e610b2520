import UIKit
import UserNotifications

final class SampleViewController: UIViewController, UITextFieldDelegate {
  let state = UILabel()
  let activity = UILabel()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sample"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Crash", primaryAction: UIAction { [unowned self] _ in state.text = sink(40) })
    state.text = "Ready"
    state.accessibilityIdentifier = "state"
    activity.accessibilityIdentifier = "activity"
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.delegate = self
    let stack = UIStackView(arrangedSubviews: [
      state, activity, field, button("Ask") { [unowned self] in ask() },
      button("Notify") { [unowned self] in notify() },
      button("Hello") { [unowned self] in state.text = "Hello" },
      button("Warn") { [unowned self] in warn() }, PointedLabel(showing: state), slider(),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  /// A slider that shows the nearest whole number.
  private func slider() -> UISlider {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 5
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        if let slider { self?.state.text = "\(Int(slider.value.rounded()))" }
      }, for: .valueChanged)
    return slider
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return button
  }

  /// Crashes below many calls: the report has to show the innermost ones.
  private func sink(_ depth: Int) -> String {
    depth > 0 ? "\(depth)" + sink(depth - 1) : crash()
  }

  private func crash() -> String { fatalError("the sample crashes") }

  private func ask() {
    state.text = "Asking"
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
      DispatchQueue.main.async { self.state.text = granted ? "Allowed" : "Refused" }
    }
  }

  private func warn() {
    let alert = UIAlertController(title: "Reef ahead", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Turn", style: .default) { _ in self.state.text = "Turned" })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.state.text = "Canceled" })
    present(alert, animated: true)
  }

  private func notify() {
    let content = UNMutableNotificationContent()
    content.title = "Ship ahoy"
    content.body = "A sail in the west"
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "ship", content: content, trigger: nil))
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    state.text = "Returned \(textField.text ?? "")"
    textField.resignFirstResponder()
    return true
  }
}
