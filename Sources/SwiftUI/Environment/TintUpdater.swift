/// Applies the tint of the surrounding SwiftUI views to a UIKit view. Without one, the view keeps its initial
/// tint.
@MainActor
package struct TintUpdater {
  private var shown: AnyShapeStyle?

  package init() {}

  package mutating func apply(_ environment: EnvironmentValues, to view: UIView?) {
    guard let view, environment.tint != shown else { return }
    shown = environment.tint
    view.tintColor = environment.tint?.color(in: environment)
  }
}
