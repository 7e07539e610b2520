/// The progress of the current page of a page control, shown as a filling indicator.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  weak var pageControl: UIPageControl? { didSet { pageControlDidChange() } }
  func pageControlDidChange() {}

  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The progress of the current page, from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = min(max(currentProgress, 0), 1)
      pageControl?.progressDidChange()
    }
  }
  /// Whether the progress of the current page is shown.
  open var isProgressVisible: Bool { (pageControl?.numberOfPages ?? 0) > 0 }
}

/// Receives changes of a page control's progress.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress with which a page begins.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float
  { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that runs with time, and turns to the next page at its end.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The duration of a page in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  private var durations: [Int: TimeInterval] = [:]
  private var ticker: FrameClock.Ticker?
  private var last: TimeInterval?

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open var isRunning: Bool { ticker != nil }

  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Starts or continues the progress.
  open func resumeTimer() {
    guard ticker == nil else { return }
    last = FrameClock.shared.now
    ticker = FrameClock.shared.addTicker(isBackground: true) { [weak self] time in self?.tick(time) }
  }

  open func pauseTimer() {
    ticker?.invalidate()
    ticker = nil
  }

  private func tick(_ time: TimeInterval) {
    guard let pageControl else { return pauseTimer() }
    let step = time - (last ?? time)
    last = time
    let duration = max(duration(forPage: pageControl.currentPage), 0.001)
    let progress = Double(currentProgress) + step / duration
    guard progress >= 1 else {
      currentProgress = Float(progress)
      return
    }
    let next = pageControl.currentPage + 1
    let isEnd = next >= pageControl.numberOfPages
    if isEnd, !resetsToInitialPageAfterEnd {
      currentProgress = 1
      return pauseTimer()
    }
    let delegate = delegate as? any UIPageControlTimerProgressDelegate
    let page = isEnd ? 0 : next
    guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true else {
      currentProgress = 1
      return
    }
    pageControl.currentPage = page
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    pageControl.sendActions(for: .valueChanged)
  }
}

/// Decides whether a timer turns pages.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
