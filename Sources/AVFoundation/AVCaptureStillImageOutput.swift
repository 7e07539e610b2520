import CoreMedia
import Foundation

/// The codec of JPEG pictures.
public let AVVideoCodecJPEG = "jpeg"
/// The codec of H.264 films.
public let AVVideoCodecH264 = "avc1"

// Every `@unchecked Sendable`: the app configures outputs on one queue, as on iOS, and there are no devices that call them on another.

/// Takes still pictures, in the API before `AVCapturePhotoOutput`. Each fails with `AVError.noDataCaptured`.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  /// The codec and its settings.
  open var outputSettings: [String: Any] = [:]
  open var isHighResolutionStillImageOutputEnabled = false
  open var isCapturingStillImage: Bool { false }
  open var isStillImageStabilizationSupported: Bool { false }
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [.jpeg] }

  /// Calls the handler with an error.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, AVError(.noDataCaptured)) } }

  /// Returns `nil`: no buffer contains a picture.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
