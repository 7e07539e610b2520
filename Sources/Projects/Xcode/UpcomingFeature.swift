/// A feature of the compiler that a project turns on before the language mode that includes it.
///
/// Features that only refuse code, such as `ExistentialAny` and `MemberImportVisibility`, are left out: the sources
/// compile without them, and those that lowering adds need not conform.
enum UpcomingFeature: String, CaseIterable {
  case bareSlashRegexLiterals = "BareSlashRegexLiterals"
  case conciseMagicFile = "ConciseMagicFile"
  case disableOutwardActorInference = "DisableOutwardActorInference"
  case forwardTrailingClosures = "ForwardTrailingClosures"
  case globalActorIsolatedTypesUsability = "GlobalActorIsolatedTypesUsability"
  case implicitOpenExistentials = "ImplicitOpenExistentials"
  case inferIsolatedConformances = "InferIsolatedConformances"
  case inferSendableFromCaptures = "InferSendableFromCaptures"
  case isolatedDefaultValues = "IsolatedDefaultValues"
  case nonisolatedNonsendingByDefault = "NonisolatedNonsendingByDefault"

  /// The build setting that turns the feature on.
  private var setting: String {
    switch self {
    case .bareSlashRegexLiterals: "SWIFT_ENABLE_BARE_SLASH_REGEX"
    case .conciseMagicFile: "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE"
    case .disableOutwardActorInference: "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION"
    case .forwardTrailingClosures: "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES"
    case .globalActorIsolatedTypesUsability:
      "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY"
    case .implicitOpenExistentials: "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS"
    case .inferIsolatedConformances: "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES"
    case .inferSendableFromCaptures: "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES"
    case .isolatedDefaultValues: "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES"
    case .nonisolatedNonsendingByDefault: "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"
    }
  }

  /// Whether `SWIFT_APPROACHABLE_CONCURRENCY` includes the feature.
  private var isApproachableConcurrency: Bool {
    switch self {
    case .disableOutwardActorInference, .globalActorIsolatedTypesUsability, .inferIsolatedConformances,
      .inferSendableFromCaptures, .nonisolatedNonsendingByDefault:
      true
    default: false
    }
  }

  /// Whether the language mode 6 has the feature without being asked.
  private var isInSwift6: Bool {
    self != .inferIsolatedConformances && self != .nonisolatedNonsendingByDefault
  }

  /// Returns the features that build settings turn on, except for those of the language mode.
  static func enabled(by settings: BuildSettings, languageMode: String) -> [String] {
    let isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    let named = zip(flags, flags.dropFirst()).filter { $0.0 == "-enable-upcoming-feature" }.map(\.1)
    return allCases.filter { feature in
      guard !(languageMode == "6" && feature.isInSwift6) else { return false }
      return settings[feature.setting] == "YES" || named.contains(feature.rawValue)
        || isApproachable && feature.isApproachableConcurrency
    }
    .map(\.rawValue)
  }
}
