import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A message from a page to the app: input, and changes of the browser's window.
enum PageMessage {
  /// The first message of a page.
  case start(PageGeometry, PageEnvironment, address: String)
  case geometry(PageGeometry)
  case environment(PageEnvironment)
  case event(HostEvent)
  /// The page has painted a frame.
  case presented(UInt32)
  /// The person went back or forward in the browser's history.
  case navigate(depth: Int, address: String)
  case pasteboard(String)
  case perform(element: UInt32, action: ElementAction, value: String)
  /// The person chose files, or dropped them at a place. The server has saved them under these names.
  case files([String], dropped: CGPoint?)

  enum ElementAction: UInt8 { case activate, increment, decrement, setValue, focus, escape }

  /// - Parameters:
  ///   - bytes: The content of one message.
  ///   - time: The time of events, on the scale of `CACurrentMediaTime()`.
  init(_ bytes: ArraySlice<UInt8>, time: TimeInterval) throws {
    var reader = ByteReader(bytes)
    switch try reader.readByte() {
    case 1:
      let geometry = try PageGeometry(&reader)
      let environment = try PageEnvironment(&reader)
      self = .start(geometry, environment, address: try reader.readText())
    case 2: self = .geometry(try PageGeometry(&reader))
    case 3: self = .environment(try PageEnvironment(&reader))
    case 4: self = .event(.pointer(try Self.pointer(&reader, time)))
    case 5: self = .event(.scroll(try Self.scroll(&reader, time)))
    case 6: self = .event(.pinch(try Self.pinch(&reader, time)))
    case 7: self = .event(.key(try Self.key(&reader, time)))
    case 8: self = .event(.text(.commit(try reader.readText())))
    case 9:
      let text = try reader.readText()
      self = .event(.text(.preedit(text, caret: min(Int(try reader.readUInt32()), text.utf16.count))))
    case 10:
      let (offset, count) = (Int32(bitPattern: try reader.readUInt32()), try reader.readUInt32())
      guard abs(Int(offset)) < 1 << 20, count < 1 << 20 else { throw ByteReader.Failure.unknown }
      self = .event(.text(.deleteSurrounding(offset: Int(offset), count: Int(count))))
    case 11: self = .event(.active(try reader.readByte() != 0))
    case 12: self = .event(.visible(try reader.readByte() != 0))
    case 13: self = .presented(try reader.readUInt32())
    case 14:
      let depth = Int(try reader.readUInt32())
      self = .navigate(depth: depth, address: try reader.readText())
    case 15: self = .pasteboard(try reader.readText())
    case 16:
      let element = try reader.readUInt32()
      self = .perform(
        element: element, action: try Self.value(&reader), value: try reader.readText())
    case 17:
      let isDropped = try reader.readByte() != 0
      let (place, count) = (try reader.readPoint(), try reader.readUInt32())
      guard count <= 100 else { throw ByteReader.Failure.unknown }
      let names = try (0..<count).map { _ in try reader.readText() }
      self = .files(names, dropped: isDropped ? place : nil)
    case 18: self = .event(.dragTaken)
    default: throw ByteReader.Failure.unknown
    }
    guard reader.isAtEnd else { throw ByteReader.Failure.unknown }
  }

  private static func value<Value: RawRepresentable<UInt8>>(_ reader: inout ByteReader) throws -> Value {
    guard let value = Value(rawValue: try reader.readByte()) else { throw ByteReader.Failure.unknown }
    return value
  }

  private static func choice<Value>(_ values: [Value], _ reader: inout ByteReader) throws -> Value {
    let index = Int(try reader.readByte())
    guard index < values.count else { throw ByteReader.Failure.unknown }
    return values[index]
  }

  private static func pointer(_ reader: inout ByteReader, _ time: TimeInterval) throws -> HostPointerEvent {
    let phase = try choice([.hover, .exit, .down, .move, .up, .cancel] as [HostPointerEvent.Phase], &reader)
    let kind = try choice([.touch, .mouse, .pen] as [HostPointerEvent.Kind], &reader)
    let id = Int(try reader.readUInt32())
    let location = try reader.readPoint()
    let buttons = HostPointerEvent.Buttons(rawValue: Int(try reader.readByte()) & 7)
    let modifiers = HostModifiers(page: try reader.readByte())
    let force = min(max(try reader.readNumber(), 0), 1)
    return HostPointerEvent(
      phase, kind: kind, id: id, location: location, buttons: buttons, modifiers: modifiers, force: force,
      timestamp: time)
  }

