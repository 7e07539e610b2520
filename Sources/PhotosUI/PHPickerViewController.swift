import FoundationExtensions
@_exported import Photos
import UIKit
@_exported import UniformTypeIdentifiers

/// The kinds of media that a picker shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  fileprivate let showsImages: Bool
  public static let images = PHPickerFilter(showsImages: true)
  public static let videos = PHPickerFilter(showsImages: false)
  public static let livePhotos = PHPickerFilter(showsImages: false)
  public static let screenshots = PHPickerFilter(showsImages: true)
  public static let panoramas = PHPickerFilter(showsImages: true)
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(showsImages: subfilters.contains { $0.showsImages })
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(showsImages: subfilters.allSatisfy(\.showsImages))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(showsImages: !filter.showsImages)
  }
}

/// The options of a picker.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }

  public var filter: PHPickerFilter?
  /// The largest number of pictures; 0 is no limit. With 1, a tap ends the choice.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  private let hasLibrary: Bool

  public init() { hasLibrary = false }
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

  fileprivate func identifier(_ file: URL) -> String? { hasLibrary ? file.path : nil }
}

/// A chosen picture.
public struct PHPickerResult: Equatable, Hashable, Sendable {
  public let itemProvider: NSItemProvider
  /// The identifier of the asset, if the configuration names the library.
  public let assetIdentifier: String?

  public static func == (lhs: PHPickerResult, rhs: PHPickerResult) -> Bool {
    lhs.itemProvider === rhs.itemProvider && lhs.assetIdentifier == rhs.assetIdentifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A screen for choosing pictures of the desktop's pictures folder, without permission for the library.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private let grid: PictureGridViewController

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    grid = PictureGridViewController(
      limit: configuration.selectionLimit,
      isOrdered: configuration.selection == .ordered || configuration.selection == .continuousAndOrdered,
      showsPictures: configuration.filter?.showsImages ?? true)
    super.init(nibName: nil, bundle: nil)
    grid.preselect(configuration.preselectedAssetIdentifiers.map { URL(fileURLWithPath: $0) })
    grid.pick = { [weak self] in self?.finish($0) }
    grid.cancel = { [weak self] in self?.finish([]) }
  }

  @available(*, unavailable, message: "PHPickerViewController is created with a configuration")
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: grid)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func finish(_ files: [URL]) {
    let results = files.map { file -> PHPickerResult in
      let provider = NSItemProvider(contentsOf: file) ?? NSItemProvider()
      if let image = UIImage(contentsOfFile: file.path) {
        provider.registerObject(image, visibility: .all)
      }
      provider.suggestedName = file.deletingPathExtension().lastPathComponent
      return PHPickerResult(itemProvider: provider, assetIdentifier: configuration.identifier(file))
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// A view for photos with motion. Empty, because there are none.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  public enum PlaybackStyle: Int, Sendable { case undefined, full, hint }
  open var livePhoto: PHLivePhoto?
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var isMuted = false
  open func startPlayback(with playbackStyle: PlaybackStyle) {}
  open func stopPlayback() {}

  /// Returns the symbol of live photos.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    let symbol = UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto")
    return symbol?.withTintColor(badgeOptions.contains(.overContent) ? .white : .label) ?? UIImage()
  }
}

/// The appearance of the symbol of live photos.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

public typealias PHLivePhotoViewPlaybackStyle = PHLivePhotoView.PlaybackStyle

@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
  ) {}
}

extension PHPhotoLibrary {
  /// Ends at once: no photos can be selected for limited access.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
