import CSecretService
import CryptoKit
import Foundation
import Glibc

/// The keys that encrypt keychains, by the name of the app.
package protocol KeychainKeys: Sendable {
  /// Returns the key of an app; `nil` if it has none.
  /// - Throws: `KeychainFault.unavailable` if the place of the keys cannot be reached.
  func key(of application: String) throws -> SymmetricKey?
  func store(_ key: SymmetricKey, of application: String) throws
}

package enum KeychainFault: Error, Equatable {
  /// The key cannot be reached now.
  case unavailable
  /// The file is damaged, or encrypted by another key.
  case unreadable
}

/// Keys in the desktop's secret service, which a person unlocks: GNOME Keyring, KWallet or another one that libsecret
/// reaches.
struct SecretServiceKeys: KeychainKeys {
  func key(of application: String) throws -> SymmetricKey? {
    var text: UnsafeMutablePointer<CChar>?
    defer { free(text) }
    switch ptl_secret_find(application, &text) {
    case PTL_SECRET_FOUND:
      guard let text, let data = Data(base64Encoded: String(cString: text)) else {
        throw KeychainFault.unreadable
      }
      return SymmetricKey(data: data)
    case PTL_SECRET_ABSENT: return nil
    default: throw KeychainFault.unavailable
    }
  }

  func store(_ key: SymmetricKey, of application: String) throws {
    let text = key.withUnsafeBytes { Data($0) }.base64EncodedString()
    guard ptl_secret_store(application, "Keychain of \(application)", text) == PTL_SECRET_FOUND else {
      throw KeychainFault.unavailable
    }
  }
}

/// A key in a file that only the user can read, for systems without a secret service.
struct FileKeys: KeychainKeys {
  let file: URL

  func key(of application: String) throws -> SymmetricKey? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = try? Data(contentsOf: file) else { throw KeychainFault.unavailable }
    guard data.count == 32 else { throw KeychainFault.unreadable }
    return SymmetricKey(data: data)
  }

  func store(_ key: SymmetricKey, of application: String) throws {
    guard PrivateFile.write(key.withUnsafeBytes { Data($0) }, to: file) else {
      throw KeychainFault.unavailable
    }
  }
}

/// Files that only the user can read.
enum PrivateFile {
  /// Replaces a file in one step.
  static func write(_ data: Data, to file: URL) -> Bool {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let new = file.path + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = data.withUnsafeBytes { bytes in
      Glibc.write(descriptor, bytes.baseAddress, bytes.count) == bytes.count && fsync(descriptor) == 0
    }
    return close(descriptor) == 0 && isWritten && rename(new, file.path) == 0
  }
}
