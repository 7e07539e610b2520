/// What a key asks of the control that has the focus.
package enum ControlKey: Sendable {
  case activate, left, right, up, down, home, end, pageUp, pageDown
}
