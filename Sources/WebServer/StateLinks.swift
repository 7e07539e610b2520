import CSoup
import Foundation

/// The saved states behind the addresses of pages, for opening a copied address in another browser.
///
/// A state is named by a part of its signature with a secret of the server. A page can therefore neither make a name nor
/// change a state.
final class StateLinks {
  /// The maximum size of a state, in bytes.
  private static let maximumSize = 1 << 16
  /// The maximum number of states, beyond which the oldest are removed.
  private static let maximumCount = 4096

  private let folder: URL
  private let secret: [UInt8]
  private var count: Int

  init(folder: URL) throws {
    self.folder = folder
    let files = FileManager.default
    try files.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = folder.appendingPathComponent("secret")
    if let known = try? Data(contentsOf: file), known.count == 32 {
      secret = Array(known)
    } else {
      var generator = SystemRandomNumberGenerator()
      secret = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
      guard
        files.createFile(
          atPath: file.path, contents: Data(secret), attributes: [.posixPermissions: 0o600])
      else {
        throw ServerOptions.Mistake(description: "\(file.path) cannot be written")
      }
    }
    count = (try? files.contentsOfDirectory(atPath: folder.path).count) ?? 0
  }

  /// The first 64 bits of the signature, in letters and digits.
  private func name(of state: [UInt8]) -> String {
    guard
      let text = g_compute_hmac_for_data(
        G_CHECKSUM_SHA256, secret, gsize(secret.count), state, gsize(state.count))
    else { return "" }
    defer { g_free(text) }
    let number = UInt64(String(cString: text).prefix(16), radix: 16) ?? 0
    return String(number, radix: 36)
  }

  /// Saves a state.
  /// - Returns: Its name; `nil` if it is too large or cannot be saved.
  func save(_ state: [UInt8]) -> String? {
    guard state.count <= Self.maximumSize else { return nil }
    let name = name(of: state)
    let file = folder.appendingPathComponent(name)
    guard !FileManager.default.fileExists(atPath: file.path) else {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
      return name
    }
    guard (try? Data(state).write(to: file, options: .atomic)) != nil else { return nil }
    count += 1
    if count > Self.maximumCount { removeOldest() }
    return name
  }

  /// The state with a name; `nil` if there is none or its signature is wrong.
  func state(named name: String) -> [UInt8]? {
    guard (1...16).contains(name.count), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      name != "secret",
      let state = (try? Data(contentsOf: folder.appendingPathComponent(name))).map(Array.init),
      self.name(of: state) == name
    else { return nil }
    return state
  }

  private func removeOldest() {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    let dated = files.filter { $0.lastPathComponent != "secret" }.map { file in
      (
        file,
        (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? Date()
      )
    }.sorted { $0.1 < $1.1 }
    let removed = dated.prefix(max(0, dated.count - Self.maximumCount * 3 / 4))
    for (file, _) in removed { try? FileManager.default.removeItem(at: file) }
    count = dated.count - removed.count
  }
}
