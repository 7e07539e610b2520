import CoreGraphics
import Foundation

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// Finds features in images. Differs from iOS: it finds none.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let types = [
      CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText,
    ]
    guard types.contains(type) else { return nil }
  }

  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A part of an image that a detector has found.
open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}

/// A face in an image.
open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
}

/// A rectangle in an image.
open class CIRectangleFeature: CIFeature {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// A code in an image.
open class CIQRCodeFeature: CIFeature {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
  open var messageString: String? { nil }
}
