import Synchronization

/// The position of the device that a test simulates.
package struct SimulatedPlace: Equatable, Sendable {
  /// Degrees.
  package var latitude: Double
  package var longitude: Double
  /// Meters.
  package var altitude: Double
  package var accuracy: Double
  /// Degrees from north; negative if unknown.
  package var course: Double
  /// Meters per second; negative if unknown.
  package var speed: Double

  package init(
    latitude: Double, longitude: Double, altitude: Double, accuracy: Double, course: Double, speed: Double
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.accuracy = accuracy
    self.course = course
    self.speed = speed
  }

  private struct State {
    var place: SimulatedPlace?
    var observers: [Int: @MainActor @Sendable () -> Void] = [:]
    var nextObserver = 0
  }

  private static let state = Mutex(State())

  /// The simulated place; nil if the device does not know its place.
  package static var current: SimulatedPlace? {
    get { state.withLock { $0.place } }
    set {
      let observers = state.withLock { state in
        state.place = newValue
        return Array(state.observers.values)
      }
      onMainThread { for observer in observers { observer() } }
    }
  }

  /// Calls a function on the main thread when the place changes.
  /// - Returns: The number to remove the function with.
  package static func observe(_ body: @escaping @MainActor @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextObserver += 1
      state.observers[state.nextObserver] = body
      return state.nextObserver
    }
  }

  package static func removeObserver(_ number: Int) {
    state.withLock { _ = $0.observers.removeValue(forKey: number) }
  }
}
