import SystemPermissions
@_exported import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// An error of recording.
public struct RPRecordingError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = RPRecordingError
    case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803, failed = -5804
    case insufficientStorage = -5805, interrupted = -5806, contentResize = -5807
    case broadcastInvalidSession = -5808, systemDormancy = -5809
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { RPRecordingErrorDomain }
  public static var disabled: Code { .disabled }
  public static var userDeclined: Code { .userDeclined }
  public static var unknown: Code { .unknown }
  public static var failedToStart: Code { .failedToStart }
  public static var failed: Code { .failed }
  public static var insufficientStorage: Code { .insufficientStorage }
  public static var interrupted: Code { .interrupted }
  public static var contentResize: Code { .contentResize }
  public static var broadcastInvalidSession: Code { .broadcastInvalidSession }
  public static var systemDormancy: Code { .systemDormancy }
}

@preconcurrency @MainActor
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?)
}

extension RPScreenRecorderDelegate {
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  ) {}
}

/// Records the screen. Unavailable: recordings fail with `RPRecordingError.disabled`.
@preconcurrency @MainActor
open class RPScreenRecorder: NSObject {
  private static let instance = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { instance }

  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open var cameraPreviewView: UIView? { nil }

  open func startRecording(handler: (((any Error)?) -> Void)? = nil) { refuse(handler) }

  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    refuse { handler?(nil, $0) }
  }

  open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }

  open func discardRecording(handler: @escaping () -> Void) { refuse { _ in handler() } }

  private func refuse(_ handler: (((any Error)?) -> Void)?) {
    // Called on the main thread only.
    nonisolated(unsafe) let handler = handler
    laterOnMainThread { handler?(RPRecordingError(.disabled)) }
  }
}

@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
  ) {}
}

/// Shows a recording. There is none to show.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// A button that starts a broadcast. Empty, because nothing broadcasts.
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: UIView {
  open var preferredExtension: String?
  open var showsMicrophoneButton = true
}
