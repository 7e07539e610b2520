/// Gives a UIKit view the tint of the SwiftUI views around it. Without one the view keeps the tint that it was made with.
@MainActor
package struct TintFollower {
  private var shown: AnyShapeStyle?

  package init() {}

  package mutating func apply(_ environment: EnvironmentValues, to view: UIView?) {
    guard let view, environment.tint != shown else { return }
    shown = environment.tint
    view.tintColor = environment.tint?.color(in: environment)
  }
}
