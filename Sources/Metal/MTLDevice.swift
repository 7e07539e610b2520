/// A graphics processor.
///
/// Differs from iOS: no machine has one that programs here can reach, so nothing conforms to the protocol. Sources that ask for
/// one take the path that they have for machines without.
public protocol MTLDevice: AnyObject {
  var name: String { get }
}

/// A list of commands for a graphics processor.
public protocol MTLCommandBuffer: AnyObject {
  func commit()
  func waitUntilCompleted()
}

/// An image in the memory of a graphics processor.
public protocol MTLTexture: AnyObject {
  var width: Int { get }
  var height: Int { get }
}

/// The default graphics processor: always `nil`, as on an iOS simulator without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
