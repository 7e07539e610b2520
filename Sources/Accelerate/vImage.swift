import Foundation

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageNullPointerArgument: vImage_Error = -21772

public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageInvalidEdgeStyle: vImage_Error = -21768

public let kvImageNoFlags: vImage_Flags = 0
public let kvImageLeaveAlphaUnchanged: vImage_Flags = 1
public let kvImageCopyInPlace: vImage_Flags = 2
public let kvImageBackgroundColorFill: vImage_Flags = 4
public let kvImageEdgeExtend: vImage_Flags = 8
public let kvImageDoNotTile: vImage_Flags = 16
public let kvImageTruncateKernel: vImage_Flags = 64
public let kvImageGetTempBufferSize: vImage_Flags = 128

/// A buffer of pixels, stored row by row.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  /// The distance between rows, in bytes; a multiple of 16 for buffers that allocate their memory.
  public var rowBytes: Int

  public init() {
    data = nil
    height = 0
    width = 0
    rowBytes = 0
  }

  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Allocates memory for the pixels. `free()` releases it.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
    rowBytes = ((width * Int(bitsPerPixel) + 7) / 8 + 15) & ~15
    data = UnsafeMutableRawPointer.allocate(byteCount: rowBytes * height, alignment: 16)
    self.width = vImagePixelCount(width)
    self.height = vImagePixelCount(height)
  }

  /// Releases the memory that the buffer allocated.
  public func free() { data?.deallocate() }
}

/// The namespace of vImage's Swift API.
public enum vImage {
  public enum Error: Int, Swift.Error {
    case noError = 0
    case roiLargerThanInputBuffer = -21766
    case memoryAllocationError = -21771
    case nullPointerArgument = -21772
    case invalidParameter = -21773
  }
}

/// Converts 16-bit floating-point pixels to 32-bit ones.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(source.pointee, destination.pointee, from: Float16.self, to: Float.self) { Float($0) }
}

/// Converts 32-bit floating-point pixels to 16-bit ones.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(source.pointee, destination.pointee, from: Float.self, to: Float16.self) { Float16($0) }
}

private func convert<Source, Destination>(
  _ source: vImage_Buffer, _ destination: vImage_Buffer, from: Source.Type, to: Destination.Type,
  _ transform: (Source) -> Destination
) -> vImage_Error {
  guard let input = source.data, let output = destination.data else { return kvImageNullPointerArgument }
  guard source.width >= destination.width, source.height >= destination.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for row in 0..<Int(destination.height) {
    let from = (input + row * source.rowBytes).assumingMemoryBound(to: Source.self)
    let to = (output + row * destination.rowBytes).assumingMemoryBound(to: Destination.self)
    for column in 0..<Int(destination.width) { to[column] = transform(from[column]) }
  }
  return kvImageNoError
}
