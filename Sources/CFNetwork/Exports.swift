@_exported import Foundation
@_exported import NetworkingExtensions

/// Keys of a dictionary of proxies, as in `URLSessionConfiguration.connectionProxyDictionary`, which has no effect.
public let kCFNetworkProxiesHTTPEnable = "HTTPEnable"
public let kCFNetworkProxiesHTTPProxy = "HTTPProxy"
public let kCFNetworkProxiesHTTPPort = "HTTPPort"
public let kCFProxyTypeKey = "kCFProxyTypeKey"
public let kCFProxyTypeNone = "kCFProxyTypeNone"
public let kCFProxyHostNameKey = "kCFProxyHostNameKey"
public let kCFProxyPortNumberKey = "kCFProxyPortNumberKey"

/// Returns the proxies of the system: none.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<NSDictionary>? {
  Unmanaged.passRetained(NSDictionary())
}
