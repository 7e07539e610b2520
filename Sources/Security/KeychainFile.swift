import CryptoKit
import Foundation

/// A file with the items of a keychain, encrypted by AES-GCM.
///
/// Its first byte is the place of the key, which stays the same for the life of the file. The rest is a nonce, the
/// encrypted property list and a tag.
struct KeychainFile {
  typealias Item = [String: Any]

  private enum Place: UInt8 {
    case service = 1
    case file = 2
  }

  let url: URL
  /// The app whose key it is.
  let application: String
  /// Keys in the secret service; `nil` where none is to be used.
  let service: (any KeychainKeys)?
  private var keys: FileKeys { FileKeys(file: url.deletingPathExtension().appendingPathExtension("key")) }

  private func keys(at place: Place) throws -> any KeychainKeys {
    switch place {
    case .file: return keys
    case .service:
      guard let service else { throw KeychainFault.unavailable }
      return service
    }
  }

  /// The place of the key of the stored file; `nil` without a file.
  private func place() throws -> Place? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard let first = try? FileHandle(forReadingFrom: url).read(upToCount: 1)?.first else {
      throw KeychainFault.unavailable
    }
    guard let place = Place(rawValue: first) else { throw KeychainFault.unreadable }
    return place
  }

  func read() throws -> [Item] {
    guard let place = try place() else { return [] }
    guard let data = try? Data(contentsOf: url) else { throw KeychainFault.unavailable }
    guard let key = try keys(at: place).key(of: application),
      let box = try? AES.GCM.SealedBox(combined: data.dropFirst()),
      let plain = try? AES.GCM.open(box, using: key),
      let list = try? PropertyListSerialization.propertyList(from: plain, format: nil) as? [Item]
    else { throw KeychainFault.unreadable }
    return list
  }

  /// Replaces the file in one step.
  func write(_ items: [Item]) throws {
    let place = try place() ?? newPlace()
    let keys = try keys(at: place)
    let key: SymmetricKey
    if let known = try keys.key(of: application) {
      key = known
    } else {
      key = SymmetricKey(size: .bits256)
      try keys.store(key, of: application)
    }
    let plain = try PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
    guard let sealed = try AES.GCM.seal(plain, using: key).combined,
      PrivateFile.write(Data([place.rawValue]) + sealed, to: url)
    else { throw KeychainFault.unavailable }
  }

  /// The secret service if it answers, else a file.
  private func newPlace() -> Place {
    guard let service else { return .file }
    do {
      _ = try service.key(of: application)
      return .service
    } catch { return .file }
  }
}
