import Foundation

/// A request of a test runner to the app under test.
package enum AutomationRequest: Hashable, Sendable {
  /// Takes a snapshot of the interface when the app is idle.
  case snapshot
  /// Requests a snapshot of the system's alerts and banners above the app, once the app is idle.
  case systemSnapshot
  /// Plays touches of several fingers.
  case touch([TouchPath])
  /// Moves the pointer of a mouse along paths, one after the other, with the buttons of a `UIEvent.ButtonMask`.
  case pointer([TouchPath], buttons: Int)
  /// Turns the wheel of a mouse at a point; the content moves by the vector.
  case scroll(CGPoint, by: CGPoint)
  /// Types text into the focused element.
  case typeText(String)
  /// Presses a hardware key: its character, and the raw value of its `XCUIElement.KeyModifierFlags`.
  case typeKey(String, modifiers: UInt)
  /// Returns the point at which to touch an element, optionally scrolling it into view.
  case hitPoint(UInt32, scrolls: Bool)
  /// Moves a slider to a normalized position.
  case adjustSlider(UInt32, Double)
  /// Turns a picker wheel to the row with a title.
  case adjustPickerWheel(UInt32, String)
  /// Waits up to the given real time in seconds, until something changes.
  case wait(Double)
  /// Returns a PNG of the screen.
  ///
  /// - Parameter scale: Pixels per point; nil for the scale of the screen.
  case screenshot(scale: Double?)
  /// Rotates the device to the raw value of a `UIDeviceOrientation`.
  case rotate(Int)
  case setDark(Bool)
  /// Moves the device to a place; nil for none that is known.
  case setLocation(DeviceLocation?)
  /// Opens a URL.
  case open(String)
  /// Presses the home button, which moves the app to the background.
  case background
  case activate
  case deviceState
  case accessibilityAudit(UInt64)
  /// Terminates the app normally.
  case terminate
}

extension AutomationRequest {
  /// Whether the request simulates input of a person.
  package var isInput: Bool {
    switch self {
    case .touch, .pointer, .scroll, .typeText, .typeKey, .adjustSlider, .adjustPickerWheel, .rotate, .open,
      .background,
      .activate:
      true
    default: false
    }
  }
}

extension AutomationRequest: Transferable {
  package func write(to writer: inout MessageWriter) {
    switch self {
    case .snapshot: writer.write(UInt8(0))
    case .touch(let paths):
      writer.write(UInt8(1))
      writer.write(paths)
    case .typeText(let text):
      writer.write(UInt8(2))
      writer.write(text)
    case .typeKey(let key, let modifiers):
      writer.write(UInt8(3))
      writer.write(key)
      writer.write(UInt64(modifiers))
    case .hitPoint(let id, let scrolls):
      writer.write(UInt8(4))
      writer.write(id)
      writer.write(scrolls)
    case .adjustSlider(let id, let position):
      writer.write(UInt8(5))
      writer.write(id)
      writer.write(position)
    case .adjustPickerWheel(let id, let title):
      writer.write(UInt8(6))
      writer.write(id)
      writer.write(title)
    case .wait(let seconds):
      writer.write(UInt8(7))
      writer.write(seconds)
    case .screenshot(let scale):
      writer.write(UInt8(8))
      writer.write(scale ?? 0)
    case .rotate(let orientation):
      writer.write(UInt8(9))
      writer.write(Int64(orientation))
    case .setDark(let isDark):
      writer.write(UInt8(10))
      writer.write(isDark)
    case .open(let link):
      writer.write(UInt8(11))
      writer.write(link)
    case .background: writer.write(UInt8(12))
    case .activate: writer.write(UInt8(13))
    case .deviceState: writer.write(UInt8(14))
    case .accessibilityAudit(let types):
      writer.write(UInt8(15))
      writer.write(types)
    case .terminate: writer.write(UInt8(16))
    case .systemSnapshot: writer.write(UInt8(17))
    case .setLocation(let location):
      writer.write(UInt8(18))
      writer.write(location.map { [$0] } ?? [])
    case .pointer(let paths, let buttons):
      writer.write(UInt8(19))
      writer.write(paths)
      writer.write(Int64(buttons))
    case .scroll(let place, let delta):
      writer.write(UInt8(20))
      writer.write(place)
      writer.write(delta)
    }
  }

  package init(from reader: inout MessageReader) throws {
    switch try reader.read() as UInt8 {
    case 0: self = .snapshot
    case 1: self = .touch(try reader.read())
    case 2: self = .typeText(try reader.read())
    case 3: self = .typeKey(try reader.read(), modifiers: UInt(try reader.read() as UInt64))
    case 4: self = .hitPoint(try reader.read(), scrolls: try reader.read())
    case 5: self = .adjustSlider(try reader.read(), try reader.read())
    case 6: self = .adjustPickerWheel(try reader.read(), try reader.read())
    case 7: self = .wait(try reader.read())
    case 8:
      let scale: Double = try reader.read()
      self = .screenshot(scale: scale > 0 ? scale : nil)
    case 9: self = .rotate(Int(try reader.read() as Int64))
    case 10: self = .setDark(try reader.read())
    case 11: self = .open(try reader.read())
    case 12: self = .background
    case 13: self = .activate
    case 14: self = .deviceState
    case 15: self = .accessibilityAudit(try reader.read())
    case 16: self = .terminate
    case 17: self = .systemSnapshot
    case 18: self = .setLocation((try reader.read() as [DeviceLocation]).first)
    case 19: self = .pointer(try reader.read(), buttons: Int(try reader.read() as Int64))
    case 20: self = .scroll(try reader.read(), by: try reader.read())
    default: throw MessageReader.Malformed()
    }
  }
}
