import CoreGraphics
import Foundation

/// The key of a password in a shared credential.
public let kSecSharedPassword: CFString = "spwd"

/// Saves a password for a site. Websites share no passwords here: the completion receives `errSecMissingEntitlement`.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) {
  refuse { completionHandler($0) }
}

/// Requests the passwords of a site. Websites share no passwords here: the completion receives `errSecMissingEntitlement`.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  refuse { completionHandler(nil, $0) }
}

private func refuse(_ completion: @escaping (CFError) -> Void) {
  let error = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecMissingEntitlement))
  // Unchecked because the handlers of the C interface are not sendable; each is called once.
  nonisolated(unsafe) let completion = completion
  DispatchQueue.global().async { completion(error) }
}

/// Returns a random password of four groups of three characters, such as `uQx-4fM-Wb7-zKp`.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  // Without characters that look like others.
  let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
  var random = SystemRandomNumberGenerator()
  let groups = (0..<4).map { _ in
    String((0..<3).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
  }
  return groups.joined(separator: "-")
}

// MARK: Errors

/// Creates an error. The allocator has no effect.
public func CFErrorCreate(
  _ allocator: CFAllocator?, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
  let entries = (userInfo ?? [:]).compactMap { key, value in (key.base as? String).map { ($0, value) } }
  return NSError(domain: domain, code: code, userInfo: Dictionary(entries) { first, _ in first })
}

public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? { err.userInfo as CFDictionary }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
