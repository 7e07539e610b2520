// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import AVFoundation
import CoreMedia
import Foundation

/// A request to recognize speech, which fails when a task starts with it.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var contextualStrings: [String] = []
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
}

/// A request with the speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A request with speech in buffers, which are dropped.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }

  /// Has no effect: nothing recognizes speech.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Has no effect: nothing recognizes speech.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  open func endAudio() {}
}

/// A part of a transcription.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  public let substring: String
  public let substringRange: NSRange
  /// Seconds.
  public let timestamp: TimeInterval
  /// Seconds.
  public let duration: TimeInterval
  /// From 0 to 1.
  public let confidence: Float

  package init(
    substring: String, substringRange: NSRange, timestamp: TimeInterval, duration: TimeInterval,
    confidence: Float
  ) {
    self.substring = substring
    self.substringRange = substringRange
    self.timestamp = timestamp
    self.duration = duration
    self.confidence = confidence
  }

  open var alternativeSubstrings: [String] { [] }
}

/// The text of speech. Never delivered.
open class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String
  public let segments: [SFTranscriptionSegment]

  package init(formattedString: String, segments: [SFTranscriptionSegment]) {
    self.formattedString = formattedString
    self.segments = segments
  }
}

/// The result of recognition. Never delivered.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  public let transcriptions: [SFTranscription]
  public let isFinal: Bool

  package init(transcriptions: [SFTranscription], isFinal: Bool) {
    bestTranscription =
      transcriptions.first ?? SFTranscription(formattedString: "", segments: [])
    self.transcriptions = transcriptions
    self.isFinal = isFinal
  }
}
