/// The keys of `Info.plist` as Core Foundation names them; `as String` makes strings of them there.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
