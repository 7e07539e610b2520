@_exported import AVFoundation
import FoundationExtensions
import SwiftUI
@_exported import UIKit

/// A screen with a player's picture and its controls: play, skip and the position.
///
/// Media that fails shows a crossed-out symbol, as on iOS.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? {
    didSet {
      pictureLayer.player = player
      if observed != nil || viewIfLoaded?.window != nil { observePlayer() }
      updateControls()
    }
  }
  open var showsPlaybackControls = true { didSet { updateControls() } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { pictureLayer.videoGravity = videoGravity }
  }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var isReadyForDisplay: Bool { pictureLayer.isReadyForDisplay }
  open var videoBounds: CGRect { pictureLayer.videoRect }
  private let pictureLayer = AVPlayerLayer()
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  private let playButton = UIButton(type: .system)
  private let backButton = UIButton(type: .system)
  private let forwardButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .system)
  private let slider = UISlider()
  private let failure = UIImageView(image: UIImage(systemName: "play.slash"))
  private var observed: (player: AVPlayer, observer: Any)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.insertSublayer(pictureLayer, at: 0)
    if let overlay = contentOverlayView {
      overlay.frame = view.bounds
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(overlay)
    }
    setUp(playButton, "play.fill", size: 44, .play) { [weak self] in self?.togglePlayback() }
    setUp(backButton, "gobackward.15", size: 32, .skipBackward) { [weak self] in self?.skip(-15) }
    setUp(forwardButton, "goforward.15", size: 32, .skipForward) { [weak self] in self?.skip(15) }
    setUp(closeButton, "xmark", size: 20, .close) { [weak self] in self?.close() }
    slider.accessibilityLabel = SystemString.playbackPosition.text
    slider.tintColor = .white
    slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
    failure.tintColor = .lightGray
    failure.contentMode = .scaleAspectFit
    for part in [slider, failure] { view.addSubview(part) }
    updateControls()
  }

  private func setUp(
    _ button: UIButton, _ symbol: String, size: CGFloat, _ label: SystemString, _ action: @escaping () -> Void
  ) {
    button.setImage(
      UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)),
      for: .normal)
    button.tintColor = .white
    button.accessibilityLabel = label.text
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pictureLayer.frame = bounds
    CATransaction.commit()
    let area = bounds.inset(by: view.safeAreaInsets)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for (button, offset) in [(backButton, -90.0), (playButton, 0), (forwardButton, 90)] {
      button.frame = CGRect(x: middle.x + offset - 30, y: middle.y - 30, width: 60, height: 60)
    }
    closeButton.frame = CGRect(x: area.minX + 12, y: area.minY + 12, width: 44, height: 44)
    slider.frame = CGRect(x: area.minX + 20, y: area.maxY - 50, width: area.width - 40, height: 31)
    failure.frame = CGRect(x: middle.x - 32, y: middle.y - 32, width: 64, height: 64)
    updateControls()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observePlayer()
    updateControls()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopObserving()
  }

  /// Follows the position while the screen is visible.
  private func observePlayer() {
    stopObserving()
    guard let player else { return }
    let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
    // Without a queue, observers are called on the main thread, as is `stateDidChange`.
    let observer = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateControls() }
    }
    observed = (player, observer)
    player.stateDidChange = { [weak self] in MainActor.assumeIsolated { self?.updateControls() } }
  }

  private func stopObserving() {
    guard let (player, observer) = observed else { return }
    player.removeTimeObserver(observer)
    player.stateDidChange = nil
    observed = nil
  }

  private func updateControls() {
    guard isViewLoaded else { return }
    let hasFailed = player?.currentItem?.status == .failed
    failure.isHidden = !hasFailed
    for control in [playButton, backButton, forwardButton, slider] as [UIView] {
      control.isHidden = !showsPlaybackControls || hasFailed
    }
    closeButton.isHidden = presentingViewController == nil || parent != nil
    guard let player else { return }
    let isPlaying = player.rate != 0
    playButton.setImage(
      UIImage(
        systemName: isPlaying ? "pause.fill" : "play.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 44)), for: .normal)
    playButton.accessibilityLabel = (isPlaying ? SystemString.pause : .play).text
    let duration = player.currentItem?.duration.seconds ?? .nan
    slider.isEnabled = duration.isFinite
    guard duration.isFinite, duration > 0, !slider.isTracking else { return }
    slider.value = Float(player.currentTime().seconds / duration)
  }

  // MARK: Actions

  private func togglePlayback() {
    guard let player else { return }
    if player.rate == 0, let item = player.currentItem, item.duration.isNumeric,
      player.currentTime() >= item.duration
    {
      player.seek(to: .zero)
    }
    player.rate = player.rate == 0 ? 1 : 0
    updateControls()
  }

  private func skip(_ seconds: Double) {
    guard let player else { return }
    player.seek(to: player.currentTime() + CMTime(seconds: seconds, preferredTimescale: 600))
    updateControls()
  }

  private func scrub() {
    guard let player, let duration = player.currentItem?.duration.seconds, duration.isFinite else { return }
    player.seek(to: CMTime(seconds: Double(slider.value) * duration, preferredTimescale: 600))
  }

  private func close() {
    player?.pause()
    dismiss(animated: true)
  }
}

@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}

/// A player's picture and controls in SwiftUI: see `AVPlayerViewController`.
public struct VideoPlayer<Overlay: View>: View {
  private let player: AVPlayer?
  private let overlay: Overlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View { PlayerScreen(player: player).overlay(overlay) }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

private struct PlayerScreen: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    return controller
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    if controller.player !== player { controller.player = player }
  }
}

/// A button for outputs of sound. Empty, because there are none.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor!
  open var prioritizesVideoDevices = false
}
