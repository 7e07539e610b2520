import CoreGraphics
import ObjCRuntime
import QuartzCore

/// A layer for the pictures of a player. Black while there is no picture.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      oldValue?.remove(self)
      player?.add(self)
      if player == nil { show(nil) }
    }
  }
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { contentsGravity = videoGravity.contentsGravity }
  }
  /// Whether the first picture is visible.
  open private(set) var isReadyForDisplay = false {
    willSet { _willChange(self, "readyForDisplay") }
    didSet { _didChange(self, "readyForDisplay") }
  }
  private var pictureSize = CGSize.zero

  /// The place of the picture in the layer.
  open var videoRect: CGRect {
    guard pictureSize != .zero else { return .zero }
    switch videoGravity {
    case .resizeAspect: return AVMakeRect(aspectRatio: pictureSize, insideRect: bounds)
    case .resizeAspectFill:
      let scale = max(bounds.width / pictureSize.width, bounds.height / pictureSize.height)
      let size = CGSize(width: pictureSize.width * scale, height: pictureSize.height * scale)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    default: return bounds
    }
  }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    // An initializer sets the property without calling its observers.
    player?.add(self)
  }

  public override init() {
    super.init()
    backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    contentsGravity = .resizeAspect
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? AVPlayerLayer else { return }
    videoGravity = layer.videoGravity
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ picture: CGImage?) {
    guard (contents as? CGImage) !== picture else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = picture
    CATransaction.commit()
    pictureSize = picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    if isReadyForDisplay != (picture != nil) { isReadyForDisplay = picture != nil }
  }
}

extension AVLayerVideoGravity {
  fileprivate var contentsGravity: CALayerContentsGravity {
    switch self {
    case .resize: .resize
    case .resizeAspectFill: .resizeAspectFill
    default: .resizeAspect
    }
  }
}
