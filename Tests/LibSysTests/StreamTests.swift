import LibSys
import XCTest

/// Streams and times of files, as in Darwin's headers.
final class StreamTests: XCTestCase {
  private final class Memory {
    var bytes: [UInt8] = []
    var position = 0
    var isClosed = false

    static func of(_ cookie: UnsafeMutableRawPointer?) -> Memory {
      Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
    }
  }

  private func open(_ memory: Memory) throws -> UnsafeMutablePointer<FILE> {
    try XCTUnwrap(
      funopen(
        Unmanaged.passUnretained(memory).toOpaque(),
        { cookie, bytes, count in
          let memory = Memory.of(cookie)
          let part = memory.bytes.dropFirst(memory.position).prefix(Int(count))
          for (offset, byte) in part.enumerated() { bytes?[offset] = CChar(bitPattern: byte) }
          memory.position += part.count
          return Int32(part.count)
        },
        { cookie, bytes, count in
          let memory = Memory.of(cookie)
          for offset in 0..<Int(count) { memory.bytes.append(UInt8(bitPattern: bytes![offset])) }
          memory.position = memory.bytes.count
          return count
        },
        { cookie, offset, origin in
          let memory = Memory.of(cookie)
          memory.position = origin == SEEK_END ? memory.bytes.count + offset : offset
          return memory.position
        },
        { cookie in
          Memory.of(cookie).isClosed = true
          return 0
        }))
  }

  func testAStreamCallsItsFunctions() throws {
    let memory = Memory()
    let stream = try open(memory)
    XCTAssertGreaterThanOrEqual(fputs("harbor", stream), 0)
    XCTAssertEqual(fflush(stream), 0)
    XCTAssertEqual(memory.bytes, Array("harbor".utf8))
    XCTAssertEqual(fseek(stream, 2, SEEK_SET), 0)
    var text = [CChar](repeating: 0, count: 4)
    XCTAssertEqual(fread(&text, 1, 3, stream), 3)
    XCTAssertEqual(String(cString: text), "rbo")
    XCTAssertEqual(fclose(stream), 0)
    XCTAssertTrue(memory.isClosed)
  }

  func testAStreamWithoutFunctionsIsNotOpened() {
    XCTAssertNil(funopen(nil, nil, nil, nil, nil))
  }

  func testTimesOfFiles() {
    var file = stat()
    XCTAssertEqual(stat("/", &file), 0)
    XCTAssertEqual(file.st_mtimespec.tv_sec, file.st_mtim.tv_sec)
    XCTAssertEqual(file.st_ctimespec.tv_nsec, file.st_ctim.tv_nsec)
    file.st_atimespec = timespec(tv_sec: 7, tv_nsec: 0)
    XCTAssertEqual(file.st_atim.tv_sec, 7)
  }

  func testSmallestIntegers() {
    XCTAssertEqual(INT16_MIN, -32_768)
    XCTAssertEqual(INT64_MIN, .min)
  }
}
