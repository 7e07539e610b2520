import FoundationExtensions
import Synchronization
import UIKit

/// The person's answers to requests for permission. Answers can be read on any thread.
package final class PermissionStore: Sendable {
  package static let shared = PermissionStore()

  /// The place of answers between launches.
  package enum Location: Sendable {
    /// The preferences of the app's container, if it has one.
    case container
    case file(URL)
    /// Answers end with the app, as in tests.
    case memory
  }

  private struct State {
    var location = Location.container
    var answers: [SystemPermission: SystemPermission.Answer]?
    var requests: [SystemPermission: [@MainActor @Sendable (SystemPermission.Answer) -> Void]] = [:]
    var observers: [Int: @MainActor @Sendable (SystemPermission) -> Void] = [:]
    var nextObserver = 0
  }

  private let state = Mutex(State())

  // MARK: Answers

  /// The answer to the request for a permission; nil if it was never requested.
  package func answer(_ permission: SystemPermission) -> SystemPermission.Answer? {
    state.withLock { state in
      loaded(&state)[permission]
    }
  }

  /// Sets an answer without an alert; nil returns to no answer.
  package func set(_ answer: SystemPermission.Answer?, for permission: SystemPermission) {
    let observers = state.withLock { state in
      var answers = loaded(&state)
      answers[permission] = answer
      state.answers = answers
      Self.save(answers, at: state.location)
      return Array(state.observers.values)
    }
    onMainThread { for observer in observers { observer(permission) } }
  }

  /// Chooses the place of answers and reads those that are there.
  package func use(_ location: Location) {
    state.withLock { state in
      state.location = location
      state.answers = nil
    }
  }

  /// Forgets answers and requests, when an app of a test ends.
  package func reset() {
    state.withLock { $0 = State(location: .memory) }
  }

  // MARK: Requests

  /// Requests a permission: answers at once if there is an answer, otherwise after the system's alert.
  package func request(
    _ permission: SystemPermission,
    completion: @escaping @MainActor @Sendable (SystemPermission.Answer) -> Void
  ) {
    if let answer = answer(permission) { return onMainThread { completion(answer) } }
    let isFirst = state.withLock { state in
      state.requests[permission, default: []].append(completion)
      return state.requests[permission]?.count == 1
    }
    guard isFirst else { return }
    onMainThread { self.ask(permission) }
  }

  @MainActor
  private func ask(_ permission: SystemPermission) {
    let purpose = permission.usageKeys.lazy.compactMap {
      Bundle.main.object(forInfoDictionaryKey: $0) as? String
    }.first
    if purpose == nil {
      UIKitFault.warnOnce(
        "Info.plist has no \(permission.usageKeys[0]), without which iOS refuses or ends the app",
        category: "Permissions")
    }
    SystemAlertQueue.show(
      title: permission.title.text(ApplicationManifest.current.displayName), message: purpose,
      choices: permission.choices.map { choice in
        .init(title: choice.title.text) { self.finish(permission, choice.answer) }
      })
  }

  @MainActor
  private func finish(_ permission: SystemPermission, _ answer: SystemPermission.Answer) {
    let requests = state.withLock { $0.requests.removeValue(forKey: permission) ?? [] }
    set(answer, for: permission)
    for request in requests { request(answer) }
  }

  // MARK: Changes

  /// Calls a function on the main thread after each change of an answer.
  /// - Returns: The number to remove the function with.
  package func observe(_ body: @escaping @MainActor @Sendable (SystemPermission) -> Void) -> Int {
    state.withLock { state in
      state.nextObserver += 1
      state.observers[state.nextObserver] = body
      return state.nextObserver
    }
  }

  package func removeObserver(_ number: Int) {
    state.withLock { _ = $0.observers.removeValue(forKey: number) }
  }

  // MARK: Files

  private func loaded(_ state: inout State) -> [SystemPermission: SystemPermission.Answer] {
    if let answers = state.answers { return answers }
    var answers: [SystemPermission: SystemPermission.Answer] = [:]
    for (name, answer) in Self.read(Self.file(state.location)) {
      guard let permission = SystemPermission(rawValue: name) else { continue }
      answers[permission] = SystemPermission.Answer(rawValue: answer)
    }
    state.answers = answers
    return answers
  }

  private static func file(_ location: Location) -> URL? {
    switch location {
    case .memory: nil
    case .file(let file): file
    case .container: AppContainer.current?.appendingPathComponent("Library/Preferences/permissions.json")
    }
  }

  private static func read(_ file: URL?) -> [String: String] {
    file.flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  private static func save(
    _ answers: [SystemPermission: SystemPermission.Answer], at location: Location
  ) {
    guard let file = file(location) else { return }
    var names: [String: String] = [:]
    // An answer for one use ends with the app.
    for (permission, answer) in answers where answer != .once { names[permission.rawValue] = answer.rawValue }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(names).write(to: file, options: .atomic)
  }
}

/// Calls a function on the main thread: at once if this is it, otherwise in a later turn.
package func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread { return MainActor.assumeIsolated(body) }
  DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}

/// Calls a function in a later turn of the main thread, as frameworks call completion handlers.
package func laterOnMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}
