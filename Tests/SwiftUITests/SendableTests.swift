import SwiftUI
import XCTest

/// Values that can be sent between actors on iOS. The compiler checks them.
final class SendableTests: XCTestCase {
  private func name<T: Sendable>(_ type: T.Type) -> String { "\(type)" }

  func testWrappersOfSendableValuesCanBeSent() {
    let names = [
      name(State<Int>.self), name(Binding<Int>.self), name(AppStorage<Int>.self),
      name(SceneStorage<Int>.self),
      name(FocusState<Bool>.self), name(FocusState<Bool>.Binding.self),
      name(AccessibilityFocusState<Bool>.self),
      name(AccessibilityFocusState<Bool>.Binding.self), name(GestureState<Int>.self), name(Namespace.self),
      name(ScaledMetric<Double>.self), name(Text.self), name(OpenURLAction.self),
      name(AnimatablePair<Double, Double>.self), name(NamedCoordinateSpace.self),
      name(LocalCoordinateSpace.self),
    ]
    XCTAssertFalse(names.contains(""))
  }
}
