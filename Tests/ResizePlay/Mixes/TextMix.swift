import PortolanTesting
import UIKit

/// Text fields and a text view, one of which may be edited with a keyboard.
package final class TextMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var texts = ["", "Some text", "A longer text that is wrapped at some widths and not at others."]
    var focus: Int?
  }

  package static let name = "text"
  package static let start = State()
  package static let actions: [MixAction<TextMix>] = [
    MixAction("edit") { mix, _, number in mix.screen.focus(number % 3) },
    MixAction("end") { mix, _, _ in mix.screen.view.endEditing(true) },
    MixAction("type") { mix, app, number in
      if mix.screen.focused != nil { app.type(["a", "word ", "b"][number % 3]) }
    },
    MixAction("delete") { mix, app, _ in if mix.screen.focused != nil { app.deleteBackward() } },
  ]

  private let screen: FieldsScreen
  private let navigation: UINavigationController
  private let initial: State
  package var root: UIViewController { navigation }

  package init(_ state: State) {
    initial = state
    screen = FieldsScreen(state.texts)
    navigation = UINavigationController(rootViewController: screen)
  }

  package func restore(in app: TestApp) {
    if let focus = initial.focus { screen.focus(focus) }
  }

  package var state: State { State(texts: screen.texts, focus: screen.focused) }
}

private final class FieldsScreen: UIViewController {
  private let fields = [UITextField(), UITextField()]
  private let area = UITextView()
  private let scroll = UIScrollView()

  init(_ texts: [String]) {
    super.init(nibName: nil, bundle: nil)
    title = "Fields"
    for (index, field) in fields.enumerated() {
      field.text = texts[index]
      field.placeholder = "Field \(index)"
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.clearButtonMode = .whileEditing
    }
    area.text = texts[2]
    area.font = .preferredFont(forTextStyle: .callout)
    area.adjustsFontForContentSizeCategory = true
    area.isScrollEnabled = false
    area.backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = MixTexts.sentence(4)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [label] + fields + [area])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private var inputs: [UIView] { fields + [area] }
  func focus(_ index: Int) { _ = inputs[index].becomeFirstResponder() }
  var focused: Int? { inputs.firstIndex(where: \.isFirstResponder) }
  var texts: [String] { fields.map { $0.text ?? "" } + [area.text ?? ""] }
}
