/// The shape of the pointer.
package enum HostCursor: Equatable, Sendable {
  case arrow, pointingHand, text, verticalText, grab, grabbing, resizeHorizontally, resizeVertically,
    notAllowed
  case hidden
}
