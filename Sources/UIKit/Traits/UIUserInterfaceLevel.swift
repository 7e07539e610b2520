/// Whether the interface is at the base level or elevated, as in a presented screen.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
