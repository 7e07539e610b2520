@_exported import Foundation

/// A method of compression.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Differs from iOS: not available; functions with it fail.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Differs from iOS: not available; functions with it fail.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// A stream of data that is compressed or decompressed.
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// Starts a stream, which `compression_stream_destroy` ends.
@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard let codec = makeCodec(operation, algorithm) else {
    stream.pointee.state = nil
    return COMPRESSION_STATUS_ERROR
  }
  stream.pointee.state = Unmanaged.passRetained(codec).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Processes the source until it is empty, or until the destination is full.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let codec = Unmanaged<Codec>.fromOpaque(state).takeUnretainedValue()
  var output = UnsafeMutableBufferPointer(start: stream.pointee.dst_ptr, count: stream.pointee.dst_size)
  var input = UnsafeBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size)
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  let status = codec.process(&input, into: &output, isLast: isLast)
  if let rest = output.baseAddress { stream.pointee.dst_ptr = rest }
  if let rest = input.baseAddress { stream.pointee.src_ptr = rest }
  (stream.pointee.dst_size, stream.pointee.src_size) = (output.count, input.count)
  switch status {
  case .running: return COMPRESSION_STATUS_OK
  case .ended: return COMPRESSION_STATUS_END
  case .failed: return COMPRESSION_STATUS_ERROR
  }
}

@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<Codec>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

/// Compresses a buffer. The result may not be longer than the destination.
/// - Returns: The number of bytes; 0 for an error or if the destination is too small.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let (count, isComplete) = process(
    dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_ENCODE, algorithm)
  return isComplete ? count : 0
}

/// Decompresses a buffer.
/// - Returns: The number of bytes, at most the size of the destination; 0 for an error.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  process(dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_DECODE, algorithm).count
}

private func process(
  _ output: UnsafeMutablePointer<UInt8>, _ outputSize: Int, _ input: UnsafePointer<UInt8>, _ inputSize: Int,
  _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> (count: Int, isComplete: Bool) {
  guard let codec = makeCodec(operation, algorithm) else { return (0, false) }
  var rest = UnsafeMutableBufferPointer(start: output, count: outputSize)
  var source = UnsafeBufferPointer(start: input, count: inputSize)
  let status = codec.process(&source, into: &rest, isLast: true)
  if status == .failed { return (0, false) }
  return (outputSize - rest.count, status == .ended)
}

/// The size of the scratch buffer: none is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// The size of the scratch buffer: none is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
