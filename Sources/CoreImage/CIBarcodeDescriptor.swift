import Foundation

/// The content of a machine-readable code, without its image.
open class CIBarcodeDescriptor: NSObject, NSCopying, NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  fileprivate override init() {
    super.init()
  }

  /// Subclasses decode their content.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The content of a QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor {
  /// The share of a code that may be damaged.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// 7 %
    case levelL = 76
    /// 15 %
    case levelM = 77
    /// 25 %
    case levelQ = 81
    /// 30 %
    case levelH = 72
  }

  open private(set) var errorCorrectedPayload: Data
  open private(set) var symbolVersion: Int
  open private(set) var maskPattern: UInt8
  open private(set) var errorCorrectionLevel: ErrorCorrectionLevel

  /// - Parameters:
  ///   - symbolVersion: The size of the code, from 1 to 40.
  ///   - maskPattern: The pattern that is combined with the content, from 0 to 7.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.symbolVersion = symbolVersion
    self.maskPattern = maskPattern
    self.errorCorrectionLevel = errorCorrectionLevel
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let payload = coder.decodeObject(of: NSData.self, forKey: "payload"),
      let level = ErrorCorrectionLevel(rawValue: coder.decodeInteger(forKey: "level"))
    else { return nil }
    errorCorrectedPayload = payload as Data
    symbolVersion = coder.decodeInteger(forKey: "version")
    maskPattern = UInt8(truncatingIfNeeded: coder.decodeInteger(forKey: "mask"))
    errorCorrectionLevel = level
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    coder.encode(errorCorrectedPayload as NSData, forKey: "payload")
    coder.encode(symbolVersion, forKey: "version")
    coder.encode(Int(maskPattern), forKey: "mask")
    coder.encode(errorCorrectionLevel.rawValue, forKey: "level")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIQRCodeDescriptor else { return false }
    return errorCorrectedPayload == other.errorCorrectedPayload && symbolVersion == other.symbolVersion
      && maskPattern == other.maskPattern && errorCorrectionLevel == other.errorCorrectionLevel
  }

  open override var hash: Int { errorCorrectedPayload.hashValue }
}

/// The content of a Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor {
  /// The version of the error correction.
  public enum ECCVersion: Int, Sendable {
    case v000 = 0
    case v050 = 50
    case v080 = 80
    case v100 = 100
    case v140 = 140
    case v200 = 200
  }

  open private(set) var errorCorrectedPayload: Data
  open private(set) var rowCount: Int
  open private(set) var columnCount: Int
  open private(set) var eccVersion: ECCVersion

  public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
    guard rowCount > 0, columnCount > 0 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.eccVersion = eccVersion
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let payload = coder.decodeObject(of: NSData.self, forKey: "payload"),
      let version = ECCVersion(rawValue: coder.decodeInteger(forKey: "ecc"))
    else { return nil }
    errorCorrectedPayload = payload as Data
    rowCount = coder.decodeInteger(forKey: "rows")
    columnCount = coder.decodeInteger(forKey: "columns")
    eccVersion = version
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    coder.encode(errorCorrectedPayload as NSData, forKey: "payload")
    coder.encode(rowCount, forKey: "rows")
    coder.encode(columnCount, forKey: "columns")
    coder.encode(eccVersion.rawValue, forKey: "ecc")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIDataMatrixCodeDescriptor else { return false }
    return errorCorrectedPayload == other.errorCorrectedPayload && rowCount == other.rowCount
      && columnCount == other.columnCount && eccVersion == other.eccVersion
  }

  open override var hash: Int { errorCorrectedPayload.hashValue }
}

/// The meaning of the alpha channel of a destination.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  case none = 0
  case premultiplied = 1
  case unpremultiplied = 2
}
