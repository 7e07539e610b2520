/// Core Foundation's names of the `Info.plist` keys. Apple's are `CFString`s, so clients cast them with `as
/// String`.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
