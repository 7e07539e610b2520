/// A touch of a finger, pen or pointer, from down to up.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static let stylus = TouchType.pencil
  }

  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The time of the last change, in seconds since system startup.
  open package(set) var timestamp: TimeInterval
  open package(set) var phase = Phase.began
  /// The number of consecutive taps at the same place; 0 after the touch has moved far away.
  open package(set) var tapCount = 1
  open private(set) var type: TouchType
  /// The view that was hit when the touch began.
  open package(set) var view: UIView?
  open package(set) var window: UIWindow? {
    get { owner }
    set { owner = newValue }
  }
  @BackReference private var owner: UIWindow?
  /// The recognizers that receive the touch.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force, 0...1; 1 if the device does not report it.
  open package(set) var force: CGFloat = 1
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the contact, in points. Hosts do not report it; this is that of a fingertip.
  open var majorRadius: CGFloat { type == .direct ? 20 : 1 }
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle of a pen to the surface, in radians; always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The position in points of the scene.
  package var position: CGPoint
  package var previousPosition: CGPoint
  package private(set) var startPosition: CGPoint
  package private(set) var startTime: TimeInterval
  package var buttons: UIEvent.ButtonMask = .primary
  /// The gesture of a touchpad or wheel that the touch represents. Only recognizers receive such touches.
  package var indirectGesture: IndirectGesture?

  package enum IndirectGesture {
    case scroll(HostScrollEvent)
    case pinch(HostPinchEvent)
  }

  package var isIndirect: Bool { indirectGesture != nil }

  /// Creates a touch without a window, for subclasses and tests.
  public override init() {
    type = .direct
    position = .zero
    timestamp = 0
    previousPosition = .zero
    startPosition = .zero
    startTime = 0
    super.init()
  }

  package convenience init(type: TouchType, position: CGPoint, timestamp: TimeInterval) {
    self.init()
    self.type = type
    self.position = position
    self.timestamp = timestamp
    previousPosition = position
    startPosition = position
    startTime = timestamp
  }

  /// The rotation of a pen around its axis, which hosts do not report.
  open var rollAngle: CGFloat { 0 }

  open func location(in view: UIView?) -> CGPoint { place(position, in: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousPosition, in: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { place(position, in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { place(previousPosition, in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let layer = (view ?? window)?.layer else { return point }
    return layer.convert(point, from: nil)
  }

  /// The distance from the start position, in points.
  var travel: CGFloat { hypot(position.x - startPosition.x, position.y - startPosition.y) }

  package var isOver: Bool { phase == .ended || phase == .cancelled }

  nonisolated open override var description: String {
    readUnisolated {
      "<UITouch: \(address)> phase: \(phase) tap count: \(tapCount) window: \(window?.description ?? "nil") "
        + "view: \(view?.description ?? "nil") location in window: \(location(in: window))"
    }
  }
}
