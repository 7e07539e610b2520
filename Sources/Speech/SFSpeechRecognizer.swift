// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

@_exported import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

/// The domain of errors of recognition, as iOS reports them.
public let SFSpeechErrorDomain = "kLSRErrorDomain"

/// The error of a device that cannot recognize speech.
///
/// iOS reports code 201 of this domain where dictation is turned off.
private func unavailable() -> NSError {
  NSError(
    domain: SFSpeechErrorDomain, code: 201,
    userInfo: [NSLocalizedDescriptionKey: "Siri and Dictation are disabled"])
}

/// Methods that tell about the availability of recognition.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Recognition of speech.
///
/// As on a device where recognition is restricted: authorization is `.restricted`, the recognizer is not available, and
/// tasks fail with an error.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The status: always `.restricted`.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }

  /// Answers `.restricted` in a later turn, without an alert.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { handler(.restricted) }
  }

  /// The languages: none.
  open class func supportedLocales() -> Set<Locale> { [] }

  public let locale: Locale
  /// Never called: availability does not change.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue of handlers.
  open var queue = OperationQueue.main
  open var supportsOnDeviceRecognition: Bool { false }
  open var isAvailable: Bool { false }

  public init?(locale: Locale = .current) { self.locale = locale }

  /// Fails: the handler receives an error on `queue`.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    queue.addOperation { if !task.isCancelled { resultHandler(nil, unavailable()) } }
    return task
  }

  /// Fails: the delegate is told that the task finished without success, on `queue`.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    queue.addOperation {
      if task.isCancelled {
        delegate.speechRecognitionTaskWasCancelled(task)
      } else {
        delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
      }
    }
    return task
  }
}

/// A task, which is completed from the start.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open private(set) var isCancelled = false
  open var isFinishing: Bool { false }
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var error: (any Error)? { unavailable() }

  open func finish() {}
  open func cancel() { isCancelled = true }
}

/// Methods that receive the progress of a task.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
}
