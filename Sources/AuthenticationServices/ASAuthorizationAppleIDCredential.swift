import UIKit

/// A person's Apple Account. Never delivered, because nobody is signed in; tests decode one and set its values by name.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, NSSecureCoding {
  public fileprivate(set) var user: String
  public fileprivate(set) var state: String?
  public fileprivate(set) var authorizedScopes: [ASAuthorization.Scope] = []
  public fileprivate(set) var authorizationCode: Data?
  public fileprivate(set) var identityToken: Data?
  public fileprivate(set) var email: String?
  public fileprivate(set) var fullName: PersonNameComponents?
  public fileprivate(set) var realUserStatus = ASUserDetectionStatus.unsupported

  open class var supportsSecureCoding: Bool { true }

  package init(user: String) { self.user = user }

  public required init?(coder: NSCoder) {
    /// Decoding a key that is missing is an error.
    func object(_ classes: [AnyClass], _ key: String) -> Any? {
      coder.containsValue(forKey: key) ? coder.decodeObject(of: classes, forKey: key) : nil
    }
    user = object([NSString.self], "_user") as? String ?? ""
    state = object([NSString.self], "_state") as? String
    let scopes = object([NSArray.self, NSString.self], "_authorizedScopes") as? [String]
    authorizedScopes = (scopes ?? []).map(ASAuthorization.Scope.init)
    authorizationCode = object([NSData.self], "_authorizationCode") as? Data
    identityToken = object([NSData.self], "_identityToken") as? Data
    email = object([NSString.self], "_email") as? String
    fullName = object([NSPersonNameComponents.self], "_fullName") as? PersonNameComponents
    realUserStatus =
      ASUserDetectionStatus(rawValue: coder.decodeInteger(forKey: "_realUserStatus")) ?? .unsupported
  }

  open func encode(with coder: NSCoder) {
    coder.encode(user as NSString, forKey: "_user")
    coder.encode(state as NSString?, forKey: "_state")
    coder.encode(authorizedScopes.map(\.rawValue) as NSArray, forKey: "_authorizedScopes")
    coder.encode(authorizationCode as NSData?, forKey: "_authorizationCode")
    coder.encode(identityToken as NSData?, forKey: "_identityToken")
    coder.encode(email as NSString?, forKey: "_email")
    coder.encode(fullName as NSPersonNameComponents?, forKey: "_fullName")
    coder.encode(realUserStatus.rawValue, forKey: "_realUserStatus")
  }
}

/// Values that are read and set by name.
private enum Names {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      _ObjCClasses.at(registry!).add(ASAuthorizationAppleIDCredential.self) { table in
        table.property("user", \ASAuthorizationAppleIDCredential.user)
        table.property("state", \ASAuthorizationAppleIDCredential.state)
        table.property("authorizedScopes", \ASAuthorizationAppleIDCredential.authorizedScopes)
        table.property("authorizationCode", \ASAuthorizationAppleIDCredential.authorizationCode)
        table.property("identityToken", \ASAuthorizationAppleIDCredential.identityToken)
        table.property("email", \ASAuthorizationAppleIDCredential.email)
        table.property("fullName", \ASAuthorizationAppleIDCredential.fullName)
        table.property("realUserStatus", \ASAuthorizationAppleIDCredential.realUserStatus)
      }
    }
  }
}
