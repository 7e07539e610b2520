import CoreFoundation
import StateStore

/// Saves the state of sessions, scenes and screens when the interface has come to rest, and restores it at
/// launch.
///
/// Changes are collected; all changes of one state of the interface are saved in one transaction. After being
/// killed at any time, the application is restored to its last state at rest.
@MainActor
package final class StateRestorationCoordinator {
  package static let shared = StateRestorationCoordinator()

  private struct Key: Hashable {
    let scope: String
    let name: String
  }

  private var store: StateStore?
  /// Values to be written; nil removes a value.
  private var pending: [Key: Data?] = [:]
  private var removedScopes: Set<String> = []
  private var interfaceChanged = false
  private var scrollsChanged = false
  private var sessionsChanged = false
  private var waitsSince: CFTimeInterval?
  private var observer: CFRunLoopObserver?

  /// The interval for saving an interface that never rests, in seconds.
  private static let saveInterval: CFTimeInterval = 1

  /// Whether state is saved.
  package var isOpen: Bool { store != nil }

  // MARK: The store

  /// Starts saving state in a folder.
  package func open(folder: URL) {
    close()
    store = StateStore(folder: folder) { UIKitFault.warn($0, category: "Restoration") }
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in
      // The observer belongs to the main run loop.
      MainActor.assumeIsolated { StateRestorationCoordinator.shared.restIfPossible() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    self.observer = observer
  }

  /// Saves the state, and stops saving.
  package func close() {
    guard let store else { return }
    save()
    store.checkpoint()
    forget()
    store.close()
  }

  /// Discards the store without saving, as the end of a process does.
  package func forget() {
    store = nil
    pending = [:]
    removedScopes = []
    interfaceChanged = false
    scrollsChanged = false
    sessionsChanged = false
    waitsSince = nil
    if let observer { CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes) }
    observer = nil
  }

  // MARK: Values

  package func value(scope: String, name: String) -> Any? {
    guard let store else { return nil }
    let key = Key(scope: scope, name: name)
    if let waiting = pending[key] { return waiting.flatMap(StateValue.decode) }
    if removedScopes.contains(scope) { return nil }
    guard let data = store.value(scope: scope, name: name) else { return nil }
    if let value = StateValue.decode(data) { return value }
    UIKitFault.warnOnce(
      "The saved value “\(name)” cannot be read and is left out.", category: "Restoration")
    return nil
  }

  /// Sets a value that is saved with the next state at rest; `nil` removes it.
  package func set(_ value: Any?, scope: String, name: String) {
    guard store != nil else { return }
    guard let value else {
      pending[Key(scope: scope, name: name)] = .some(nil)
      return wait()
    }
    guard let data = StateValue.encode(value) else {
      return UIKitFault.warnOnce(
        "The value “\(name)” of type \(type(of: value)) cannot be saved: only values of property lists, URLs and "
          + "UUIDs can.", category: "Restoration")
    }
    pending[Key(scope: scope, name: name)] = data
    wait()
  }

  /// Returns all values of a scope by name, encoded, after saving the pending ones.
  package func encodedValues(scope: String) -> [String: Data] {
    save()
    return store?.values(scope: scope) ?? [:]
  }

  /// Sets encoded values of a scope, as returned by `encodedValues(scope:)`.
  package func setEncodedValues(_ values: [String: Data], scope: String) {
    guard store != nil, !values.isEmpty else { return }
    for (name, value) in values { pending[Key(scope: scope, name: name)] = value }
    wait()
  }

  package func removeScope(_ scope: String) {
    guard store != nil else { return }
    pending = pending.filter { $0.key.scope != scope }
    removedScopes.insert(scope)
    wait()
  }

  /// Called when screens appeared or disappeared: the interface is described again when it rests.
  package func interfaceDidChange() {
    guard store != nil else { return }
    interfaceChanged = true
    wait()
  }

  /// Called when a scroll view stops at a new position.
  package func scrollingDidEnd() {
    guard store != nil else { return }
    scrollsChanged = true
    wait()
  }

  package func sessionsDidChange() {
    guard store != nil else { return }
    sessionsChanged = true
    wait()
  }

  private func wait() { if waitsSince == nil { waitsSince = realTime } }
  private var realTime: CFTimeInterval { ProcessInfo.processInfo.systemUptime }

  // MARK: Saving

  private func restIfPossible() {
    guard let waitsSince, FrameClock.shared.isIdle || realTime - waitsSince > Self.saveInterval else {
      return
    }
    save()
  }

  /// Writes the changes, when the interface rests or the application enters the background.
  package func save() {
    guard let store, waitsSince != nil else { return }
    waitsSince = nil
    if interfaceChanged || scrollsChanged {
      scrollsChanged = false
      saveScrolling()
    }
    if interfaceChanged {
      interfaceChanged = false
      describeInterface()
    }
    if sessionsChanged {
      sessionsChanged = false
      set(UIApplication.shared.sessionList, scope: Self.applicationScope, name: "sessions")
    }
    waitsSince = nil
    guard !pending.isEmpty || !removedScopes.isEmpty else { return }
    var changes = removedScopes.map { StateStore.Change.removeScope($0) }
    for (key, value) in pending {
      changes.append(
        value.map { .put(scope: key.scope, name: key.name, value: $0) }
          ?? .remove(scope: key.scope, name: key.name))
    }
    pending = [:]
    removedScopes = []
    store.write(changes)
  }

  /// Moves the contents of the log to the file when the application enters the background.
  package func checkpoint() {
    save()
    store?.checkpoint()
  }

  package static let applicationScope = "application"
}
