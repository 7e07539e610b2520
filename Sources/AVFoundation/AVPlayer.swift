import Foundation
import ObjCRuntime
import QuartzCore
import SystemPermissions

/// Plays an item. The position follows the frame clock, which is virtual in tests.
///
/// GStreamer decodes pictures and plays sounds; in virtual time no sound is played. Without a decoder the item fails, and the
/// player keeps waiting at its start: see `AVPlayerItem`.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  /// The reason why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  open internal(set) var currentItem: AVPlayerItem? {
    willSet { _willChange(self, "currentItem") }
    didSet { _didChange(self, "currentItem") }
  }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var volume: Float = 1 { didSet { volumeDidChange() } }
  open var isMuted = false { didSet { volumeDidChange() } }
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var error: (any Error)? { nil }
  open var status: Status { currentItem == nil ? .unknown : .readyToPlay }
  open private(set) var timeControlStatus = TimeControlStatus.paused {
    willSet { _willChange(self, "timeControlStatus") }
    didSet { _didChange(self, "timeControlStatus") }
  }
  open private(set) var reasonForWaitingToPlay: WaitingReason?

  /// Called on the main thread after a change of the item's status or of the rate.
  package var stateDidChange: (() -> Void)?
  /// The time of the frame clock at which the position was `currentItem.position`.
  private var start: CFTimeInterval = 0
  private var deadline: AnyObject?
  private var observers: [TimeObserver] = []
  private var wantedRate: Float = 0 {
    willSet { _willChange(self, "rate") }
    didSet { _didChange(self, "rate") }
  }
  private var sound: (item: AVPlayerItem, output: SoundOutput)?
  /// The sound that is heard; nil after a pause or a jump, so that it starts again at the position.
  private var heard: (item: AVPlayerItem, rate: Float)?
  private var layers: [WeakLayer] = []
  private var ticker: AnyObject?

  private struct WeakLayer { weak var layer: AVPlayerLayer? }

  public override init() { super.init() }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    keepPosition()
    currentItem = item
    item?.player = self
    laterOnMainThread { [weak self] in
      guard let self, let item, self.currentItem === item else { return }
      item.load { [weak self, weak item] in
        guard let self, self.currentItem === item else { return }
        _willChange(self, "status")
        self.update()
        _didChange(self, "status")
      }
    }
    update()
  }

  // MARK: Rate

  /// The rate: 0 is paused, 1 the natural rate.
  open var rate: Float {
    get { wantedRate }
    set {
      guard newValue != wantedRate else { return }
      keepPosition()
      wantedRate = newValue
      update()
      NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
    }
  }

  open var defaultRate: Float = 1

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  private var isRunning: Bool { wantedRate != 0 && currentItem?.status == .readyToPlay }

  /// The last position, in seconds.
  private var end: Double {
    guard let item = currentItem else { return 0 }
    let end = item.forwardPlaybackEndTime
    return min(end.isNumeric ? end.seconds : .infinity, item.duration.isNumeric ? item.duration.seconds : 0)
  }

  private static var now: CFTimeInterval { CACurrentMediaTime() }

  private var position: Double {
    guard let item = currentItem else { return 0 }
    guard isRunning else { return item.position }
    return min(max(item.position + (Self.now - start) * Double(wantedRate), 0), end)
  }

  private func keepPosition() {
    currentItem?.position = position
    start = Self.now
  }

  /// Sets the state from the rate and the item, and plans the end of the item.
  private func update() {
    start = Self.now
    if wantedRate == 0 {
      (timeControlStatus, reasonForWaitingToPlay) = (.paused, nil)
    } else if isRunning {
      (timeControlStatus, reasonForWaitingToPlay) = (.playing, nil)
    } else {
      timeControlStatus = .waitingToPlayAtSpecifiedRate
      reasonForWaitingToPlay = currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
    }
    onMainThread { [weak self] in
      self?.plan()
      self?.stateDidChange?()
    }
  }

  @MainActor
  private func plan() {
    (deadline as? FrameClock.Deadline)?.cancel()
    deadline = nil
    updateSound()
    showPicture()
    for observer in observers { observer.plan(position: position, rate: isRunning ? Double(wantedRate) : 0) }
    guard isRunning, wantedRate > 0, let item = currentItem else { return }
    let rest = max(0, (end - position) / Double(wantedRate))
    // A background deadline, because a playing film does not keep an app busy.
    deadline = FrameClock.shared.schedule(after: rest, isBackground: true) { [weak self] in self?.finish(item)
    }
  }

  @MainActor
  private func updateSound() {
    guard isRunning, let item = currentItem, let source = item.asset.source, SimulatedMedia.duration == nil,
      item.asset.content?.audios.isEmpty == false
    else {
      sound?.output.pause()
      heard = nil
      if currentItem !== sound?.item { sound = nil }
      return
    }
    if let heard, heard.item === item, heard.rate == wantedRate { return }
    heard = (item, wantedRate)
    if wantedRate > 0 { SimulatedMedia.record(source, at: position, volume: isMuted ? 0 : volume) }
    if sound?.item !== item { sound = SoundOutput(source).map { (item, $0) } }
    volumeDidChange()
    sound?.output.play(from: position, rate: Double(wantedRate))
  }

  private func volumeDidChange() {
    onMainThread { [self] in sound?.output.setVolume(isMuted ? 0 : volume) }
  }

  // MARK: Pictures

  @MainActor
  func add(_ layer: AVPlayerLayer) {
    layers.removeAll { $0.layer == nil || $0.layer === layer }
    layers.append(WeakLayer(layer: layer))
    showPicture()
  }

  @MainActor
  func remove(_ layer: AVPlayerLayer) {
    layers.removeAll { $0.layer == nil || $0.layer === layer }
    if layers.isEmpty { ticker = nil }
  }

  /// Shows the picture of the position in the layers, and follows the position while it moves.
  @MainActor
  private func showPicture() {
    layers.removeAll { $0.layer == nil }
    guard !layers.isEmpty, let item = currentItem, item.status == .readyToPlay, let reader = item.pictures
    else {
      ticker = nil
      for each in layers { each.layer?.show(nil) }
      return
    }
    let picture = reader.picture(at: position)?.image
    for each in layers { each.layer?.show(picture) }
    guard isRunning else {
      ticker = nil
      return
    }
    // In the background, because a playing film does not keep an app busy.
    if ticker == nil {
      ticker = FrameClock.shared.addTicker(isBackground: true) { [weak self] _ in self?.showPicture() }
    }
  }

  @MainActor
  private func finish(_ item: AVPlayerItem) {
    guard currentItem === item else { return }
    keepPosition()
    item.position = end
    switch actionAtItemEnd {
    case .pause, .none: if actionAtItemEnd == .pause { rate = 0 }
    case .advance: advance()
    }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  func advance() { rate = 0 }

  // MARK: Position

  open func currentTime() -> CMTime { CMTime(seconds: position, preferredTimescale: 1_000_000_000) }

  open func seek(to time: CMTime) { move(to: time) }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { move(to: time) }

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    let isMoved = move(to: time)
    DispatchQueue.main.async { completionHandler(isMoved) }
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  @discardableResult
  open func seek(to time: CMTime) async -> Bool { move(to: time) }

  @discardableResult
  private func move(to time: CMTime) -> Bool {
    guard let item = currentItem, item.status != .failed, !time.seconds.isNaN else { return false }
    let limit = item.duration.isNumeric ? item.duration.seconds : .infinity
    item.position = min(max(time.seconds, 0), limit)
    heard = nil
    update()
    return true
  }

  // MARK: Observers

  /// Calls a function at each multiple of an interval of the item's time while it plays.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    add(TimeObserver(interval: max(interval.seconds, 1.0 / 240), queue: queue, block: block))
  }

  /// Calls a function when the item's time passes one of several times.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    add(TimeObserver(times: times.map(\.timeValue.seconds).sorted(), queue: queue) { _ in block() })
  }

  private func add(_ observer: TimeObserver) -> TimeObserver {
    observer.position = { [weak self] in self?.position ?? 0 }
    observers.append(observer)
    onMainThread { [weak self] in
      guard let self else { return }
      observer.plan(position: self.position, rate: self.isRunning ? Double(self.wantedRate) : 0)
    }
    return observer
  }

  open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    observers.removeAll { $0 === observer }
    onMainThread { observer.cancel() }
  }
}

