/// A view that reports whether its text follows the preferred content size, for accessibility audits. SwiftUI resolves
/// the fonts of its labels itself.
@MainActor
package protocol DynamicTypeText: UIView {
  var supportsDynamicType: Bool { get }
}
