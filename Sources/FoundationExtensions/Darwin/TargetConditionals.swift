/// Whether the code runs in a simulator. This platform counts as one because it is not a device.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// The former name of `TARGET_OS_SIMULATOR`.
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
/// Whether the target is iOS.
public let TARGET_OS_IOS: Int32 = 1
/// Whether the target is iOS or a platform derived from it.
public let TARGET_OS_IPHONE: Int32 = 1
