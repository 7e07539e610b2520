/// The appearance of list separators.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Insets that follow the rows' content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = Self.automaticInsets
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator
  /// The colors of the individual separators.
  package var topColor: UIColor?
  package var bottomColor: UIColor?
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
    hasher.combine(topColor)
    hasher.combine(bottomColor)
  }
}
