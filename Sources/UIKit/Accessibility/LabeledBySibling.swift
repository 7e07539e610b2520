/// A control of SwiftUI whose label is the text beside it. For UI tests both are one element, as on iOS.
@MainActor
package protocol LabeledBySibling: UIView {
  /// False where the label is hidden.
  var isLabeledBySibling: Bool { get }
}
