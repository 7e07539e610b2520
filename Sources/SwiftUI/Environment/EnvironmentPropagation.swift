/// The change of the environment that is being passed down a tree.
@MainActor
package enum EnvironmentPropagation {
  /// Whether the layout of views depends on the change.
  package private(set) static var changesLayout = true

  static func run(changesLayout: Bool, _ body: () -> Void) {
    let outer = Self.changesLayout
    Self.changesLayout = changesLayout
    defer { Self.changesLayout = outer }
    body()
  }
}
