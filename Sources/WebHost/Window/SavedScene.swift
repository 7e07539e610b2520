import Foundation
import StateStore
import UIKit

/// The saved state of a scene as bytes, with which an address opens the same screens in another browser.
@MainActor
enum SavedScene {
  /// Values that belong to one page and are not copied.
  private static let excluded: Set<String> = [WebHost.pageKey, "window"]
  /// The maximum number of values.
  private static let maximumCount = 1024

  private typealias Values = [String: Data]

  /// Returns the state of a session; `nil` without one.
  static func bytes(of session: UISceneSession) -> [UInt8]? {
    let coordinator = StateRestorationCoordinator.shared
    guard coordinator.isOpen else { return nil }
    var scene = coordinator.encodedValues(scope: session.stateScope)
    for name in excluded { scene[name] = nil }
    let application = coordinator.encodedValues(scope: StateRestorationCoordinator.applicationScope)
      .filter { $0.key == "controllers" }
    guard !scene.isEmpty || !application.isEmpty else { return nil }
    var writer = ByteWriter()
    for values in [scene, application] {
      writer.write(UInt32(values.count))
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        writer.write(UInt32(name.utf8.count))
        writer.append(name.utf8)
        writer.write(UInt32(value.count))
        writer.append(value)
      }
    }
    return writer.bytes
  }

  private static func values(_ reader: inout ByteReader) throws -> Values {
    let count = Int(try reader.readUInt32())
    guard count <= maximumCount else { throw ByteReader.Failure.unknown }
    var values: Values = [:]
    for _ in 0..<count { values[try reader.readText()] = Data(try reader.readBytes()) }
    return values.filter { !excluded.contains($0.key) }
  }

  /// Saves a state for an app that has not launched yet and has none of its own.
  static func install(_ bytes: [UInt8], in folder: URL) {
    var reader = ByteReader(bytes[...])
    guard !FileManager.default.fileExists(atPath: folder.appendingPathComponent(StateStore.fileName).path),
      let scene = try? values(&reader), let application = try? values(&reader)
    else { return }
    let session = UISceneSession(role: .windowApplication)
    let list: [Any] = [
      ["id": session.persistentIdentifier, "role": session.role.rawValue, "isConnected": true]
        as [String: Any]
    ]
    guard let sessions = StateValue.encode(list) else { return }
    let store = StateStore(folder: folder) { _ in }
    let scope = StateRestorationCoordinator.applicationScope
    store.write(
      [.put(scope: scope, name: "sessions", value: sessions)]
        + application.map { .put(scope: scope, name: $0.key, value: $0.value) }
        + scene.map { .put(scope: session.stateScope, name: $0.key, value: $0.value) })
    store.checkpoint()
    store.close()
  }

  /// Gives a new session of a running app the state of a scene.
  static func install(_ bytes: [UInt8], in session: UISceneSession) {
    var reader = ByteReader(bytes[...])
    guard let scene = try? values(&reader) else { return }
    StateRestorationCoordinator.shared.setEncodedValues(scene, scope: session.stateScope)
    session.restoreState()
  }
}
