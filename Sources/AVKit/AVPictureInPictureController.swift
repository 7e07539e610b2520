import AVFoundation
import UIKit

/// The controller of a small picture over other apps.
///
/// Not supported: the initializers return nil, as on a device without it.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// The content of the picture.
  public final class ContentSource: NSObject {
    public let playerLayer: AVPlayerLayer?
    public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
  }

  open class func isPictureInPictureSupported() -> Bool { false }
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

  /// Returns nil.
  public init?(playerLayer: AVPlayerLayer) { nil }
  /// Returns nil.
  public init?(contentSource: ContentSource) { nil }

  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var contentSource: ContentSource?
  open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  /// Has no effect, because there are no controllers.
  open func startPictureInPicture() {}
  /// Has no effect, because there are no controllers.
  open func stopPictureInPicture() {}
  /// Has no effect, because there are no controllers.
  open func invalidatePlaybackState() {}
}

/// The methods of a delegate, none of which is called, because there are no controllers.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
