import CoreFoundation

// On iOS the modes of run loops are a type of their own; here they are Core Foundation's strings.

extension CFString {
  /// The mode of a run loop that waits for input and timers.
  public static var defaultMode: CFRunLoopMode { kCFRunLoopDefaultMode }
  /// The modes that are marked as common.
  public static var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
  /// The mode's name.
  public var rawValue: CFString { self }
}
