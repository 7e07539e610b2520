import Compression
import XCTest

final class CompressionTests: XCTestCase {
  private let text = Data(String(repeating: "A boat in the harbour of Genoa. ", count: 4000).utf8)

  private func encode(_ data: Data, _ algorithm: compression_algorithm) -> Data {
    var output = [UInt8](repeating: 0, count: data.count + 100)
    let count = compression_encode_buffer(
      &output, output.count, Array(data), data.count, nil, algorithm)
    return Data(output.prefix(count))
  }

  private func decode(_ data: Data, size: Int, _ algorithm: compression_algorithm) -> Data {
    var output = [UInt8](repeating: 0, count: size)
    let count = compression_decode_buffer(&output, size, Array(data), data.count, nil, algorithm)
    return Data(output.prefix(count))
  }

  func testBuffersReturnToTheirData() {
    for algorithm in [COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_LZ4, COMPRESSION_LZ4_RAW] {
      let packed = encode(text, algorithm)
      XCTAssertTrue((1..<4000).contains(packed.count), "\(algorithm): \(packed.count) bytes")
      XCTAssertEqual(decode(packed, size: text.count, algorithm), text)
    }
  }

  /// The streams of other programs: deflate without a header, and Apple's frames of LZ4.
  func testStreamsOfOtherProgramsAreRead() {
    let deflated = Data(base64Encoded: "80jNyclXKM8vyklRBAA=") ?? Data()
    XCTAssertEqual(decode(deflated, size: 64, COMPRESSION_ZLIB), Data("Hello world!".utf8))
    let plain = Data("bv4-".utf8) + Data([3, 0, 0, 0]) + Data("abcbv4$".utf8)
    XCTAssertEqual(decode(plain, size: 64, COMPRESSION_LZ4), Data("abc".utf8))
    XCTAssertEqual(encode(Data("abc".utf8), COMPRESSION_LZ4), plain)
  }

  func testDamagedAndTruncatedDataFail() {
    for algorithm in [COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_LZ4] {
      let packed = encode(text, algorithm)
      // Half of a short stream may contain all of the text, but not the end of the stream.
      let half = Data(packed.prefix(packed.count / 2))
      XCTAssertEqual(decode(half, size: text.count + 1, algorithm), Data(), "\(algorithm)")
      XCTAssertEqual(decode(Data(repeating: 0xFF, count: 50), size: 50, algorithm), Data())
    }
    XCTAssertEqual(encode(text, COMPRESSION_LZFSE), Data(), "LZFSE is not available")
    var small = [UInt8](repeating: 0, count: 4)
    XCTAssertEqual(compression_encode_buffer(&small, 4, Array(text), text.count, nil, COMPRESSION_ZLIB), 0)
  }

  func testFiltersWorkInParts() throws {
    for algorithm in [Algorithm.zlib, .lzma, .lz4] {
      var packed = Data()
      var ends = 0
      let output = try OutputFilter(.compress, using: algorithm, bufferCapacity: 64) { part in
        if let part { packed += part } else { ends += 1 }
      }
      for start in stride(from: 0, to: text.count, by: 1000) {
        try output.write(text[start..<min(start + 1000, text.count)])
      }
      try output.finalize()
      XCTAssertEqual(ends, 1)

      var position = 0
      let input = try InputFilter(.decompress, using: algorithm) { count -> Data? in
        let part = packed[position..<min(position + count, packed.count)]
        position += part.count
        return part
      }
      var unpacked = Data()
      while let part = try input.readData(ofLength: 777) { unpacked += part }
      XCTAssertEqual(unpacked, text, "\(algorithm)")
    }
    XCTAssertThrowsError(try OutputFilter(.compress, using: .lzfse) { _ in })
  }

  func testDataIsCompressed() throws {
    let packed = try (text as NSData).compressed(using: .zlib)
    XCTAssertLessThan(packed.length, 4000)
    XCTAssertEqual(Data(referencing: try packed.decompressed(using: .zlib)), text)
    XCTAssertThrowsError(try NSData(data: Data([1, 2, 3])).decompressed(using: .lzma))
    XCTAssertThrowsError(try packed.compressed(using: .lzfse))
  }

  func testAStreamStopsWhereTheDestinationIsFull() {
    let packed = Array(encode(text, COMPRESSION_ZLIB))
    var output = [UInt8](repeating: 0, count: 500)
    var unpacked = Data()
    packed.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { destination in
        guard let start = source.baseAddress, let space = destination.baseAddress else { return }
        var stream = compression_stream(
          dst_ptr: space, dst_size: 500, src_ptr: start, src_size: source.count, state: nil)
        XCTAssertEqual(
          compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB),
          COMPRESSION_STATUS_OK)
        var status = COMPRESSION_STATUS_OK
        while status == COMPRESSION_STATUS_OK {
          (stream.dst_ptr, stream.dst_size) = (space, 500)
          status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
          unpacked += destination.prefix(500 - stream.dst_size)
        }
        XCTAssertEqual(status, COMPRESSION_STATUS_END)
        compression_stream_destroy(&stream)
      }
    }
    XCTAssertEqual(unpacked, text)
  }
}
