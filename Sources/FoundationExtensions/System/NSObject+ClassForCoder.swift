import Foundation

extension NSObject {
  /// The class itself. In Objective-C each method of objects of the root class is a method of classes, too.
  public class func classForCoder() -> AnyClass { self }
}
