/// A press of a key or button, from down to up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
    /// Any other key.
    case keyboard = 2000
  }

  open package(set) var timestamp: TimeInterval
  open package(set) var phase = Phase.began
  open private(set) var type: PressType
  open package(set) var window: UIWindow? {
    get { owner }
    set { owner = newValue }
  }
  @BackReference private var owner: UIWindow?
  /// The receiver. Differs from iOS: weak, because the release of a key is not always reported.
  open package(set) weak var responder: UIResponder?
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  open private(set) var key: UIKey?

  /// Creates a press without a key, for subclasses and tests.
  public override init() {
    type = .select
    timestamp = 0
    super.init()
  }

  package convenience init(type: PressType, key: UIKey?, timestamp: TimeInterval) {
    self.init()
    self.type = type
    self.key = key
    self.timestamp = timestamp
  }
}

/// The pressed keys and buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  package var pressList: [UIPress] = []

  public override init() {
    super.init()
    become(.presses, .none, at: 0)
  }

  package convenience init(timestamp: TimeInterval) {
    self.init()
    self.timestamp = timestamp
  }

  open var allPresses: Set<UIPress> { Set(pressList) }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(pressList.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }
}
