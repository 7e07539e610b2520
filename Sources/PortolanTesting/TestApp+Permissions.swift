import SystemPermissions

/// The device's resources that need the person's permission.
extension TestApp {
  /// A resource that apps may use only with the person's permission.
  public enum Resource: String, CaseIterable, Sendable {
    case location, photos, camera, microphone, contacts, calendar, reminders, speech, motion, bluetooth,
      tracking
  }

  /// The state of a permission.
  public enum Permission: String, CaseIterable, Sendable {
    /// Asks with the system's alert, which the test answers by tapping a button of it.
    case notDetermined
    case denied
    case allowed
    /// Part of the resource: selected photos, or the location while the app is in use.
    case limited
  }

  /// The state of a permission; changes reach the app, as from the Settings app.
  public subscript(permission resource: Resource) -> Permission {
    get {
      guard let permission = SystemPermission(rawValue: resource.rawValue),
        let answer = PermissionStore.shared.answer(permission)
      else { return .notDetermined }
      return switch answer {
      case .denied: .denied
      case .allowed: .allowed
      case .limited, .once: .limited
      }
    }
    set {
      guard let permission = SystemPermission(rawValue: resource.rawValue) else { return }
      PermissionStore.shared.set(SystemPermission.Answer(rawValue: newValue.rawValue), for: permission)
      advance(by: 0)
    }
  }

  /// Moves the simulated device to a place.
  /// - Parameters:
  ///   - latitude: Degrees, from -90 to 90.
  ///   - longitude: Degrees, from -180 to 180.
  ///   - altitude: meters above sea level.
  ///   - accuracy: meters.
  ///   - course: Degrees from north; negative if unknown.
  ///   - speed: meters per second; negative if unknown.
  public func move(
    toLatitude latitude: Double, longitude: Double, altitude: Double = 0, accuracy: Double = 5,
    course: Double = -1, speed: Double = -1
  ) {
    SimulatedPlace.current = SimulatedPlace(
      latitude: latitude, longitude: longitude, altitude: altitude, accuracy: accuracy, course: course,
      speed: speed)
    advance(by: 0)
  }

  /// Forgets the permissions and the place of the previous test.
  static func resetPermissions() {
    SystemAlertQueue.reset()
    PermissionStore.shared.reset()
    SimulatedPlace.current = nil
    SimulatedMedia.duration = nil
    SimulatedMedia.forgetSounds()
    SimulatedStore.file = nil
  }
}

/// Media of tests.
extension TestApp {
  /// Makes files and addresses of media playable, each for a duration in seconds; nil returns to those that GStreamer decodes.
  ///
  /// Players of AVFoundation then move in the time of the test. Nothing is heard or drawn.
  public func simulateMedia(duration: TimeInterval?) { SimulatedMedia.duration = duration }

  /// The files and addresses of decoded sounds that began to play, or went on at another position, oldest first.
  ///
  /// In the time of the test they are not heard.
  public var playedSounds: [URL] { SimulatedMedia.sounds.map(\.url) }
}

/// The store of tests.
extension TestApp {
  /// Opens a store with the products of a file of Xcode's with the extension `storekit`; nil closes it.
  ///
  /// Purchases ask with an alert of the system, whose buttons are “Buy” and “Cancel”.
  public func simulateStore(_ file: URL?) { SimulatedStore.file = file }
}
