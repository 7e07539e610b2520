/// The versions of HTTP as text, which Foundation on iOS includes from CFNetwork.
public let kCFHTTPVersion1_0 = "HTTP/1.0"
public let kCFHTTPVersion1_1 = "HTTP/1.1"
public let kCFHTTPVersion2_0 = "HTTP/2.0"
public let kCFHTTPVersion3_0 = "HTTP/3.0"
