// Every `@unchecked Sendable`: the objects are not changed after they are created; the players are used on the main thread.

import UIKit

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The music of the device: restricted, because there is no music app.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let instance = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { instance }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .restricted }
  /// Answers `.restricted` in a later turn, without an alert.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.restricted) }
  }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .restricted }
  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

public typealias MPMediaEntityPersistentID = UInt64

open class MPMediaEntity: NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}

/// A piece of music. There is none.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
  open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
  open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
  open var artwork: MPMediaItemArtwork? {
    value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork
  }
  open var assetURL: URL? { nil }
  /// In seconds.
  open var playbackDuration: TimeInterval { 0 }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
  public init(items: [MPMediaItem]) { self.items = items }
}

/// A search for music, which finds nothing.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var items: [MPMediaItem]? { nil }
  open var collections: [MPMediaItemCollection]? { nil }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyAssetURL = "assetURL"

/// A picture of a piece of media.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    handler = requestHandler
  }

  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

// MARK: Players

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// A player of the device's music, which has none: it stays stopped.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  private static let system = MPMusicPlayerController()
  private static let application = MPMusicPlayerController()
  open class var systemMusicPlayer: MPMusicPlayerController { system }
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  open class var applicationQueuePlayer: MPMusicPlayerController { application }

  open var playbackState: MPMusicPlaybackState { .stopped }
  open var nowPlayingItem: MPMediaItem? { nil }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var currentPlaybackTime: TimeInterval { 0 }
  open var currentPlaybackRate: Float { 0 }
  open var isPreparedToPlay: Bool { false }
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  /// Does nothing: there is no music.
  open func play() {}
  open func pause() {}
  open func stop() {}
  /// Fails: there is no music.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(MPError(.notFound)) }
  }
  open func prepareToPlay() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

extension Notification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Self(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Self(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = Self(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMediaLibraryDidChange = Self("MPMediaLibraryDidChangeNotification")
}

/// Errors of MediaPlayer.
public struct MPError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound,
      notSupported, cancelled, requestTimedOut
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MPErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

// MARK: Views

/// A slider for the volume of the device.
///
/// Differs from iOS: disabled, because apps cannot change the volume of a desktop.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// No effect: there are no routes.
  open var showsRouteButton = true
  open var isWirelessRouteActive: Bool { false }
  open var areWirelessRoutesAvailable: Bool { false }
  private let slider = UISlider()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSlider()
  }

  private func addSlider() {
    slider.isEnabled = false
    slider.value = 1
    addSubview(slider)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
}

@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems: MPMediaItemCollection) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A picker of music. There is none: once the picker has appeared, its delegate is told that it was cancelled.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// No effect: there is no music.
  open var allowsPickingMultipleItems = false
  /// No effect: there is no music.
  open var showsCloudItems = true
  /// No effect: there is no music.
  open var prompt: String?

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.mediaPickerDidCancel(self)
  }
}
