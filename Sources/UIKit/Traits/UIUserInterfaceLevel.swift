/// Whether the interface stands on the base level or above it, as a presented screen does.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
