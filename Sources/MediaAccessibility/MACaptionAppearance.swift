@_exported import CoreGraphics

public enum MACaptionAppearanceDomain: Int, Sendable { case `default`, user }
public enum MACaptionAppearanceDisplayType: Int, Sendable { case forcedOnly, automatic, alwaysOn }

/// Returns when captions are shown: automatically.
public func MACaptionAppearanceGetDisplayType(_ domain: MACaptionAppearanceDomain)
  -> MACaptionAppearanceDisplayType
{
  .automatic
}
