/// The leading one of the eight blades of an activity indicator. Frames are requested only while it spins.
@MainActor
final class ActivityIndicatorSteps {
  private(set) var step = 0
  private var ticker: FrameClock.Ticker?
  private let didStep: @MainActor () -> Void

  init(didStep: @escaping @MainActor () -> Void) { self.didStep = didStep }

  /// Whether the indicator spins, one step of 45 degrees every eighth of a second (Metrics.md 1.8).
  var isTurning = false {
    didSet {
      guard isTurning != oldValue else { return }
      ticker?.invalidate()
      ticker = nil
      guard isTurning else { return }
      let start = FrameClock.shared.now
      ticker = FrameClock.shared.addTicker(isBackground: true) { [weak self] time in
        guard let self else { return }
        let step = Int((time - start) * 8) % 8
        guard step != self.step else { return }
        self.step = step
        didStep()
      }
    }
  }
}
