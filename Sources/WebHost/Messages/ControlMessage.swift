/// A message from the server about a page.
enum ControlMessage {
  /// A page connects. The key names it beyond the process; the state is that of its address, empty for none.
  case open(page: UInt32, key: String, state: [UInt8])
  /// A page has been away for long. Its scene is disconnected and keeps its session.
  case close(page: UInt32)

  /// The page number of messages between the server and the app.
  static let page: UInt32 = 0

  init(_ bytes: ArraySlice<UInt8>) throws {
    var reader = ByteReader(bytes)
    switch try reader.readByte() {
    case 1:
      let page = try reader.readUInt32()
      self = .open(page: page, key: try reader.readText(), state: try reader.readBytes())
    case 2: self = .close(page: try reader.readUInt32())
    default: throw ByteReader.Failure.unknown
    }
    guard reader.isAtEnd else { throw ByteReader.Failure.unknown }
  }

  /// Returns the answer for a page that the app cannot show beside others.
  static func refusal(of page: UInt32) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(2 as UInt8)
    writer.write(page)
    return writer.bytes
  }

  /// Returns the answer with the state behind the address of a page.
  static func snapshot(_ state: [UInt8], of page: UInt32) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(1 as UInt8)
    writer.write(page)
    writer.append(state)
    return writer.bytes
  }
}
