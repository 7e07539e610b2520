/// The action of a key for the focused control.
package enum ControlKey: Sendable {
  case activate, left, right, up, down, home, end, pageUp, pageDown
}
