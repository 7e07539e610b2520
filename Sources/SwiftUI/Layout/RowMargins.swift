/// The space that a list row leaves above and below its content, in points.
package struct RowMargins: Equatable {
  package var top: CGFloat
  package var bottom: CGFloat

  /// As in UIKit's list content (Metrics.md 1.7).
  package static let text = RowMargins(top: 11, bottom: 11)

  /// The margins of controls, and of padded content beside other content.
  ///
  /// Rows with controls up to 35 points high are as high as those with one line of text: 44 points, as recorded with a slider on
  /// iOS 17 (Fidelity.md).
  package static let control = RowMargins(top: 4.5, bottom: 4.5)

  /// The least margins, up to which content without a height of its own extends: 4 points, as recorded with a card on
  /// iOS 17 (Fidelity.md).
  package static let minimum = RowMargins(top: 4, bottom: 4)

  /// The margins of a container whose content has these at a position.
  package func outside(_ content: CGRect, in size: CGSize) -> RowMargins {
    RowMargins(top: top - content.minY, bottom: bottom - (size.height - content.maxY))
  }

  package func union(_ other: RowMargins) -> RowMargins {
    RowMargins(top: max(top, other.top), bottom: max(bottom, other.bottom))
  }
}

/// A control around which list rows leave less space than around text.
package protocol RowControl {}

/// Makes list rows leave as little space around content as around controls, for symbols and buttons that are higher than a line
/// of text.
struct RowControlContent: ViewModifier, ItemModifier {
  typealias Body = Never
  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> RowControlItem { RowControlItem(node, content) }
  func update(_ item: RowControlItem) -> Bool { false }
}

final class RowControlItem: UnaryItem {
  override var containsRowControl: Bool { true }
  override func rowMargins(_ size: CGSize, _ proposal: ProposedViewSize) -> RowMargins { .control }
}
