import Foundation

/// A frame of the WebSocket protocol.
struct WebSocketFrame {
  /// A frame that the protocol does not allow, with the code to close the connection with.
  struct Violation: Error { var code: NWProtocolWebSocket.CloseCode.Defined }

  var isFinal: Bool
  var opcode: NWProtocolWebSocket.Opcode
  var payload: Data

  var isControl: Bool { opcode.rawValue >= 8 }

  /// - Parameter mask: The key of a client's frame.
  func encoded(mask: [UInt8]?) -> Data {
    var data = Data([(isFinal ? 0x80 : 0) | UInt8(opcode.rawValue)])
    let maskBit: UInt8 = mask == nil ? 0 : 0x80
    switch payload.count {
    case 0..<126: data.append(maskBit | UInt8(payload.count))
    case 126..<65_536:
      data.append(maskBit | 126)
      withUnsafeBytes(of: UInt16(payload.count).bigEndian) { data.append(contentsOf: $0) }
    default:
      data.append(maskBit | 127)
      withUnsafeBytes(of: UInt64(payload.count).bigEndian) { data.append(contentsOf: $0) }
    }
    guard let mask else { return data + payload }
    data.append(contentsOf: mask)
    data.append(Self.masked(payload, mask))
    return data
  }

  private static func masked(_ payload: Data, _ mask: [UInt8]) -> Data {
    var bytes = [UInt8](payload)
    for index in bytes.indices { bytes[index] ^= mask[index & 3] }
    return Data(bytes)
  }

  /// Removes a frame from the start of a buffer; `nil` if it is not complete.
  /// - Parameters:
  ///   - isMasked: Whether frames of the peer must be masked.
  ///   - limit: The greatest number of bytes of the payload.
  static func next(_ buffer: inout Data, isMasked: Bool, limit: Int) throws(Violation) -> WebSocketFrame? {
    let bytes = buffer
    guard bytes.count >= 2 else { return nil }
    var place = bytes.startIndex
    let (first, second) = (bytes[place], bytes[place + 1])
    place += 2
    guard first & 0x70 == 0, let opcode = NWProtocolWebSocket.Opcode(rawValue: Int(first & 0x0F)),
      (second & 0x80 != 0) == isMasked
    else { throw Violation(code: .protocolError) }
    var count = Int(second & 0x7F)
    let extra = count == 126 ? 2 : count == 127 ? 8 : 0
    guard bytes.endIndex - place >= extra else { return nil }
    if extra > 0 {
      let number = bytes[place..<place + extra].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard let length = Int(exactly: number) else { throw Violation(code: .messageTooBig) }
      count = length
      place += extra
    }
    var frame = WebSocketFrame(isFinal: first & 0x80 != 0, opcode: opcode, payload: Data())
    if frame.isControl, count > 125 || !frame.isFinal { throw Violation(code: .protocolError) }
    if !frame.isControl, count > limit { throw Violation(code: .messageTooBig) }
    let maskCount = isMasked ? 4 : 0
    guard bytes.endIndex - place - maskCount >= count else { return nil }
    let mask = [UInt8](bytes[place..<place + maskCount])
    place += maskCount
    let payload = bytes[place..<place + count]
    frame.payload = isMasked ? masked(payload, mask) : Data(payload)
    buffer = Data(bytes[(place + count)...])
    return frame
  }
}
