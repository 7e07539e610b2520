import Foundation

/// A snapshot of an element and its descendants.
package struct ElementSnapshot: Sendable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let enabled = Flags(rawValue: 1 << 0)
    package static let selected = Flags(rawValue: 1 << 1)
    /// Has keyboard focus.
    package static let focused = Flags(rawValue: 1 << 2)
    /// The key window.
    package static let main = Flags(rawValue: 1 << 3)
  }

  /// A serializable value of `XCUIElement.value`.
  package enum Value: Hashable, Sendable {
    case text(String)
    case number(Double)

    package var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
      }
    }
  }

  /// Identifies the element in requests until the next snapshot.
  package var id: UInt32
  package var type: XCUIElementType
  package var flags: Flags
  /// The frame in screen coordinates.
  package var frame: CGRect
  package var identifier: String
  package var label: String
  package var title: String
  package var placeholder: String?
  package var value: Value?
  package var children: [ElementSnapshot]

  package init(
    id: UInt32, type: XCUIElementType, flags: Flags = .enabled, frame: CGRect = .zero,
    identifier: String = "",
    label: String = "", title: String = "", placeholder: String? = nil, value: Value? = nil,
    children: [ElementSnapshot] = []
  ) {
    self.id = id
    self.type = type
    self.flags = flags
    self.frame = frame
    self.identifier = identifier
    self.label = label
    self.title = title
    self.placeholder = placeholder
    self.value = value
    self.children = children
  }
}

extension ElementSnapshot: Transferable {
  package func write(to writer: inout MessageWriter) {
    writer.write(id)
    writer.write(UInt8(type.rawValue))
    writer.write(flags.rawValue)
    writer.write(frame)
    writer.write(identifier)
    writer.write(label)
    writer.write(title)
    writer.write(placeholder)
    switch value {
    case nil: writer.write(UInt8(0))
    case .text(let text):
      writer.write(UInt8(1))
      writer.write(text)
    case .number(let number):
      writer.write(UInt8(2))
      writer.write(number)
    }
    writer.write(children)
  }

  package init(from reader: inout MessageReader) throws {
    id = try reader.read()
    let kind: UInt8 = try reader.read()
    guard let type = XCUIElementType(rawValue: UInt(kind)) else { throw MessageReader.Malformed() }
    self.type = type
    flags = Flags(rawValue: try reader.read())
    frame = try reader.read()
    identifier = try reader.read()
    label = try reader.read()
    title = try reader.read()
    placeholder = try reader.read()
    switch try reader.read() as UInt8 {
    case 0: value = nil
    case 1: value = .text(try reader.read())
    case 2: value = .number(try reader.read())
    default: throw MessageReader.Malformed()
    }
    children = try reader.nested { try $0.read() }
  }
}
