/// Sets the style of a kind of control in the environment.
///
/// Bodies create their styles anew whenever they are evaluated. Styles are compared, so that an equal one changes nothing.
package struct StyleModifier<Style, Box>: ViewModifier {
  let style: Style
  let keyPath: WritableKeyPath<EnvironmentValues, Box>
  let make: @MainActor (Style, Box) -> Box
  private let latest = LatestStyle<Box>()
}

/// The box that was made last, with the one around it.
private final class LatestStyle<Box> {
  var boxes: (outer: Box, inner: Box)?
}

extension StyleModifier: EnvironmentChange {
  public typealias Body = Never

  package func apply(to environment: inout EnvironmentValues) {
    let outer = environment[keyPath: keyPath]
    if let boxes = latest.boxes, areIdentical(boxes.outer, outer) {
      environment[keyPath: keyPath] = boxes.inner
      return
    }
    let inner = make(style, outer)
    latest.boxes = (outer, inner)
    environment[keyPath: keyPath] = inner
  }

  package func isSame(as other: Self) -> Bool {
    guard keyPath == other.keyPath else { return false }
    let areEqual = PropertyLayout.comparison(of: Style.self)
    return withUnsafePointer(to: style) { a in withUnsafePointer(to: other.style) { areEqual(a, $0) } }
  }

  package func keeps(_ inner: EnvironmentValues, after old: Self, in outer: EnvironmentValues) -> Bool {
    guard isSame(as: old) else { return false }
    latest.boxes = old.latest.boxes
    return true
  }
}

extension View {
  /// Sets a style that is stored in the environment as a `Box`.
  ///
  /// - Parameter make: Returns the box for a style inside of another one. Must not capture anything.
  nonisolated package func styled<Style, Box>(
    _ style: Style, _ keyPath: WritableKeyPath<EnvironmentValues, Box>,
    _ make: @escaping @MainActor (Style, Box) -> Box
  ) -> some View { modifier(StyleModifier(style: style, keyPath: keyPath, make: make)) }
}
