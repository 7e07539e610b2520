import Foundation

/// A configuration of a test plan.
package struct TestConfiguration: Hashable, Sendable {
  /// The name; empty for a plan's only configuration.
  package var name = ""
  package var arguments: [String] = []
  package var environment: [String: String] = [:]
  /// The language code, such as `de`.
  package var language: String?
  /// The region code, such as `DE`.
  package var region: String?
  /// The maximum duration of one test, in seconds; nil for no limit.
  package var timeAllowance: Double?
  /// The highest time allowance that a test can set for itself, in seconds.
  package var maximumTimeAllowance: Double?
  package var isRandomOrder = false
  /// The maximum number of times that a failing test is repeated; nil if the plan does not set it.
  package var retries: Int?

  package init() {}

  /// Returns the maximum duration of a test in seconds, if there are limits.
  ///
  /// - Parameter own: The time allowance that the test has set for itself.
  package func timeAllowance(own: Double?) -> Double? {
    guard let timeAllowance else { return nil }
    let seconds = own ?? timeAllowance
    return min(seconds, maximumTimeAllowance ?? seconds)
  }

  /// The arguments of the processes, including those that set language and region as Xcode does.
  var allArguments: [String] {
    var all = arguments
    if let language { all += ["-AppleLanguages", "(\(language))"] }
    if let region {
      let tongue = (language ?? Locale.current.language.languageCode?.identifier ?? "en")
        .replacingOccurrences(of: "-", with: "_")
      all += ["-AppleLocale", tongue.contains("_\(region)") ? tongue : "\(tongue)_\(region)"]
    }
    return all
  }
}
