/// A screen with the definition of a term.
///
/// Differs from iOS: there are no dictionaries, so that no term has a definition.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Whether an installed dictionary has a definition. None is installed.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    screen.title = term
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    var content = UIContentUnavailableConfiguration.empty()
    content.text = SystemString.noResults.text
    screen.contentUnavailableConfiguration = content
    let navigation = UINavigationController(rootViewController: screen)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}
