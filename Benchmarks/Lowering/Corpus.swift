/// Realistic app sources: view controllers with outlets, actions and selectors, with mostly plain code.
enum Corpus {
  /// Files with approximately the given total number of lines, all of which need rewriting.
  static func files(lines wanted: Int) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    var lines = 0
    while lines < wanted {
      let text = controller(files.count)
      lines += text.utf8.count { $0 == 0x0A }
      files.append(("Screen\(files.count)ViewController.swift", text))
    }
    return files
  }

  private static func controller(_ index: Int) -> String {
    var text = """
      //
      //  Screen\(index)ViewController.swift
      //

      import UIKit

      /// The delegate of screen \(index).
      @objc protocol Screen\(index)Delegate: AnyObject {
        func screenDidFinish(_ screen: Screen\(index)ViewController)
        @objc optional func screen(_ screen: Screen\(index)ViewController, didSelect row: Int)
      }

      final class Screen\(index)ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        @IBOutlet private weak var titleLabel: UILabel!
        @IBOutlet private weak var tableView: UITableView!
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var cornerRadius: CGFloat = 8
        @objc dynamic var isLoading = false
        weak var delegate: Screen\(index)Delegate?
        private var items: [String] = []
        private lazy var formatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateStyle = .medium
          return formatter
        }()

        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addItem(_:)))
          NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
          for button in buttons { button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside) }
        }

        @IBAction func tapped(_ sender: UIButton) {
          delegate?.screen?(self, didSelect: sender.tag)
        }

        @objc private func addItem(_ sender: Any) {
          items.append("Item \\(items.count) of \\(formatter.string(from: Date()))")
          tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
        }

        @objc private func keyboardWillShow(_ notification: Notification) {
          guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
          tableView.contentInset.bottom = view.convert(frame, from: nil).height
        }


      """
    for method in 0..<10 {
      text += """
          private func update\(method)(with values: [String: Int], animated: Bool = true) -> Int {
            var total = 0
            for (key, value) in values.sorted(by: { $0.key < $1.key }) where !key.isEmpty {
              switch value {
              case ..<0: total -= value
              case 0: continue
              default:
                let label = "\\(key): \\(value * \(method + 1)) {\\(total)}"
                total += label.count / 2 + (animated ? 1 : 0)
              }
            }
            if total > \(method * 10) {
              UIView.animate(withDuration: 0.25) { [weak self] in
                self?.titleLabel.alpha = total.isMultiple(of: 2) ? 1 : 0.5 // fades
              }
            }
            return total
          }


        """
    }
    return text + """
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          items.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
          cell.textLabel?.text = items[indexPath.row]
          return cell
        }
      }

      """
  }
}
