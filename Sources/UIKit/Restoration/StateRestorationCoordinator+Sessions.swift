import FoundationExtensions

extension UISceneSession {
  package var stateScope: String { "session/\(persistentIdentifier)" }

  /// Returns a value of the session that persists beyond the process.
  package func storedValue(_ name: String) -> Any? {
    StateRestorationCoordinator.shared.value(scope: stateScope, name: name)
  }
  package func store(_ value: Any?, as name: String) {
    StateRestorationCoordinator.shared.set(value, scope: stateScope, name: name)
  }
}

extension StateRestorationCoordinator {
  /// Asks scene delegates for their activities, and controllers for their state.
  func describeInterface() {
    for scene in UIApplication.shared.connected where scene.activationState.isForeground {
      scene.updateRestorationActivity()
      (scene as? UIWindowScene)?.savePlacement()
    }
    RestorationArchive.save()
  }

  /// Stores the scroll positions of every scene.
  func saveScrolling() {
    for case let scene as UIWindowScene in UIApplication.shared.connected
    where scene.activationState.isForeground {
      ScrollRestoration.save(scene)
    }
  }

  /// Returns the sessions that were open when the application ended, those with a scene first.
  func restoreSessions() -> [UISceneSession] {
    guard let list = value(scope: Self.applicationScope, name: "sessions") as? [Any] else { return [] }
    return list.compactMap { entry in
      guard let entry = entry as? [String: Any], let id = entry["id"] as? String, !id.isEmpty,
        let role = entry["role"] as? String
      else { return nil }
      let session = UISceneSession(role: .init(rawValue: role), persistentIdentifier: id)
      session.wasConnected = entry["isConnected"] as? Bool ?? false
      session.restoreState()
      return session
    }
  }
}

extension UISceneSession {
  /// Reads the saved activity and information of the session.
  package func restoreState() {
    isRestoring = true
    userInfo = storedValue("userInfo") as? [String: Any]
    stateRestorationActivity = (storedValue("activity") as? Data).flatMap { NSUserActivity.decoded($0) }
    isRestoring = false
  }

  func userInfoDidChange() {
    guard !isRestoring else { return }
    store(userInfo, as: "userInfo")
  }

  func activityDidChange() {
    guard !isRestoring, StateRestorationCoordinator.shared.isOpen else { return }
    store(stateRestorationActivity.flatMap { try? $0.encoded() }, as: "activity")
  }
}

extension UIApplication {
  /// The saved data of the sessions, in the order of their creation.
  var sessionList: [Any] {
    sessions.map { session in
      [
        "id": session.persistentIdentifier, "role": session.role.rawValue,
        "isConnected": session.scene != nil || session.wasConnected,
      ] as [String: Any]
    }
  }

  /// Returns the sessions to show at launch: those that had a scene when the application ended, or else one
  /// new session.
  func sessionsForLaunch() -> [UISceneSession] {
    let restored = StateRestorationCoordinator.shared.restoreSessions().filter {
      $0.role == .windowApplication
    }
    sessions.append(contentsOf: restored)
    let connected = restored.filter(\.wasConnected)
    for session in restored { session.wasConnected = false }
    let wanted = connected.isEmpty ? Array(restored.prefix(1)) : connected
    guard let first = wanted.first else { return [makeSession(role: .windowApplication)] }
    return supportsMultipleScenes ? wanted : [first]
  }
}

extension UIWindowScene {
  /// Saves the position of the window for the next launch.
  func savePlacement() {
    guard let placement = hostWindow.placement else { return }
    session.store(placement.propertyList, as: "window")
  }
}

extension UIScene {
  /// Asks the delegate for the restoration activity of this scene.
  func updateRestorationActivity() {
    if let userActivity, userActivity.needsSave {
      updateUserActivityState(userActivity)
      delegate?.scene(self, didUpdate: userActivity)
    }
    guard let activity = delegate?.stateRestorationActivity(for: self) else { return }
    session.stateRestorationActivity = activity
  }
}
