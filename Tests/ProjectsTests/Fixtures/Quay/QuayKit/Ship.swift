import Foundation

@objc public class Ship: NSObject {
  @objc public dynamic var name: String

  public init(name: String) {
    self.name = name
  }
}
