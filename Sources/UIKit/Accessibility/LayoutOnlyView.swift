/// A view that only arranges or paints others, such as a stack or a shape of SwiftUI.
///
/// As on iOS, it is no element of UI tests unless it has accessibility attributes: its content is in its place.
package protocol LayoutOnlyView: UIView {}
