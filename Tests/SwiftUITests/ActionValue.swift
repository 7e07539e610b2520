import SwiftUI

/// A closure in the environment, which stores it in a cell that bodies read.
private struct ActionKey: EnvironmentKey {
  static var defaultValue: () -> Void { {} }
}

extension EnvironmentValues {
  var action: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}
