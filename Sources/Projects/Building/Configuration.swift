/// The build configuration, which determines whether the compiler optimizes.
package enum Configuration: String, Sendable {
  case debug, release
}
