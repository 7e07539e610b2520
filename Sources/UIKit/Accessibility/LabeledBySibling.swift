/// A SwiftUI control whose label is a sibling view. UI tests see a single element, as on iOS.
@MainActor
package protocol LabeledBySibling: UIView {
  /// Whether the label is visible.
  var isLabeledBySibling: Bool { get }
}
