@_exported import UIKit

/// Blocks pages that exceed their time. It blocks none.
@preconcurrency @MainActor
open class STWebpageController: UIViewController {
  open var url: URL?
  open var suppressUsageRecording = false
  open var urlIsPlayingVideo = false
  open var urlIsPictureInPicture = false
  open var urlIsBlocked: Bool { false }
}
