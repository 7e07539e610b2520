/// A screen for choosing a picture from the desktop's pictures folder.
///
/// Differs from iOS: there are no cameras and no videos; all sources show the same pictures.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

  /// Information about the selected picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The selected square, a `UIImage`; present if `allowsEditing` is set.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The position of the square in the picture, an `NSValue`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// The source type. The camera is unavailable: requesting it is an error, as on an iOS device without one.
  open var sourceType: SourceType = .photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      let wanted = sourceType
      sourceType = oldValue
      UIKitFault.raise(.invalidArgument, "Source type \(wanted.rawValue) not available")
    }
  }

  open var mediaTypes = ["public.image"]
  /// Whether the square in the middle of the picture is also provided.
  open var allowsEditing = false
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality: QualityType = .typeMedium

  /// The form in which pictures are provided. Without effect: pictures keep their format.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The format of videos. Without effect: the picker shows images only.
  open var videoExportPreset = ""

  /// The form of provided pictures.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  // MARK: Camera

  /// Whether the standard controls are shown. There is no camera, so that this and the following properties have no effect.
  open var showsCameraControls = true
  /// A view over the preview of the camera. Without effect.
  open var cameraOverlayView: UIView?
  /// The transform of the preview. Without effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The camera. Without effect.
  open var cameraDevice = CameraDevice.rear
  /// The kind of recording. Without effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The flash. Without effect.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Takes a picture. Without effect: there is no camera.
  open func takePicture() {}
  /// Starts recording. Returns false: there is no camera.
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  private let library = PictureGridViewController()

  public init() {
    super.init(navigationBarClass: nil, toolbarClass: nil)
    setUp()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    library.pick = { [weak self] in $0.first.map { self?.finish(with: $0) } }
    library.cancel = { [weak self] in self?.cancel() }
    setViewControllers([library], animated: false)
  }

  // MARK: Availability

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  // MARK: Completion

  private func finish(with picture: URL) {
    guard let image = UIImage(contentsOfFile: picture.path) else { return }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: picture]
    if allowsEditing, let (square, rect) = Self.square(of: image) {
      info[.editedImage] = square
      info[.cropRect] = NSValue(cgRect: rect)
    }
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    delegate.imagePickerControllerDidCancel(self)
  }

  /// Returns the square in the middle, and its position in pixels.
  private static func square(of image: UIImage) -> (UIImage, CGRect)? {
    let side = min(image.size.width, image.size.height)
    guard side > 0 else { return nil }
    let origin = CGPoint(x: (image.size.width - side) / 2, y: (image.size.height - side) / 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let square = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
      image.draw(at: CGPoint(x: -origin.x, y: -origin.y))
    }
    let scale = image.scale
    let place = CGRect(x: origin.x * scale, y: origin.y * scale, width: side * scale, height: side * scale)
    return (square, place)
  }
}
