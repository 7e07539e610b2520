import Foundation

/// Runs the animations of all layers on the frame clock, and notifies their delegates and completion blocks.
@MainActor
final class AnimationScheduler {
  static let shared = AnimationScheduler()

  private var active: [LayerAnimations] = []
  @exclusivity(unchecked) private var pending: [(owner: LayerAnimations, record: AnimationRecord)] = []
  private var clocks: [AnimationClock] = []
  @exclusivity(unchecked) private var stopped: [(record: AnimationRecord, finished: Bool)] = []
  private var finishedClocks: [(clock: AnimationClock, end: AnimationClock.End)] = []
  private var isDelivering = false
  private var hasDeallocatedLayers = false
  private var ticker: FrameClock.Ticker?
  private var wakeUp: FrameClock.Deadline?
  /// Incremented whenever a layer leaves a tree. Only then must animations check whether their layer is still
  /// visible.
  var detachments = 0
  private var seenDetachments = 0

  private init() {}

  /// Whether any layer has animations.
  var hasAnimations: Bool { !active.isEmpty }

  // MARK: Adding and removing

  func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
    let animations: LayerAnimations
    if let existing = layer.extras?.animations {
      animations = existing
    } else {
      animations = LayerAnimations(layer: layer)
      layer.box.animations = animations
    }
    let record = AnimationRecord(key: key, animation: animation.duplicate(), layer: layer)
    if let key { stop(animations.remove { $0.key == key }, finished: false) }
    if animations.isEmpty { active.append(animations) }
    animations.add(record)
    pending.append((animations, record))
    layer.markVisualChange()
    CATransaction.setNeedsCommit()
  }

  func remove(from layer: CALayer, where condition: (AnimationRecord) -> Bool) {
    guard let animations = layer.extras?.animations else { return }
    let removed = animations.remove(where: condition)
    guard !removed.isEmpty else { return }
    stop(removed, finished: false)
    animations.evaluate(at: FrameClock.shared.now)
    if animations.isEmpty { retire(animations) }
    scheduleDelivery()
  }

  func layerWasDeallocated(_ animations: LayerAnimations) {
    stop(animations.remove { _ in true }, finished: false)
    // Many layers may be deallocated at once, so their entries are removed together at the next commit.
    hasDeallocatedLayers = true
    scheduleDelivery()
    CATransaction.setNeedsCommit()
  }

  private func purgeDeallocatedLayers() {
    hasDeallocatedLayers = false
    active.removeAll { $0.isGone }
    pending.removeAll { $0.owner.isGone }
    timingChanged()
  }

  private func retire(_ animations: LayerAnimations) {
    active.removeAll { $0 === animations }
    if !animations.isGone { animations.layer.extras?.animations = nil }
    if active.isEmpty { timingChanged() }
  }

  private func stop(_ records: [AnimationRecord], finished: Bool) {
    for record in records where !record.isStopped {
      record.isStopped = true
      stopped.append((record, finished))
    }
  }

  // MARK: Clocks

  func add(_ clock: AnimationClock) {
    if !clocks.contains(where: { $0 === clock }) { clocks.append(clock) }
    timingChanged()
  }

  func scrubbed(_ clock: AnimationClock) {
    let now = FrameClock.shared.now
    for animations in active where animations.records.contains(where: { $0.animation.clock === clock }) {
      animations.evaluate(at: now)
    }
    timingChanged()
  }

  func finish(_ clock: AnimationClock, at end: AnimationClock.End?) {
    clock.markFinished()
    clocks.removeAll { $0 === clock }
    let now = FrameClock.shared.now
    for animations in active {
      let removed = animations.remove { $0.animation.clock === clock }
      guard !removed.isEmpty else { continue }
      stop(removed, finished: end != nil)
      animations.evaluate(at: now)
      if animations.isEmpty { retire(animations) }
    }
    if let end { finishedClocks.append((clock, end)) }
    scheduleDelivery()
  }

  /// Updates the ticker after an external change to the progress of animations.
  func timingChanged() { updateTicker(at: FrameClock.shared.now) }

  /// Updates the animations after a change to the timing of a layer, which also affects its sublayers.
  func layerTimingChanged() {
    let now = FrameClock.shared.now
    if hasDeallocatedLayers { purgeDeallocatedLayers() }
    for animations in active { animations.evaluate(at: now) }
    updateTicker(at: now)
  }

  func shiftTime(by seconds: CFTimeInterval) {
    for animations in active {
      for record in animations.records where !record.isPending { record.timeline.begin += seconds }
    }
    for clock in clocks { clock.shift(by: seconds) }
  }

  // MARK: Frames

  /// Starts the animations that were added since the last commit.
  func startPending() {
    if hasDeallocatedLayers { purgeDeallocatedLayers() }
    if detachments != seenDetachments { endAnimationsOfHiddenLayers() }
    guard !pending.isEmpty else { return }
    // Animations that were replaced stop before their replacements start.
    deliver()
    let now = FrameClock.shared.now
    let starting = pending
    pending = []
    for (owner, record) in starting where !record.isStopped {
      record.isPending = false
      if record.timeline.begin == 0, record.animation.clock == nil {
        record.timeline.begin = owner.layer.localTime(at: now)
      }
      owner.wasShown = owner.wasShown || owner.layer.isShown
      owner.evaluate(at: now)
    }
    updateTicker(at: now)
    for (_, record) in starting where !record.isStopped {
      record.animation.delegate?.animationDidStart(record.animation)
    }
  }

  private func endAnimationsOfHiddenLayers() {
    seenDetachments = detachments
    for animations in active where animations.wasShown && !animations.layer.isShown {
      stop(animations.remove { $0.animation.clock == nil }, finished: false)
      if animations.isEmpty { retire(animations) }
    }
    scheduleDelivery()
  }

  /// Updates every animation to `now` and ends those that are finished.
  func tick(at now: CFTimeInterval) {
    if hasDeallocatedLayers { purgeDeallocatedLayers() }
    for animations in active where needsFrames(animations, at: now) {
      let layerTime = animations.layer.localTime(at: now)
      var hasFinished = false
      for record in animations.records
      where !record.hasEnded && !record.isPending && record.animation.clock == nil {
        if record.timeline.phase(at: layerTime) == .after {
          record.hasEnded = true
          hasFinished = true
        }
      }
      if hasFinished {
        stop(animations.records.filter { $0.hasEnded && !$0.animation.isRemovedOnCompletion }, finished: true)
        stop(animations.remove { $0.hasEnded && $0.animation.isRemovedOnCompletion }, finished: true)
      }
      animations.evaluate(at: now)
    }
    for animations in active where animations.isEmpty { retire(animations) }
    for clock in clocks where clock.hasArrived(at: now) { finish(clock, at: clock.target) }
    deliver()
    updateTicker(at: now)
  }

  private func needsFrames(_ animations: LayerAnimations, at now: CFTimeInterval) -> Bool {
    // A deallocated layer has no animations and must not be accessed.
    if animations.isEmpty { return false }
    let stopped = animations.layer.isTimeStopped
    return animations.records.contains { record in
      if record.hasEnded || record.isPending { return false }
      if let clock = record.animation.clock { return clock.isRunning }
      return !stopped && record.timeline.speed != 0
    }
  }

  /// Requests frames only while something moves, and none during delays.
  private func updateTicker(at now: CFTimeInterval) {
    var isMoving = false
    var isFinite = false
    var nextStart = Double.infinity
    for animations in active where needsFrames(animations, at: now) {
      let layerTime = animations.layer.localTime(at: now)
      for record in animations.records where !record.hasEnded && !record.isPending {
        if let clock = record.animation.clock {
          if clock.isRunning {
            isMoving = true
            isFinite = true
          }
          continue
        }
        if record.timeline.speed == 0 { continue }
        if !record.timeline.isEndless { isFinite = true }
        if record.timeline.phase(at: layerTime) == .before, CALayer.anyRetimed == false {
          nextStart = min(nextStart, record.timeline.begin - record.timeline.offset / record.timeline.speed)
        } else {
          isMoving = true
        }
      }
    }
    if clocks.contains(where: { $0.isRunning }) {
      isMoving = true
      isFinite = true
    }
    if !isMoving, nextStart < now + FrameClock.shared.frameInterval * 1.5 { isMoving = true }
    wakeUp?.cancel()
    wakeUp = nil
    if isMoving {
      if ticker == nil { ticker = FrameClock.shared.addTicker { _ in } }
      ticker?.isBackground = !isFinite
      ticker?.isPaused = false
    } else {
      ticker?.isPaused = true
      guard nextStart < .infinity else { return }
      wakeUp = FrameClock.shared.schedule(after: nextStart - now, isBackground: !isFinite) { [weak self] in
        self?.wakeUp = nil
        self?.ticker?.isPaused = false
        if self?.ticker == nil { self?.ticker = FrameClock.shared.addTicker { _ in } }
        FrameClock.shared.requestFrame()
      }
    }
  }

  // MARK: Delegate calls

  /// Delegates and completion blocks are called at the next commit, not during a change to a layer.
  private func scheduleDelivery() {
    guard !stopped.isEmpty || !finishedClocks.isEmpty else { return }
    CATransaction.afterCommit { AnimationScheduler.shared.deliver() }
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !stopped.isEmpty || !finishedClocks.isEmpty {
      let records = stopped
      stopped = []
      for (record, finished) in records {
        record.animation.delegate?.animationDidStop(record.animation, finished: finished)
        record.completion?.leave()
      }
      let ended = finishedClocks
      finishedClocks = []
      for (clock, end) in ended {
        let completion = clock.completion
        clock.completion = nil
        completion?(end)
      }
    }
    isDelivering = false
  }
}
