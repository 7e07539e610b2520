import Foundation

// Foundation on Linux returns the version of the kernel. Lowered sources get the version of iOS that `UIDevice` reports.
extension ProcessInfo {
  /// The version of iOS whose frameworks are available.
  public var _operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 0)
  }

  /// The version as a text to show.
  public var _operatingSystemVersionString: String { "Version 17.5 (Build 21F79)" }

  /// Returns whether the version of iOS is a given one or a later one.
  public func _isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = _operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
