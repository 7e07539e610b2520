/// Receives the selected font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A screen for choosing an installed font.
open class UIFontPickerViewController: UIViewController {
  /// Specifies which fonts are shown, and how.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of a family are listed individually.
    open var includeFaces = false
    /// Whether names are drawn in the system font instead of in their own.
    open var displayUsingSystemFont = false
    /// The traits of the fonts to show.
    ///
    /// Differs from iOS: fonts do not report their construction; only bold, italic and fixed width are
    /// considered.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public nonisolated override init() { super.init() }
  }

  open private(set) var configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let list = FontListController(configuration)
    list.pick = { [weak self] in self?.finish(with: $0) }
    list.cancel = { [weak self] in self?.cancel() }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func finish(with descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

/// The list of families or faces, each in its own font.
private final class FontListController: UITableViewController {
  var pick: (UIFontDescriptor) -> Void = { _ in }
  var cancel: () -> Void = {}
  private let configuration: UIFontPickerViewController.Configuration
  private let fonts: [(title: String, name: String)]
  private static let identifier = "font"

  init(_ configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    let decisive: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace]
    let wanted = configuration.filteredTraits.intersection(decisive)
    fonts = UIFont.familyNames.sorted().flatMap { family -> [(title: String, name: String)] in
      let faces = UIFont.fontNames(forFamilyName: family)
      let fitting = faces.filter { name in
        wanted.isEmpty
          || UIFont(name: name, size: 17)?.fontDescriptor.symbolicTraits.isSuperset(of: wanted) == true
      }
      if configuration.includeFaces { return fitting.map { ($0, $0) } }
      return fitting.first.map { [(family, $0)] } ?? []
    }
    super.init(style: .plain)
    title = SystemString.fonts.text
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  }

  @available(*, unavailable, message: "the list is made in code")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fonts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let font = fonts[indexPath.row]
    cell.textLabel?.text = font.title
    cell.textLabel?.font =
      configuration.displayUsingSystemFont ? .systemFont(ofSize: 17) : UIFont(name: font.name, size: 17)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pick(UIFontDescriptor(name: fonts[indexPath.row].name, size: 0))
  }
}