// Changed on the main thread only; the player sets `position` before it shares the observer.
/// A function that is called at times of a player's item.
private final class TimeObserver: @unchecked Sendable {
  private let interval: Double?
  private let times: [Double]
  private let queue: DispatchQueue?
  private let block: (CMTime) -> Void
  private var deadline: AnyObject?
  private var rate = 0.0
  var position: () -> Double = { 0 }

  init(interval: Double, queue: DispatchQueue?, block: @escaping (CMTime) -> Void) {
    self.interval = interval
    times = []
    self.queue = queue
    self.block = block
  }

  init(times: [Double], queue: DispatchQueue?, block: @escaping (CMTime) -> Void) {
    interval = nil
    self.times = times
    self.queue = queue
    self.block = block
  }

  /// The first time after a position.
  private func next(after position: Double) -> Double? {
    guard let interval else { return times.first { $0 > position + 1e-6 } }
    return ((position / interval + 1e-6).rounded(.down) + 1) * interval
  }

  @MainActor
  func plan(position: Double, rate: Double) {
    cancel()
    self.rate = rate
    guard rate > 0, let next = next(after: position) else { return }
    deadline = FrameClock.shared.schedule(after: (next - position) / rate, isBackground: true) {
      [weak self] in
      self?.fire(next)
    }
  }

