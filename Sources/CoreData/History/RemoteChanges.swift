import Synchronization

public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"

/// The open stores whose coordinators are notified of writes.
///
/// Differs from iOS: writes of other processes are not noticed.
enum RemoteChanges {
  // The stores are only compared, and read on the main queue.
  private struct Entry: @unchecked Sendable {
    weak var store: NSPersistentStore?
  }
  private static let entries = Mutex<[Entry]>([])

  static func add(_ store: NSPersistentStore) {
    entries.withLock { entries in
      entries.removeAll { $0.store == nil }
      entries.append(Entry(store: store))
    }
  }

  /// Announces a write, later on the main queue, to all coordinators that have the file of the store open.
  static func announce(_ written: NSPersistentStore) {
    let stores = entries.withLock { entries in
      entries.filter { entry in
        guard let store = entry.store else { return false }
        return store === written || store.url != nil && store.url == written.url && !store.isMemory
      }
    }
    if stores.isEmpty { return }
    DispatchQueue.main.async {
      for entry in stores {
        guard let store = entry.store, let coordinator = store.persistentStoreCoordinator else { continue }
        var information: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
        information[NSPersistentStoreURLKey] = store.url
        information[NSPersistentHistoryTokenKey] = coordinator.currentPersistentHistoryToken(fromStores: [
          store
        ])
        NotificationCenter.default.post(
          name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: information)
      }
    }
  }
}
