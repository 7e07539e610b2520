import Foundation
import SystemPermissions

/// The code of `NSOSStatusErrorDomain` for files that cannot be decoded ('typ?').
private let unsupportedFileType = 0x7479_703F

private var unsupportedFile: NSError {
  NSError(
    domain: "NSOSStatusErrorDomain", code: unsupportedFileType,
    userInfo: [
      NSLocalizedDescriptionKey:
        "The operation couldn’t be completed. (OSStatus error \(unsupportedFileType).)"
    ])
}

@preconcurrency
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound file.
///
/// Where a sound cannot be decoded, creating a player throws the error of an unsupported file ('typ?' in
/// `NSOSStatusErrorDomain`). Positions follow the frame clock, which is virtual in tests; no sound is heard there.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open var volume: Float = 1 { didSet { player.volume = volume } }
  /// Has no effect.
  open var pan: Float = 0
  open var enableRate = false
  open var rate: Float = 1 { didSet { if enableRate, player.rate != 0 { player.rate = rate } } }
  /// The number of repetitions; negative for no end.
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  open var settings: [String: Any] {
    guard let audio = item.asset.content?.audios.first else { return [:] }
    return [AVSampleRateKey: audio.sampleRate, AVNumberOfChannelsKey: audio.channels]
  }
  open var numberOfChannels: Int { item.asset.content?.audios.first?.channels ?? 0 }
  private let ownFile: URL?

  private let player: AVPlayer
  private let item: AVPlayerItem
  private var loops = 0
  private var observer: (any NSObjectProtocol)?

  public convenience init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    try self.init(url: url, data: nil)
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public convenience init(data: Data) throws { try self.init(url: nil, data: data) }

  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  private init(url: URL?, data: Data?) throws {
    self.url = url
    self.data = data
    ownFile = data.flatMap(Self.write)
    item = AVPlayerItem(url: url ?? ownFile ?? URL(fileURLWithPath: "/dev/null"))
    guard item.asset.content != nil else {
      if let ownFile { try? FileManager.default.removeItem(at: ownFile) }
      throw unsupportedFile
    }
    item.status = .readyToPlay
    player = AVPlayer(playerItem: item)
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { [weak self] _ in self?.finish() }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    if let ownFile { try? FileManager.default.removeItem(at: ownFile) }
  }

  /// Writes a sound to a file, because decoders read files.
  private static func write(_ data: Data) -> URL? {
    if SimulatedMedia.duration != nil { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Sound-\(UUID().uuidString)")
    return (try? data.write(to: file)) == nil ? nil : file
  }

  private func finish() {
    item.position = 0
    guard numberOfLoops >= 0, loops >= numberOfLoops else {
      loops += 1
      return player.play()
    }
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  open var duration: TimeInterval { item.duration.seconds }
  open var isPlaying: Bool { player.rate != 0 }
  open var currentTime: TimeInterval {
    get { player.currentTime().seconds }
    set { player.seek(to: CMTime(seconds: newValue, preferredTimescale: 1_000_000_000)) }
  }
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  @discardableResult
  open func play() -> Bool {
    loops = 0
    player.rate = enableRate ? rate : 1
    return true
  }

  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { player.pause() }
  open func stop() { player.pause() }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

@preconcurrency
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

// The app configures a recorder before it shares it; recording never starts and changes nothing.
/// Records sound. There is no microphone: `record()` returns false.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

// The app configures the shared session on one thread, as on iOS; nothing else changes it.
/// The app's use of sound.
///
/// The category and mode are kept. There are no inputs and no outputs; activating the session succeeds, as it does on a device
/// that is muted.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74
  }

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  private static let instance = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { instance }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open var outputVolume: Float { 0 }
  open var sampleRate: Double { 48_000 }
  open var isInputAvailable: Bool { false }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  open var recordPermission: RecordPermission {
    switch PermissionStore.shared.answer(.microphone) {
    case nil: .undetermined
    case .denied: .denied
    default: .granted
    }
  }

  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    PermissionStore.shared.request(.microphone) { response($0 != .denied) }
  }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// Permission to record.
open class AVAudioApplication: NSObject {
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }

  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    AVAudioSession.sharedInstance().requestRecordPermission(response)
  }

  @discardableResult
  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { continuation in
      requestRecordPermission { continuation.resume(returning: $0) }
    }
  }
}
