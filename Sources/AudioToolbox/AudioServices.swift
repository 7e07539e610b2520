@_exported import CoreGraphics
@_exported import Foundation
import Synchronization

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134

/// The sounds that apps have created from files.
private let sounds = Mutex<(next: SystemSoundID, files: [SystemSoundID: URL])>((0x1000, [:]))

/// Registers a sound file.
///
/// Differs from iOS: sounds are not played, as on a device that is muted; completion functions are called.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.fileExists(atPath: inFileURL.path) else {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = sounds.withLock { sounds in
    sounds.next += 1
    sounds.files[sounds.next] = inFileURL
    return sounds.next
  }
  return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  sounds.withLock { _ = $0.files.removeValue(forKey: inSystemSoundID) }
  return kAudioServicesNoError
}

/// Muted: see `AudioServicesCreateSystemSoundID(_:_:)`.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// The format of a stream of sound.
public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate = 0.0
  public var mFormatID: AudioFormatID = 0
  public var mFormatFlags: AudioFormatFlags = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public var mReserved: UInt32 = 0
  public init() {}
}
