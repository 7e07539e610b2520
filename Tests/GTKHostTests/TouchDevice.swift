import Foundation

/// A touchscreen or touchpad of an X server, with fingers moved by a test: the socket of Xorg's driver
/// `inputtest`, in the protocol of `xf86-input-inputtest-protocol.h`.
final class TouchDevice {
  /// The event types of XInput 2.
  enum Finger: UInt32 { case down = 18, move = 19, up = 20 }
  enum Pinch: UInt16 { case begin = 27, change = 28, end = 29 }

  struct Failure: Error { var reason: String }

  private let socket: FileHandle
  private let display: CGSize

  init(path: String, display: CGSize) throws {
    self.display = display
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    socket = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw Failure(reason: "no driver at \(path)") }
    // The protocol version, which the driver answers with its own.
    try send(type: 0) { $0 += bytes(UInt16(1)) + bytes(UInt16(0)) }
    _ = try receive(12)
  }

  func finger(_ id: UInt32, _ phase: Finger, _ x: Double, _ y: Double) throws {
    // The axes range from 0 to 65535 across the display.
    try send(type: 6) {
      $0 += bytes(id) + bytes(phase.rawValue)
      $0 += valuators([0: x / display.width * 65535, 1: y / display.height * 65535])
    }
    try sync()
  }

  /// Moves the pointer, or scrolls with axes 2 and 3: 120 units are one notch of a wheel.
  func move(_ axes: [Int: Double]) throws {
    try send(type: 2) { $0 += bytes(UInt32(0)) + bytes(UInt32(0)) + valuators(axes) }
    try sync()
  }

  func pinch(_ phase: Pinch, scale: Double, degrees: Double) throws {
    try send(type: 7) {
      $0 += bytes(phase.rawValue) + bytes(UInt16(2)) + bytes(UInt32(0))
      for value in [0, 0, 0, 0, scale, degrees] { $0 += bytes(value) }
    }
    try sync()
  }

  /// Waits until the server has processed everything.
  private func sync() throws {
    try send(type: 1) { _ in }
    _ = try receive(8)
  }

  private func send(type: UInt32, _ fill: (inout Data) -> Void) throws {
    var body = Data()
    fill(&body)
    try socket.write(contentsOf: bytes(UInt32(8 + body.count)) + bytes(type) + body)
  }

  private func receive(_ count: Int) throws -> Data {
    guard let answer = try socket.read(upToCount: count), !answer.isEmpty else {
      throw Failure(reason: "the driver has hung up")
    }
    return answer
  }

  private func valuators(_ axes: [Int: Double]) -> Data {
    var mask: UInt64 = 0
    var values = [Double](repeating: 0, count: 64)
    for (axis, value) in axes {
      mask |= 1 << axis
      values[axis] = value
    }
    var data = bytes(UInt32(0)) + bytes(mask) + bytes(UInt32(0))
    for value in values { data += bytes(value) }
    return data + Data(count: 512)
  }

  private func bytes<Value>(_ value: Value) -> Data { withUnsafeBytes(of: value) { Data($0) } }
}
