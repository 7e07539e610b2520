/// The shape of the pointer.
package enum HostCursor: Equatable, Sendable {
  case arrow, pointingHand, text, verticalText, grab, grabbing, resizeHorizontally, resizeVertically,
    notAllowed
  case hidden
}

extension HostCursor {
  /// The cursor's name in CSS and cursor themes.
  package var cssName: String {
    switch self {
    case .arrow: "default"
    case .pointingHand: "pointer"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .resizeHorizontally: "ew-resize"
    case .resizeVertically: "ns-resize"
    case .notAllowed: "not-allowed"
    case .hidden: "none"
    }
  }
}