  @MainActor
  private func fire(_ time: Double) {
    let block = block
    let now = CMTime(seconds: time, preferredTimescale: 1_000_000_000)
    if let queue, queue !== DispatchQueue.main { queue.async { block(now) } } else { block(now) }
    plan(position: max(position(), time), rate: rate)
  }

  @MainActor
  func cancel() {
    (deadline as? FrameClock.Deadline)?.cancel()
    deadline = nil
  }
}

// Used on the main thread, as its superclass.
/// Plays several items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var rest: [AVPlayerItem] = []

  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  public init(items: [AVPlayerItem]) {
    rest = Array(items.dropFirst())
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + rest }

  open func advanceToNextItem() {
    replaceCurrentItem(with: rest.isEmpty ? nil : rest.removeFirst())
  }

  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains(item)
  }

  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard let current = currentItem else { return replaceCurrentItem(with: item) }
    if afterItem === current {
      rest.insert(item, at: 0)
    } else if let index = rest.firstIndex(where: { $0 === afterItem }) {
      rest.insert(item, at: index + 1)
    } else {
      rest.append(item)
    }
  }

  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    rest.removeAll { $0 === item }
  }

  open func removeAllItems() {
    rest = []
    replaceCurrentItem(with: nil)
  }

  override func advance() { advanceToNextItem() }
}

// Used on the main thread, as the player that it repeats.
/// Repeats an item.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
  private var observer: (any NSObjectProtocol)?
  open private(set) var loopCount = 0 {
    willSet { _willChange(self, "loopCount") }
    didSet { _didChange(self, "loopCount") }
  }
  open private(set) var status = Status.ready

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    player.actionAtItemEnd = .none
    if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil
    ) { [weak self, weak player] _ in
      self?.loopCount += 1
      player?.seek(to: .zero)
    }
  }

  open func disableLooping() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    status = .cancelled
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
}
