/// The phase of a scene, which changes in place in the environment of its window.
@MainActor
final class ScenePhaseCell {
  private let cell = EnvironmentCell()

  var value: ScenePhase {
    didSet {
      var environment = EnvironmentValues()
      write(to: &environment)
      cell.notifyReaders()
    }
  }

  init(_ value: ScenePhase) { self.value = value }

  func write(to environment: inout EnvironmentValues) {
    environment.write(into: cell) { $0.scenePhase = value }
  }

  /// Whether only bodies have read the phase, which are evaluated again when it changes.
  var informsAllReaders: Bool { !cell.hasOtherReaders }
}
