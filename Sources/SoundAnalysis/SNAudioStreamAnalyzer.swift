@_exported import AVFoundation
@_exported import Foundation

public let SNErrorDomain = "com.apple.SoundAnalysis"

/// An error of an analysis.
public struct SNError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = SNError
    case unknownError = 1, operationFailed = 2, invalidFormat = 3, invalidModel = 4, invalidFile = 5
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { SNErrorDomain }
  public static var operationFailed: Code { .operationFailed }
  public static var invalidModel: Code { .invalidModel }
  public static var unknownError: Code { .unknownError }
  public static var invalidFormat: Code { .invalidFormat }
  public static var invalidFile: Code { .invalidFile }
}

public protocol SNRequest: NSObjectProtocol {}
public protocol SNResult: NSObjectProtocol {}

public protocol SNResultsObserving: NSObjectProtocol {
  func request(_ request: any SNRequest, didProduce result: any SNResult)
  func request(_ request: any SNRequest, didFailWithError error: any Error)
  func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
  public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
  public func requestDidComplete(_ request: any SNRequest) {}
}

public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierVersion1")
}

/// Names sounds. Creating a request throws `SNError.invalidModel`, because there is no classifier.
open class SNClassifySoundRequest: NSObject, SNRequest {
  public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError(.invalidModel) }
}

/// A name of a sound. No analysis finds one.
open class SNClassification: NSObject {
  open var identifier: String { "" }
  open var confidence: Double { 0 }
}

/// The names of a sound. No analysis finds one.
open class SNClassificationResult: NSObject, SNResult {
  open var classifications: [SNClassification] { [] }
}
