/// The content of a view that is shown in place of missing content: empty, still loading, or not found.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public enum Alignment: Int, Sendable { case center, natural }

  /// The purpose of the configuration.
  enum Kind: Hashable { case empty, loading, search }

  let kind: Kind
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  /// In points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  /// Distances, in points.
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    let bold = UIFont.preferredFont(forTextStyle: .title2)
    textProperties = TextProperties(
      font: UIFont.systemFont(ofSize: bold.pointSize, weight: .bold), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// Returns the configuration for a screen without content.
  public static func empty() -> Self { Self(.empty) }

  /// Returns the configuration for content that is loading, with an activity indicator.
  public static func loading() -> Self {
    var loading = Self(.loading)
    loading.text = SystemString.loading.text
    loading.textProperties = loading.secondaryTextProperties
    return loading
  }

  /// Returns the configuration for a search without results. If the state contains the search text, it is
  /// included.
  public static func search() -> Self {
    var search = Self(.search)
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = SystemString.noResults.text
    search.secondaryText = SystemString.checkTheSpelling.text
    return search
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self {
    guard kind == .search, text == SystemString.noResults.text,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
    else { return self }
    var named = self
    named.text = SystemString.noResultsFor.text(searched)
    return named
  }
}

extension UIContentUnavailableConfiguration {
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}
