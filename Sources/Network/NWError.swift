import CNetwork
import Foundation

public typealias OSStatus = Int32

/// The result of a request to the domain name system, one of the constants `kDNSServiceErr…`.
public typealias DNSServiceErrorType = Int32

public let kDNSServiceErr_NoError: DNSServiceErrorType = 0
public let kDNSServiceErr_Unknown: DNSServiceErrorType = -65537
public let kDNSServiceErr_NoSuchName: DNSServiceErrorType = -65538
public let kDNSServiceErr_NoSuchRecord: DNSServiceErrorType = -65554
public let kDNSServiceErr_ServiceNotRunning: DNSServiceErrorType = -65563
public let kDNSServiceErr_Timeout: DNSServiceErrorType = -65568
public let kDNSServiceErr_DefunctConnection: DNSServiceErrorType = -65569
public let kDNSServiceErr_PolicyDenied: DNSServiceErrorType = -65570

/// The error of a connection, a listener or a browser.
public enum NWError: Error, CustomDebugStringConvertible, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(DNSServiceErrorType)
  /// One of the constants `errSSL…`.
  case tls(OSStatus)

  public var debugDescription: String {
    switch self {
    case .posix(let code):
      "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
    case .dns(let code): "\(code): \(Self.dnsNames[code] ?? "Unknown")"
    case .tls(let status): "\(status): \(Self.tlsNames[status] ?? "unknown error")"
    }
  }

  private static let dnsNames: [DNSServiceErrorType: String] = [
    kDNSServiceErr_NoSuchName: "NoSuchName", kDNSServiceErr_NoSuchRecord: "NoSuchRecord",
    kDNSServiceErr_ServiceNotRunning: "ServiceNotRunning", kDNSServiceErr_Timeout: "Timeout",
    kDNSServiceErr_DefunctConnection: "DefunctConnection", kDNSServiceErr_PolicyDenied: "PolicyDenied",
  ]
  private static let tlsNames: [OSStatus: String] = [
    TLSStatus.protocolError: "SSL protocol error", TLSStatus.badCertificate: "bad certificate format",
  ]
}

extension NWError: CustomNSError, LocalizedError {
  public static var errorDomain: String { "Network.NWError" }

  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code): Int(code)
    case .tls(let status): Int(status)
    }
  }

  public var errorDescription: String? {
    "The operation couldn’t be completed. (Network.NWError error \(errorCode) - \(debugDescription))"
  }
}

/// The values of Security's `errSSL…` that this module reports.
enum TLSStatus {
  static let protocolError: OSStatus = -9800
  static let badCertificate: OSStatus = -9808
}

extension NWError {
  /// The error of GIO's domains; the last call of the system decides about those that have no code of their own.
  init(_ error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = .posix(.EIO)
      return
    }
    defer { g_error_free(error) }
    let code = error.pointee.code
    switch error.pointee.domain {
    case g_resolver_error_quark():
      self = .dns(
        code == G_RESOLVER_ERROR_TEMPORARY_FAILURE.rawValue
          ? kDNSServiceErr_Timeout : kDNSServiceErr_NoSuchRecord)
    case g_tls_error_quark():
      self = .tls(
        code == G_TLS_ERROR_BAD_CERTIFICATE.rawValue ? TLSStatus.badCertificate : TLSStatus.protocolError)
    default: self = .posix(Self.posix[UInt32(bitPattern: code)] ?? .EIO)
    }
  }

  private static let posix: [UInt32: POSIXErrorCode] = [
    G_IO_ERROR_CONNECTION_REFUSED.rawValue: .ECONNREFUSED,
    G_IO_ERROR_HOST_UNREACHABLE.rawValue: .EHOSTUNREACH,
    G_IO_ERROR_NETWORK_UNREACHABLE.rawValue: .ENETUNREACH, G_IO_ERROR_TIMED_OUT.rawValue: .ETIMEDOUT,
    G_IO_ERROR_CONNECTION_CLOSED.rawValue: .ECONNRESET, G_IO_ERROR_CANCELLED.rawValue: .ECANCELED,
    G_IO_ERROR_ADDRESS_IN_USE.rawValue: .EADDRINUSE, G_IO_ERROR_PERMISSION_DENIED.rawValue: .EACCES,
    G_IO_ERROR_NOT_CONNECTED.rawValue: .ENOTCONN, G_IO_ERROR_MESSAGE_TOO_LARGE.rawValue: .EMSGSIZE,
    G_IO_ERROR_NOT_FOUND.rawValue: .ENOENT, G_IO_ERROR_INVALID_ARGUMENT.rawValue: .EINVAL,
    G_IO_ERROR_NOT_SUPPORTED.rawValue: .EOPNOTSUPP, G_IO_ERROR_CLOSED.rawValue: .ENOTCONN,
  ]
}
