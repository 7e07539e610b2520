import Foundation

/// How tests are run: one configuration of a test plan.
package struct TestConfiguration: Hashable, Sendable {
  /// Empty for the only configuration.
  package var name = ""
  package var arguments: [String] = []
  package var environment: [String: String] = [:]
  /// Such as `de`.
  package var language: String?
  /// Such as `DE`.
  package var region: String?
  /// Seconds that one test may take; nil sets no limit.
  package var timeAllowance: Double?
  package var isRandomOrder = false
  /// How often a failing test runs again; nil where the plan leaves it open.
  package var retries: Int?

  package init() {}

  /// What the processes are given: the arguments, and those by which language and region are chosen, as Xcode gives them.
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
