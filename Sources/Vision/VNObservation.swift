// Every `@unchecked Sendable`: observations are never created.

import CoreGraphics
import Foundation

/// A result of a request. None is created, because nothing analyzes pictures.
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var confidence: VNConfidence { 0 }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// In fractions of the size of the picture, from the bottom left.
  open var boundingBox: CGRect { .zero }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
}

open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
}

open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  open var angle: CGFloat { 0 }
  open var transform: CGAffineTransform { .identity }
  open func transform(forImageWidth width: Int, height: Int) -> CGAffineTransform { .identity }
}

open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {}
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {}
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}

/// Converts a rectangle from fractions of a picture's size to pixels.
public func VNImageRectForNormalizedRect(_ rect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  CGRect(
    x: rect.minX * CGFloat(imageWidth), y: rect.minY * CGFloat(imageHeight),
    width: rect.width * CGFloat(imageWidth), height: rect.height * CGFloat(imageHeight))
}

/// Converts a point from fractions of a picture's size to pixels.
public func VNImagePointForNormalizedPoint(_ point: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
  CGPoint(x: point.x * CGFloat(imageWidth), y: point.y * CGFloat(imageHeight))
}
