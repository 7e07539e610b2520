/// A GPU.
///
/// Differs from iOS: there is no implementation. Sources that request a device take their path for machines without
/// one.
public protocol MTLDevice: AnyObject {
  var name: String { get }
}

/// A list of commands for a GPU.
public protocol MTLCommandBuffer: AnyObject {
  func commit()
  func waitUntilCompleted()
}

/// An image in the memory of a GPU.
public protocol MTLTexture: AnyObject {
  var width: Int { get }
  var height: Int { get }
}

/// Returns the default GPU: always `nil`, as on an iOS simulator without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
