import Foundation

@objc public class Ship: NSObject {
  @objc public dynamic var name: String

  public init(name: String) {
    self.name = name
  }
}

extension Ship {
  /// The bundle of the framework.
  static var bundle: Bundle { Bundle(for: self) }

  static func names() throws -> String {
    let file = bundle.url(forResource: "names", withExtension: "txt")
    return try String(contentsOf: file!, encoding: .utf8)
  }
}
