// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

import CoreVideo
import SystemPermissions
@_exported import UIKit
@_exported import simd

public let ARErrorDomain = "com.apple.arkit.error"

/// An error of augmented reality.
public struct ARError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = ARError
    case unsupportedConfiguration = 100, sensorUnavailable = 101, sensorFailed = 102, cameraUnauthorized = 103
    case microphoneUnauthorized = 104, worldTrackingFailed = 200, invalidReferenceImage = 300
    case invalidReferenceObject = 301, invalidWorldMap = 302, invalidConfiguration = 303
    case insufficientFeatures = 400, objectMergeFailed = 401, fileIOFailed = 500, requestFailed = 501
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { ARErrorDomain }
  public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
  public static var cameraUnauthorized: Code { .cameraUnauthorized }
  public static var sensorUnavailable: Code { .sensorUnavailable }
  public static var sensorFailed: Code { .sensorFailed }
  public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
  public static var worldTrackingFailed: Code { .worldTrackingFailed }
  public static var invalidReferenceImage: Code { .invalidReferenceImage }
  public static var invalidReferenceObject: Code { .invalidReferenceObject }
  public static var invalidWorldMap: Code { .invalidWorldMap }
  public static var invalidConfiguration: Code { .invalidConfiguration }
  public static var insufficientFeatures: Code { .insufficientFeatures }
  public static var objectMergeFailed: Code { .objectMergeFailed }
  public static var fileIOFailed: Code { .fileIOFailed }
  public static var requestFailed: Code { .requestFailed }
}

// The app sets the properties before it runs a session with the configuration.
/// The features that a session tracks. No configuration is supported.
open class ARConfiguration: NSObject, @unchecked Sendable {
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }

  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = FrameSemantics(rawValue: 1 << 0)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 1 << 2)
    public static let sceneDepth = FrameSemantics(rawValue: 1 << 3)
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 1 << 4)
  }

  open class var isSupported: Bool { false }
  open class func supportsFrameSemantics(_ semantics: FrameSemantics) -> Bool { false }
  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var frameSemantics: FrameSemantics = []
}

/// Tracks the device in a room. Not supported.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }

  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }

  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = SceneReconstruction(rawValue: 1)
    public static let meshWithClassification = SceneReconstruction(rawValue: 3)
  }

  open class func supportsSceneReconstruction(_ value: SceneReconstruction) -> Bool { false }
  open class var supportsUserFaceTracking: Bool { false }
  open var planeDetection: PlaneDetection = []
  open var environmentTexturing = EnvironmentTexturing.none
  open var sceneReconstruction: SceneReconstruction = []
  open var detectionImages: Set<ARReferenceImage>!
  open var maximumNumberOfTrackedImages = 0
  open var isCollaborationEnabled = false
  public override init() {}
}

/// Tracks the turning of the device. Not supported.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() {}
}

/// Tracks a face. Not supported.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  open class var supportsWorldTracking: Bool { false }
  open var maximumNumberOfTrackedFaces = 1
  public override init() {}
}

/// Tracks pictures. Not supported.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
  public override init() {}
}

/// Tracks a body. Not supported.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() {}
}

// Immutable except for the name, which the app sets before it shares the image.
/// A picture to find.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  public let physicalSize: CGSize

  public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
    let height = image.width == 0 ? 0 : physicalWidth * CGFloat(image.height) / CGFloat(image.width)
    physicalSize = CGSize(width: physicalWidth, height: height)
  }

  /// Returns the pictures of a group in a catalog. Differs from iOS: nil.
  open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? {
    nil
  }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A place in the room.
open class ARAnchor: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let name: String?
  public let transform: simd_float4x4

  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}

/// A surface that a session found. No session finds one.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  public enum Alignment: Int, Sendable { case horizontal, vertical }
  open var alignment: Alignment { .horizontal }
  open var center: SIMD3<Float> { .zero }
  open var extent: SIMD3<Float> { .zero }
}

/// A picture that a session found. No session finds one.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
  open var isTracked: Bool { false }
}

/// A face that a session found. No session finds one.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  open var isTracked: Bool { false }
}

/// A camera of a frame. No session has frames.
open class ARCamera: NSObject {
  public enum TrackingState: Equatable, Sendable {
    case notAvailable, normal
    case limited(Reason)
    public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
  }

  open var transform: simd_float4x4 { simd_float4x4(1) }
  open var trackingState: TrackingState { .notAvailable }
}

/// A picture of the camera with its place. No session has frames.
open class ARFrame: NSObject {
  public let camera: ARCamera
  public let anchors: [ARAnchor]
  public let timestamp: TimeInterval
  public let capturedImage: CVPixelBuffer

  init(_ image: CVPixelBuffer) {
    (camera, anchors, timestamp, capturedImage) = (ARCamera(), [], 0, image)
  }
}

@preconcurrency @MainActor
public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
  func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}

extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
  public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}

@preconcurrency @MainActor
public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// A run of augmented reality. It fails with `ARError.unsupportedConfiguration`.
@preconcurrency @MainActor
open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1 << 0)
    public static let removeExistingAnchors = RunOptions(rawValue: 1 << 1)
    public static let stopTrackedRaycasts = RunOptions(rawValue: 1 << 2)
    public static let resetSceneReconstruction = RunOptions(rawValue: 1 << 3)
  }

  open weak var delegate: (any ARSessionDelegate)?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }
  weak var observer: (any ARSessionObserver)?

  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    laterOnMainThread { [weak self] in
      guard let self else { return }
      let error = ARError(.unsupportedConfiguration)
      self.delegate?.session(self, didFailWithError: error)
      self.observer?.session(self, didFailWithError: error)
    }
  }

  open func pause() { configuration = nil }
  /// Has no effect, because no session runs.
  open func add(anchor: ARAnchor) {}
  /// Has no effect, because no session runs.
  open func remove(anchor: ARAnchor) {}
}

/// A view that shows the instructions of a session. Empty, because no session runs.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
  open var session: ARSession?
  open var goal = Goal.tracking
  open var activatesAutomatically = true
  open var isActive: Bool { false }
  open func setActive(_ active: Bool, animated: Bool) {}
}