  private static func scroll(_ reader: inout ByteReader, _ time: TimeInterval) throws -> HostScrollEvent {
    let phases: [HostScrollEvent.Phase] = [.discrete, .began, .changed, .ended, .cancelled]
    let phase = try choice(phases, &reader)
    let (location, delta, velocity) = (
      try reader.readPoint(), try reader.readPoint(), try reader.readPoint()
    )
    return HostScrollEvent(
      phase, location: location, delta: delta, velocity: velocity,
      modifiers: HostModifiers(page: try reader.readByte()), timestamp: time)
  }

  private static func pinch(_ reader: inout ByteReader, _ time: TimeInterval) throws -> HostPinchEvent {
    let phase = try choice([.began, .changed, .ended, .cancelled] as [HostPinchEvent.Phase], &reader)
    let location = try reader.readPoint()
    let scale = min(max(try reader.readNumber(), 0.01), 100)
    return HostPinchEvent(
      phase, location: location, scale: scale, rotation: try reader.readNumber(), timestamp: time)
  }

  private static func key(_ reader: inout ByteReader, _ time: TimeInterval) throws -> HostKeyEvent {
    let phase = try choice([.down, .up, .cancel] as [HostKeyEvent.Phase], &reader)
    let usage = Int(try reader.readByte())
    let modifiers = HostModifiers(page: try reader.readByte())
    let isRepeat = try reader.readByte() != 0
    let characters = try reader.readText()
    return HostKeyEvent(
      phase, usage: usage, characters: characters, charactersIgnoringModifiers: try reader.readText(),
      modifiers: modifiers, isRepeat: isRepeat, timestamp: time)
  }
}

extension HostModifiers {
  /// Creates modifiers from a page's bits: shift, control, option, command, caps lock, numeric pad.
  fileprivate init(page bits: UInt8) {
    let all: [HostModifiers] = [.shift, .control, .option, .command, .capsLock, .numericPad]
    self = []
    for (index, modifier) in all.enumerated() where bits & 1 << index != 0 { insert(modifier) }
  }
}

/// The size of a page, in points.
struct PageGeometry: Equatable {
  var size: CGSize
  var scale: CGFloat
  var safeArea: HostInsets

  /// The smallest and largest sides of a page, in points.
  private static let sides: ClosedRange<CGFloat> = 160...8192

  init(_ reader: inout ByteReader) throws {
    func side(_ value: CGFloat) -> CGFloat {
      min(max(value.rounded(), Self.sides.lowerBound), Self.sides.upperBound)
    }
    size = CGSize(width: side(try reader.readNumber()), height: side(try reader.readNumber()))
    scale = min(max(try reader.readNumber(), 1), 4)
    // Insets that leave no room lead to layouts without a size.
    func inset(_ value: CGFloat, of side: CGFloat) -> CGFloat { min(max(value, 0), side / 4) }
    safeArea = HostInsets(
      top: inset(try reader.readNumber(), of: size.height),
      left: inset(try reader.readNumber(), of: size.width),
      bottom: inset(try reader.readNumber(), of: size.height),
      right: inset(try reader.readNumber(), of: size.width))
  }

  var window: HostWindowGeometry {
    HostWindowGeometry(
      size: size, scale: scale, safeArea: safeArea,
      orientation: size.width > size.height ? .landscapeRight : .portrait)
  }

  /// Narrow and low pages are phones, as windows on the desktop are by their preset.
  var idiom: HostScreen.Idiom { min(size.width, size.height) < 600 ? .phone : .pad }
}

/// The settings of a browser.
struct PageEnvironment: Equatable {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let dark = Flags(rawValue: 1)
    static let highContrast = Flags(rawValue: 2)
    static let reducedMotion = Flags(rawValue: 4)
  }

  private var flags: Flags
  /// The size of the browser's text relative to its default.
  private var textScale: CGFloat

  init(_ reader: inout ByteReader) throws {
    flags = Flags(rawValue: try reader.readByte())
    textScale = try reader.readNumber()
    // The languages, which the server has told the app before its start.
    _ = try reader.readText()
  }

  var isDark: Bool { flags.contains(.dark) }

  var host: HostEnvironment {
    HostEnvironment(
      isDark: flags.contains(.dark), isHighContrast: flags.contains(.highContrast),
      reducesMotion: flags.contains(.reducedMotion),
      contentSizeCategory: HostEnvironment.contentSizeCategory(textScale: textScale),
      // The browser's keyboard or that of its device types.
      hasHardwareKeyboard: true)
  }
}
