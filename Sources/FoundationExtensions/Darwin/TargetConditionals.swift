/// Whether this is a simulator: like Xcode's, this is no device.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// The older name of `TARGET_OS_SIMULATOR`.
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
/// Whether the code is for iOS.
public let TARGET_OS_IOS: Int32 = 1
/// Whether the code is for iOS or one of its relatives.
public let TARGET_OS_IPHONE: Int32 = 1
