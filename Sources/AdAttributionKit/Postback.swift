@_exported import Foundation

/// Errors of reports to advertisers.
public enum AdAttributionKitError: LocalizedError, Sendable {
  case invalidImpression, missingAttributionView, unknown
}

public enum CoarseConversionValue: String, Codable, Hashable, Sendable { case low, medium, high }

/// A report to an advertiser. Each fails with `AdAttributionKitError.unknown`, because no store installed the app.
public struct Postback: Sendable {
  public static func updateConversionValue(
    _ fineConversionValue: Int, lockPostback: Bool
  ) async throws { throw AdAttributionKitError.unknown }

  public static func updateConversionValue(
    _ fineConversionValue: Int, coarseConversionValue: CoarseConversionValue, lockPostback: Bool
  ) async throws { throw AdAttributionKitError.unknown }
}
