import Foundation

public enum FilterOperation: Sendable {
  case compress, decompress

  fileprivate var operation: compression_stream_operation {
    self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
  }
}

/// A method of compression.
///
/// Differs from iOS: filters with `lzfse` and `brotli` throw.
public enum Algorithm: CaseIterable, Sendable {
  case lzfse, zlib, lz4, lzma, brotli

  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

public enum FilterError: Error { case invalidState, invalidData }

/// The codec of a filter, with a buffer for its output.
private struct FilterEngine {
  private let codec: Codec
  private let bufferCapacity: Int
  private(set) var isEnded = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm, _ bufferCapacity: Int) throws {
    guard let codec = makeCodec(operation.operation, algorithm.rawValue) else {
      throw FilterError.invalidState
    }
    self.codec = codec
    self.bufferCapacity = max(1, bufferCapacity)
  }

  /// Processes all input, and hands over each full buffer.
  mutating func process<D: DataProtocol>(_ data: D, isLast: Bool, _ write: (Data) throws -> Void) throws {
    guard !isEnded else { return }
    let bytes = Array(data)
    var consumed = 0
    while true {
      var status = Codec.Status.failed
      let made = [UInt8](unsafeUninitializedCapacity: bufferCapacity) { buffer, count in
        bytes.withUnsafeBufferPointer { all in
          var input = UnsafeBufferPointer(rebasing: all[consumed...])
          var output = UnsafeMutableBufferPointer(start: buffer.baseAddress, count: bufferCapacity)
          status = codec.process(&input, into: &output, isLast: isLast)
          consumed = bytes.count - input.count
          count = bufferCapacity - output.count
        }
      }
      if status == .failed { throw FilterError.invalidData }
      if !made.isEmpty { try write(Data(made)) }
      if status == .ended { isEnded = true }
      let isWaiting = consumed == bytes.count && made.count < bufferCapacity
      if status == .ended || isWaiting { return }
    }
  }
}

/// A filter that hands over what it is given, compressed or decompressed.
public final class OutputFilter {
  private var engine: FilterEngine
  private let writingTo: (Data?) throws -> Void
  private var isFinalized = false

  /// - Parameter writingTo: Receives the output in parts, then `nil`.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo: @escaping (Data?) throws -> Void
  ) throws {
    engine = try FilterEngine(operation, algorithm, bufferCapacity)
    self.writingTo = writingTo
  }

  /// Processes data; `nil` finalizes the filter.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !isFinalized else { throw FilterError.invalidState }
    try engine.process(data, isLast: false, writingTo)
  }

  public func finalize() throws {
    guard !isFinalized else { return }
    isFinalized = true
    try engine.process(Data(), isLast: true, writingTo)
    try writingTo(nil)
  }
}

/// A filter that reads from a source, and returns that data compressed or decompressed.
public final class InputFilter<D: DataProtocol> {
  private var engine: FilterEngine
  private let readingFrom: (Int) throws -> D?
  private let bufferCapacity: Int
  private var pending = Data()
  private var isEnded = false

  /// - Parameter readingFrom: Returns at most as many bytes; `nil` or no bytes at the end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    readingFrom: @escaping (Int) throws -> D?
  ) throws {
    engine = try FilterEngine(operation, algorithm, bufferCapacity)
    self.readingFrom = readingFrom
    self.bufferCapacity = max(1, bufferCapacity)
  }

  /// Returns bytes of the output, fewer than requested only at its end, and then `nil`.
  public func readData(ofLength count: Int) throws -> Data? {
    while pending.count < count, !isEnded, !engine.isEnded {
      var made = Data()
      if let next = try readingFrom(bufferCapacity), !next.isEmpty {
        try engine.process(next, isLast: false) { made += $0 }
      } else {
        isEnded = true
        try engine.process(Data(), isLast: true) { made += $0 }
      }
      pending += made
    }
    guard !pending.isEmpty else { return nil }
    let part = Data(pending.prefix(count))
    pending = Data(pending.dropFirst(count))
    return part
  }
}

extension NSData {
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib

    fileprivate var algorithm: Algorithm {
      switch self {
      case .lzfse: .lzfse
      case .lz4: .lz4
      case .lzma: .lzma
      case .zlib: .zlib
      }
    }
  }

  /// Returns the data compressed. Throws for damaged data, and for algorithms that are not available.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try filtered(.compress, algorithm)
  }

  /// Returns the data decompressed.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try filtered(.decompress, algorithm)
  }

  private func filtered(_ operation: FilterOperation, _ algorithm: CompressionAlgorithm) throws -> NSData {
    var result = Data()
    let filter = try OutputFilter(operation, using: algorithm.algorithm) { part in
      if let part { result += part }
    }
    try filter.write(Data(referencing: self))
    try filter.finalize()
    return NSData(data: result)
  }
}
