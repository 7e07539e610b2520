// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// A format of samples.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }

  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels > 0, sampleRate > 0 else { return nil }
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
  }

  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
}

/// A time of samples.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let hostTime: UInt64

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
  }

  public init(hostTime: UInt64) { (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime) }
}

/// Samples in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples of numbers, a block of memory for each channel.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { precondition(frameLength <= frameCapacity, "the buffer has room for \(frameCapacity) frames") }
  }
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  private let memory: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let sizes: [AVAudioCommonFormat: Int] = [
      .pcmFormatFloat32: 4, .pcmFormatFloat64: 8, .pcmFormatInt16: 2, .pcmFormatInt32: 4,
    ]
    guard let size = sizes[format.commonFormat] else { return nil }
    self.frameCapacity = frameCapacity
    let (frames, count) = (max(Int(frameCapacity), 1), Int(format.channelCount))
    memory = .allocate(byteCount: frames * count * size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: frames * count * size)
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      (channels + channel).initialize(
        to: memory + (format.isInterleaved ? channel * size : channel * frames * size))
    }
    super.init(format)
  }

  deinit {
    channels.deallocate()
    memory.deallocate()
  }

  private func data<Sample>(
    _ kind: AVAudioCommonFormat, as type: Sample.Type
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == kind else { return nil }
    // The memory holds samples of this type only.
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    data(.pcmFormatFloat32, as: Float.self)
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    data(.pcmFormatInt16, as: Int16.self)
  }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    data(.pcmFormatInt32, as: Int32.self)
  }
}

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
  open internal(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  /// The format of the device: of no rate, because there is none.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
  /// Has no effect, because no engine runs.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}

  private static let format = AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2)!
}

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  public override init() {}
}
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {}
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  open var volume: Float = 1
}
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// Plays buffers and files in an engine, of which none runs.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  public struct BufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = BufferOptions(rawValue: 1 << 0)
    public static let interrupts = BufferOptions(rawValue: 1 << 1)
    public static let interruptsAtLoop = BufferOptions(rawValue: 1 << 2)
  }

  open var volume: Float = 1
  open var pan: Float = 0
  open var isPlaying: Bool { false }
  public override init() {}
  /// Has no effect, because no engine runs.
  open func play() {}
  open func play(at when: AVAudioTime?) {}
  open func pause() {}
  open func stop() {}
  /// Has no effect, because no engine runs. The completion handler is not called.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Has no effect, because no engine runs. The completion handler is not called.
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
  }
}

/// A change of tempo and pitch. Has no effect, because no engine runs.
open class AVAudioUnitTimePitch: AVAudioNode, @unchecked Sendable {
  open var rate: Float = 1
  open var pitch: Float = 0
  public override init() {}
}
/// A change of tempo. Has no effect, because no engine runs.
open class AVAudioUnitVarispeed: AVAudioNode, @unchecked Sendable {
  open var rate: Float = 1
  public override init() {}
}

/// A file of samples. It cannot be opened: `AVAudioPlayer` plays files.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public let processingFormat: AVAudioFormat
  public let length: AVAudioFramePosition

  /// Throws the error of an unsupported file.
  public init(forReading fileURL: URL) throws { throw AVAudioEngine.unavailable(1_954_115_647) }
}

/// Plays and records sound through connected nodes. Differs from iOS: it does not start, as without a device for sound;
/// `AVPlayer` and `AVAudioPlayer` play sounds.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let mainMixerNode = AVAudioMixerNode()
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false

  public override init() {
    super.init()
    for node in [mainMixerNode, inputNode, outputNode] as [AVAudioNode] { node.engine = self }
  }

  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }

  open func detach(_ node: AVAudioNode) {
    node.engine = nil
    attachedNodes.remove(node)
  }

  /// Has no effect, because the engine does not run.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  /// Throws, as on a device without output of sound.
  open func start() throws { throw Self.unavailable(-10851) }
  open func pause() {}
  open func stop() {}
  open func reset() {}

  static func unavailable(_ code: Int) -> NSError {
    NSError(domain: "com.apple.coreaudio.avfaudio", code: code)
  }
}

extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
