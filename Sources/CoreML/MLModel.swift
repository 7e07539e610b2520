// Every `@unchecked Sendable`: the objects are not changed after they are created.

@_exported import CoreVideo
@_exported import Foundation

/// Errors of models.
public struct MLModelError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case generic, featureType, io = 3, customLayer, customModel, update, parameters,
      modelDecryptionKeyFetch, modelDecryption
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreML" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "This device cannot run models of Core ML"]
  }
}

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// No effect: models are not run.
  open var computeUnits = MLComputeUnits.all
  /// No effect: models are not run.
  open var allowLowPrecisionAccumulationOnGPU = false
  public override init() { super.init() }
}

/// A model of machine learning. Nothing on this device runs one: loading throws ``MLModelError``.
open class MLModel: NSObject, @unchecked Sendable {
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  open var modelDescription: MLModelDescription { MLModelDescription() }

  /// Throws `MLModelError.io`.
  public init(contentsOf url: URL) throws { throw MLModelError(.io) }
  /// Throws `MLModelError.io`.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }

  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw MLModelError(.io) }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.failure(MLModelError(.io))) }
  }
  /// Throws `MLModelError.io`.
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }

  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}

open class MLModelDescription: NSObject, @unchecked Sendable {
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
}

open class MLFeatureDescription: NSObject, @unchecked Sendable {
  open var name: String { "" }
}

/// An object with the values of a model's inputs or outputs.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// A value of an input or an output.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  private let value: Any
  public init(double value: Double) { self.value = value }
  public init(int64 value: Int64) { self.value = value }
  public init(string value: String) { self.value = value }
  public init(multiArray value: MLMultiArray) { self.value = value }
  public init(pixelBuffer value: CVPixelBuffer) { self.value = value }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
}

/// Values of inputs by name.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  private let values: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    values = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Double: MLFeatureValue(double: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      default: throw MLModelError(.featureType)
      }
    }
  }
  open var featureNames: Set<String> { Set(values.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
  case double = 0x10040, float32 = 0x10020, float16 = 0x10010, int32 = 0x20020
}

/// An array with several dimensions.
open class MLMultiArray: NSObject {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var values: [Double]

  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let count = shape.reduce(1) { $0 * $1.intValue }
    guard count > 0 else { throw MLModelError(.featureType) }
    self.shape = shape
    self.dataType = dataType
    values = Array(repeating: 0, count: count)
  }

  open var count: Int { values.count }
  open var strides: [NSNumber] {
    shape.indices.map { index in NSNumber(value: shape[(index + 1)...].reduce(1) { $0 * $1.intValue }) }
  }

  open subscript(index: Int) -> NSNumber {
    get { NSNumber(value: values[index]) }
    set { values[index] = newValue.doubleValue }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[offset(key)] }
    set { self[offset(key)] = newValue }
  }
  private func offset(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}
