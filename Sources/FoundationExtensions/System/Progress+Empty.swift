import Foundation

/// Gives `Progress` the initializer `init()`, which an extension of the class cannot override.
public protocol _ProgressFactory {}

extension Progress: _ProgressFactory {}

extension _ProgressFactory {
  /// Creates a progress without a parent whose total is not known yet.
  public init() { self = Progress(parent: nil, userInfo: nil) as! Self }
}
