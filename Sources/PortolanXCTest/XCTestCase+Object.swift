import Foundation
import XCTest

/// Test cases are objects as on iOS, so that they can be delegates, data sources and targets.
extension XCTestCase: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var debugDescription: String { description }
}

extension XCTestCase: @retroactive Hashable {
  public static func == (a: XCTestCase, b: XCTestCase) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
