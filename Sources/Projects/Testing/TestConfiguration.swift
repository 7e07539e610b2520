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
  package var isRandomOrder = false
  /// The maximum number of times that a failing test is repeated; nil if the plan does not set it.
  package var retries: Int?

  package init() {}

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
