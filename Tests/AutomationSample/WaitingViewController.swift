import FoundationNetworking
import UIKit

/// A screen whose texts appear after a task or an answer of the network, for tests that wait.
final class WaitingViewController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 120, width: 353, height: 400)
    view.addSubview(stack)
    add("Sleep") { [weak self] in
      Task {
        // The test driver of this process advances the delay in virtual time.
        try await Task.sleep(for: .seconds(0.3))
        self?.show("Slept")
      }
    }
    add("Load") { [weak self] in
      guard let text = ProcessInfo.processInfo.environment["SERVER"], let url = URL(string: text) else {
        return
      }
      URLSession.shared.dataTask(with: url) { data, _, error in
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(String(describing: error))"
        DispatchQueue.main.async { self?.show(text) }
      }.resume()
    }
    let saved = UserDefaults.standard.string(forKey: "saved")
    add("Save") { [weak self] in
      UIView.animate(withDuration: 0.5) {
        self?.stack.alpha = 0.5
      } completion: { _ in
        UserDefaults.standard.set("Saved", forKey: "saved")
        UserDefaults.standard.synchronize()
      }
    }
    if let saved { show(saved) }
    add("Crash later") { [weak self] in
      UIView.animate(withDuration: 0.5) {
        self?.stack.alpha = 0.5
      } completion: { _ in
        fatalError("a late crash")
      }
    }
  }

  private func add(_ title: String, _ action: @escaping @MainActor () -> Void) {
    stack.addArrangedSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
  }

  private func show(_ text: String) {
    let label = UILabel()
    label.text = text
    stack.addArrangedSubview(label)
  }
}
