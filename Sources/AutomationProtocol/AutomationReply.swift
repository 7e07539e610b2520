import Foundation

/// A reply of the app under test.
package enum AutomationReply: Sendable {
  case done
  case snapshot(ElementSnapshot)
  /// The point at which to touch an element; `nil` if it is covered or off screen.
  case point(CGPoint?)
  case data(Data)
  case deviceState(DeviceState)
  case auditIssues([AuditIssue])
  /// The reason for a failure, in XCTest's terms.
  case failure(String)
}

/// The state of the simulated device.
package struct DeviceState: Hashable, Sendable, Transferable {
  package var name: String
  /// The raw value of a `UIDeviceOrientation`.
  package var orientation: Int
  package var isDark: Bool
  /// The screen bounds in points.
  package var screen: CGRect
  package var scale: Double
  package var isPad: Bool

  package init(name: String, orientation: Int, isDark: Bool, screen: CGRect, scale: Double, isPad: Bool) {
    self.name = name
    self.orientation = orientation
    self.isDark = isDark
    self.screen = screen
    self.scale = scale
    self.isPad = isPad
  }

  package func write(to writer: inout MessageWriter) {
    writer.write(name)
    writer.write(Int64(orientation))
    writer.write(isDark)
    writer.write(screen)
    writer.write(scale)
    writer.write(isPad)
  }

  package init(from reader: inout MessageReader) throws {
    name = try reader.read()
    orientation = Int(try reader.read() as Int64)
    isDark = try reader.read()
    screen = try reader.read()
    scale = try reader.read()
    isPad = try reader.read()
  }
}

/// An issue found by an accessibility audit.
package struct AuditIssue: Hashable, Sendable, Transferable {
  /// The bit of `XCUIAccessibilityAuditType`.
  package var type: UInt64
  package var compactDescription: String
  package var detailedDescription: String
  /// The element in the latest snapshot.
  package var element: UInt32

  package init(type: UInt64, compactDescription: String, detailedDescription: String, element: UInt32) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.element = element
  }

  package func write(to writer: inout MessageWriter) {
    writer.write(type)
    writer.write(compactDescription)
    writer.write(detailedDescription)
    writer.write(element)
  }

  package init(from reader: inout MessageReader) throws {
    type = try reader.read()
    compactDescription = try reader.read()
    detailedDescription = try reader.read()
    element = try reader.read()
  }
}

extension AutomationReply: Transferable {
  package func write(to writer: inout MessageWriter) {
    switch self {
    case .done: writer.write(UInt8(0))
    case .snapshot(let root):
      writer.write(UInt8(1))
      root.write(to: &writer)
    case .point(let point):
      writer.write(UInt8(2))
      writer.write(point != nil)
      if let point { writer.write(point) }
    case .data(let data):
      writer.write(UInt8(3))
      writer.write(data)
    case .deviceState(let state):
      writer.write(UInt8(4))
      state.write(to: &writer)
    case .auditIssues(let issues):
      writer.write(UInt8(5))
      writer.write(issues)
    case .failure(let message):
      writer.write(UInt8(6))
      writer.write(message)
    }
  }

  package init(from reader: inout MessageReader) throws {
    switch try reader.read() as UInt8 {
    case 0: self = .done
    case 1: self = .snapshot(try ElementSnapshot(from: &reader))
    case 2: self = .point(try reader.read() as Bool ? try reader.read() as CGPoint : nil)
    case 3: self = .data(try reader.read())
    case 4: self = .deviceState(try DeviceState(from: &reader))
    case 5: self = .auditIssues(try reader.read())
    case 6: self = .failure(try reader.read())
    default: throw MessageReader.Malformed()
    }
  }
}
