@_exported import CoreGraphics
@_exported import Foundation

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public typealias OSType = UInt32

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

// The layout is immutable; users of the memory synchronize with the lock functions, as on iOS.
/// Pixels in memory.
open class CVBuffer: NSObject, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  let memory: UnsafeMutableRawPointer

  init(width: Int, height: Int, format: OSType, bytesPerPixel: Int) {
    (self.width, self.height, self.format) = (width, height, format)
    // Rows start at multiples of 64 bytes, as on iOS.
    bytesPerRow = (width * bytesPerPixel + 63) / 64 * 64
    memory = .allocate(byteCount: max(bytesPerRow * height, 1), alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(bytesPerRow * height, 1))
  }

  deinit { memory.deallocate() }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

/// Creates a buffer of one of the formats with a single plane.
public func CVPixelBufferCreate(
  _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
  let bytes: Int
  switch pixelFormatType {
  case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA: bytes = 4
  case kCVPixelFormatType_OneComponent8: bytes = 1
  default: return kCVReturnInvalidPixelFormat
  }
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, format: pixelFormatType, bytesPerPixel: bytes)
  return kCVReturnSuccess
}

/// Succeeds at once, because pixels are always in memory.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags) -> CVReturn
{
  kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags)
  -> CVReturn
{
  kCVReturnSuccess
}
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { buffer.memory }
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { buffer.bytesPerRow }
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { buffer.width }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { buffer.height }
public func CVPixelBufferGetPixelFormatType(_ buffer: CVPixelBuffer) -> OSType { buffer.format }
public func CVPixelBufferGetDataSize(_ buffer: CVPixelBuffer) -> Int { buffer.bytesPerRow * buffer.height }
public func CVPixelBufferGetPlaneCount(_ buffer: CVPixelBuffer) -> Int { 0 }
