/// The receiver of lowered text.
package enum LoweringPurpose: Sendable {
  /// The compiler of an app. Previews are removed.
  case compiler
  /// The compiler of a program that draws previews, which are registered.
  case previews
  /// The language server of an editor. The arguments of `#selector` and `#keyPath` remain expressions, so that it
  /// completes them and finds their declarations. The text has the same positions as for the compiler.
  case editor
}
