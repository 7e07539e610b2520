/// Whether the compiler optimises.
package enum Configuration: String, Sendable {
  case debug, release
}
