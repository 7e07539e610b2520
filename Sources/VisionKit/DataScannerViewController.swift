@_exported import UIKit

/// A scanner of text and codes with the camera, of which there is none.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
  /// Without camera: false.
  public static var isSupported: Bool { false }
  /// Without camera: false.
  public static var isAvailable: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }

  public enum ScanningUnavailable: Error { case unsupported, cameraRestricted }
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func text(languages: [String] = []) -> Self { Self(name: "text") }
    public static func barcode() -> Self { Self(name: "barcode") }
  }

  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public let recognizedDataTypes: Set<RecognizedDataType>
  public var isScanning: Bool { false }

  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// Throws `ScanningUnavailable.unsupported`.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  open func stopScanning() {}
}

/// An item that was found.
public struct RecognizedItem: Identifiable, Sendable { public let id: UUID }

@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

// MARK: Documents

@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// A scanner of documents with the camera, of which there is none: the delegate receives an error.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.documentCameraViewController(
      self, didFailWithError: DataScannerViewController.ScanningUnavailable.unsupported)
  }
}

/// The pages of a scanned document. None is created.
@preconcurrency @MainActor
open class VNDocumentCameraScan: NSObject {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

// MARK: Text in pictures

/// Finds text in pictures: not supported.
public final class ImageAnalyzer: Sendable {
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }

  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1), machineReadableCode = Self(rawValue: 2)
    public static let visualLookUp = Self(rawValue: 4)
  }

  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  public enum AnalysisError: Error { case unsupported }

  public init() {}

  /// Throws: not supported.
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
    throw AnalysisError.unsupported
  }
  /// Throws: not supported.
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { throw AnalysisError.unsupported }
}

/// The text of a picture. None is created.
public final class ImageAnalysis: Sendable {
  private init() {}
  public var transcript: String { "" }
  public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
}

extension ImageAnalysisInteractionDelegate {
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
}

/// Selection of text in a picture. Without an analysis it does nothing.
@preconcurrency @MainActor
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = Self(rawValue: 1), textSelection = Self(rawValue: 2)
    public static let dataDetectors = Self(rawValue: 4), imageSubject = Self(rawValue: 8)
    public static let visualLookUp = Self(rawValue: 16)
  }

  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  public var analysis: ImageAnalysis?
  public var preferredInteractionTypes: InteractionTypes = []
  public var isSupplementaryInterfaceHidden = false
  public var selectableItemsHighlighted = false
  public var allowLongPressForDataDetectorsInTextMode = true
  public private(set) weak var view: UIView?

  public override init() { super.init() }
  public init(_ delegate: any ImageAnalysisInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}
