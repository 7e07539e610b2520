// Every `@unchecked Sendable`: payloads are never created.

@_exported import Foundation

/// Measurements of a day. None is created.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Reports of crashes and hangs. None is created.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Measurements of the app by the system, which makes none: subscribers are never called.
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
