import CoreFoundation

// On iOS, `CFRunLoopMode` is a type of its own; on Linux it is an alias of `CFString`.

extension CFString {
  /// The mode for input sources and timers.
  public static var defaultMode: CFRunLoopMode { kCFRunLoopDefaultMode }
  /// The modes that are marked as common.
  public static var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
  /// The mode's name.
  public var rawValue: CFString { self }
}
