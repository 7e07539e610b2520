/// A user event: touches, keys, motion or scrolling.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
      remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward,
      remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Returns the mask for a button number, starting at 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  open var type: EventType { _type }
  open var subtype: EventSubtype { _subtype }
  /// The time in seconds since system startup.
  open package(set) var timestamp: TimeInterval
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  open package(set) var buttonMask: ButtonMask = []
  private final var _type = EventType.touches
  private final var _subtype = EventSubtype.none
  package var touchList: [UITouch] = []
  /// The windows with changed touches.
  package var destinations: [UIWindow] = []

  /// Creates an event without touches, for subclasses and tests.
  public override init() {
    timestamp = 0
    super.init()
  }

  package convenience init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = 0) {
    self.init()
    become(type, subtype, at: timestamp)
  }

  final func become(_ type: EventType, _ subtype: EventSubtype, at timestamp: TimeInterval) {
    _type = type
    _subtype = subtype
    self.timestamp = timestamp
  }

  /// All active touches, and those that just ended.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(touchList) : nil }

  open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { some { gesture.tracks($0) } }

  private func some(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchList.filter { !$0.isIndirect && isMeant($0) }
    return found.isEmpty ? nil : Set(found)
  }

  /// Returns the reports combined in one event. The host sends each one separately, so that this is the touch
  /// itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touchList.contains(touch) ? [touch] : nil }

  /// Returns predicted touches; there is no prediction, so that this is the touch itself.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touchList.contains(touch) ? [] : nil }

  nonisolated open override var description: String {
    readUnisolated {
      "<\(Swift.type(of: self)): \(address)> timestamp: \(timestamp) touches: \(touchList)"
    }
  }
}
