// Every `@unchecked Sendable`: the app sets the properties before it performs a request.

import CoreGraphics
@_exported import CoreML
import CoreMedia
import CoreImage
import ImageIO
@_exported import UIKit

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// Errors of Vision.
public struct VNError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case requestCancelled = 1, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError,
      missingOption, notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage,
      invalidArgument, invalidModel, unsupportedRevision
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { VNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "This device cannot analyze pictures"]
  }
}

public let VNErrorDomain = "com.apple.Vision"

/// A request to analyze a picture.
///
/// Nothing on this device analyzes pictures: a performed request has no results, and its handler receives `VNError` with the
/// code `notImplemented`.
open class VNRequest: NSObject, @unchecked Sendable {
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  open var results: [VNObservation]? { nil }
  public let completionHandler: VNRequestCompletionHandler?
  private var isCancelled = false

  public override convenience init() { self.init(completionHandler: nil) }
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }

  open func cancel() { isCancelled = true }

  fileprivate func fail() -> VNError {
    let error = VNError(isCancelled ? .requestCancelled : .notImplemented)
    completionHandler?(self, error)
    return error
  }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// In fractions of the size of the picture.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var customWords: [String] = []
  open var minimumTextHeight: Float = 0
  /// Returns no languages.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var reportCharacterBoxes = false
}
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
  open var quadratureTolerance: Float = 30
}
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
  /// Returns no kinds.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// A model for requests. Creating one throws, because there are no models.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}

public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }

open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = Self(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = Self(rawValue: "VNImageOptionCIContext")
}

/// Performs requests on a picture; all of them fail.
open class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

  /// Calls each handler with an error, and throws it.
  open func perform(_ requests: [VNRequest]) throws {
    let errors = requests.map { $0.fail() }
    if let error = errors.first { throw error }
  }
}

/// Performs requests on a series of pictures; all of them fail.
open class VNSequenceRequestHandler: NSObject {
  public override init() { super.init() }
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try refuse(requests) }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try refuse(requests) }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { try refuse(requests) }
  private func refuse(_ requests: [VNRequest]) throws {
    let errors = requests.map { $0.fail() }
    if let error = errors.first { throw error }
  }
}
