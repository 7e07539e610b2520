import CCompression
import Foundation

/// A compressor or a decompressor.
class Codec {
  enum Status { case running, ended, failed }

  /// Moves both buffers behind the bytes that were read and written.
  func process(
    _ input: inout UnsafeBufferPointer<UInt8>, into output: inout UnsafeMutableBufferPointer<UInt8>,
    isLast: Bool
  ) -> Status { .failed }

  /// Whether a decompressor needs more input than there is: space is left, but no input.
  fileprivate final func isTruncated(
    _ input: UnsafeBufferPointer<UInt8>, _ output: UnsafeMutableBufferPointer<UInt8>, isLast: Bool
  ) -> Bool { isLast && input.isEmpty && !output.isEmpty }
}

/// Returns `nil` for algorithms that are not available.
func makeCodec(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) -> Codec? {
  let encodes = operation == COMPRESSION_STREAM_ENCODE
  return switch algorithm {
  case COMPRESSION_ZLIB: DeflateCodec(encodes: encodes)
  case COMPRESSION_LZMA: LZMACodec(encodes: encodes)
  case COMPRESSION_LZ4: LZ4Codec(encodes: encodes, isFramed: true)
  case COMPRESSION_LZ4_RAW: LZ4Codec(encodes: encodes, isFramed: false)
  default: nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate mutating func drop(_ count: Int) { self = Self(rebasing: self[count...]) }
}

extension UnsafeMutableBufferPointer<UInt8> {
  fileprivate mutating func drop(_ count: Int) { self = Self(rebasing: self[count...]) }
}

/// Deflate without a header, on zlib.
private final class DeflateCodec: Codec {
  private var stream = z_stream()
  private let encodes: Bool

  init?(encodes: Bool) {
    self.encodes = encodes
    super.init()
    let size = Int32(MemoryLayout<z_stream>.size)
    // Level 5, as on iOS. Negative window bits leave out the header.
    let status =
      encodes
      ? deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(&stream, -15, ZLIB_VERSION, size)
    if status != Z_OK { return nil }
  }

  deinit { if encodes { deflateEnd(&stream) } else { inflateEnd(&stream) } }

  override func process(
    _ input: inout UnsafeBufferPointer<UInt8>, into output: inout UnsafeMutableBufferPointer<UInt8>,
    isLast: Bool
  ) -> Status {
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.next_out = output.baseAddress
    stream.avail_in = UInt32(min(input.count, Int(UInt32.max)))
    stream.avail_out = UInt32(min(output.count, Int(UInt32.max)))
    let (offered, space) = (Int(stream.avail_in), Int(stream.avail_out))
    let status =
      encodes ? deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(&stream, Z_NO_FLUSH)
    input.drop(offered - Int(stream.avail_in))
    output.drop(space - Int(stream.avail_out))
    switch status {
    case Z_STREAM_END: return .ended
    // Both mean that more input or more space is needed.
    case Z_OK, Z_BUF_ERROR:
      return !encodes && isTruncated(input, output, isLast: isLast) ? .failed : .running
    default: return .failed
    }
  }
}

/// The container of xz, on liblzma.
private final class LZMACodec: Codec {
  private var stream = lzma_stream()
  private let encodes: Bool

  init?(encodes: Bool) {
    self.encodes = encodes
    super.init()
    // Level 6, as on iOS.
    let status =
      encodes
      ? lzma_easy_encoder(&stream, 6, LZMA_CHECK_CRC32) : lzma_stream_decoder(&stream, UInt64.max, 0)
    if status != LZMA_OK { return nil }
  }

  deinit { lzma_end(&stream) }

  override func process(
    _ input: inout UnsafeBufferPointer<UInt8>, into output: inout UnsafeMutableBufferPointer<UInt8>,
    isLast: Bool
  ) -> Status {
    stream.next_in = input.baseAddress
    stream.next_out = output.baseAddress
    (stream.avail_in, stream.avail_out) = (input.count, output.count)
    let (offered, space) = (input.count, output.count)
    let status = lzma_code(&stream, isLast ? LZMA_FINISH : LZMA_RUN)
    input.drop(offered - stream.avail_in)
    output.drop(space - stream.avail_out)
    switch status {
    case LZMA_STREAM_END: return .ended
    // liblzma reports missing input only in the second call without progress.
    case LZMA_OK, LZMA_BUF_ERROR:
      return !encodes && isTruncated(input, output, isLast: isLast) ? .failed : .running
    default: return .failed
    }
  }
}

/// LZ4, which collects its input and processes it at once.
private final class LZ4Codec: Codec {
  private let encodes: Bool
  private let isFramed: Bool
  private var collected: [UInt8] = []
  private var result: ArraySlice<UInt8>?

  init?(encodes: Bool, isFramed: Bool) {
    guard LZ4Library.shared != nil else { return nil }
    self.encodes = encodes
    self.isFramed = isFramed
  }

  override func process(
    _ input: inout UnsafeBufferPointer<UInt8>, into output: inout UnsafeMutableBufferPointer<UInt8>,
    isLast: Bool
  ) -> Status {
    collected += input
    input.drop(input.count)
    if result == nil {
      // Frames have an end, raw blocks end with the input.
      guard isLast || (!encodes && isFramed && collected.suffix(4) == LZ4Frame.end[...]) else {
        return .running
      }
      guard let made = transformed(capacity: output.count) else { return .failed }
      result = made[...]
    }
    let rest = result ?? []
    let written = output.update(fromContentsOf: rest.prefix(output.count))
    output.drop(written)
    result = rest.dropFirst(written)
    return result?.isEmpty == true ? .ended : .running
  }

  private func transformed(capacity: Int) -> [UInt8]? {
    guard let library = LZ4Library.shared else { return nil }
    if isFramed {
      return encodes ? LZ4Frame.encode(collected, library) : LZ4Frame.decode(collected, library)
    }
    if encodes { return library.compress(collected[...]) }
    // The size of a raw block is unknown; 255 is the greatest ratio of LZ4.
    var size = max(capacity, 64)
    while size <= max(capacity, collected.count * 255 + 64) {
      if let made = library.decompress(collected[...], size: size, dictionary: []) { return made }
      size *= 2
    }
    return nil
  }
}

/// Apple's frames of LZ4: blocks with a header each, then an end.
private enum LZ4Frame {
  static let compressed = Array("bv41".utf8)
  static let plain = Array("bv4-".utf8)
  static let end = Array("bv4$".utf8)
  private static let blockSize = 65_536

  static func encode(_ bytes: [UInt8], _ library: LZ4Library) -> [UInt8] {
    var frame: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      let block = bytes[start..<min(start + blockSize, bytes.count)]
      if let packed = library.compress(block), packed.count < block.count {
        frame += compressed + number(block.count) + number(packed.count) + packed
      } else {
        frame += plain + number(block.count) + block
      }
    }
    return frame + end
  }

  static func decode(_ frame: [UInt8], _ library: LZ4Library) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = frame[...]
    func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    while let magic = take(4) {
      if magic == end[...] { return bytes }
      guard let size = take(4).map(value), size <= 1 << 30 else { return nil }
      if magic == plain[...] {
        guard let block = take(size) else { return nil }
        bytes += block
      } else if magic == compressed[...] {
        guard let packed = take(4).map(value).flatMap(take) else { return nil }
        // Blocks may refer to the 64 KB before them.
        guard
          let block = library.decompress(packed, size: size, dictionary: bytes.suffix(blockSize)),
          block.count == size
        else { return nil }
        bytes += block
      } else {
        return nil
      }
    }
    return nil
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The functions of liblz4, loaded on first use: Debian's base system has it.
private final class LZ4Library: Sendable {
  static let shared = LZ4Library()

  private typealias Compress =
    @convention(c) (
      UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int32, Int32
    ) -> Int32
  private typealias Decompress =
    @convention(c) (
      UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int32, Int32, UnsafePointer<UInt8>, Int32
    ) -> Int32

  private let packed: Compress
  private let unpacked: Decompress

  private init?() {
    guard let library = dlopen("liblz4.so.1", RTLD_NOW), let packed = dlsym(library, "LZ4_compress_default"),
      let unpacked = dlsym(library, "LZ4_decompress_safe_usingDict")
    else { return nil }
    self.packed = unsafeBitCast(packed, to: Compress.self)
    self.unpacked = unsafeBitCast(unpacked, to: Decompress.self)
  }

  func compress(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.count < 0x7E00_0000 else { return nil }
    // LZ4_COMPRESSBOUND of lz4.h.
    let bound = bytes.count + bytes.count / 255 + 16
    let result = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      bytes.withUnsafeBufferPointer { input in
        guard let start = input.baseAddress, let space = output.baseAddress else { return }
        count = max(0, Int(packed(start, space, Int32(input.count), Int32(bound))))
      }
    }
    return result.isEmpty ? nil : result
  }

  /// Returns `nil` if the data is damaged or does not fit.
  func decompress(_ bytes: ArraySlice<UInt8>, size: Int, dictionary: ArraySlice<UInt8>) -> [UInt8]? {
    var status = -1
    // An empty array has no address.
    let dictionary = dictionary.isEmpty ? [0] : Array(dictionary)
    let result = [UInt8](unsafeUninitializedCapacity: size) { output, count in
      bytes.withUnsafeBufferPointer { input in
        guard let start = input.baseAddress, let space = output.baseAddress else { return }
        status = Int(
          unpacked(start, space, Int32(input.count), Int32(size), dictionary, Int32(dictionary.count)))
        count = max(0, status)
      }
    }
    return status < 0 ? nil : result
  }
}
