/// A proposal for a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  /// An object of the app for the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A proposal for a search, with a title and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = NSAttributedString(string: suggestion)
    localizedDescription = description
    self.iconImage = iconImage
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }
}

/// The list of suggestions below a search field.
final class SearchSuggestionList: UITableViewController {
  var suggestions: [any UISearchSuggestion] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
  var select: ((any UISearchSuggestion) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = suggestion.localizedSuggestion
    content.image = suggestion.iconImage
    cell.accessibilityHint = suggestion.localizedDescription
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select?(suggestions[indexPath.row])
  }
}
