@_exported import Foundation
@_exported import FoundationExtensions

/// An action of an app.
///
/// Differs from iOS: there are no Shortcuts and no Siri. The app's own buttons and calls of `perform()` run an intent.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var parameterSummary: SummaryContent { get }

  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  public typealias Case = ParameterSummaryCaseCondition<Self>
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
  public typealias Dependency = AppDependency

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>("") }

  /// Runs the intent. Nothing is donated: there are no suggestions.
  @discardableResult
  public func callAsFunction(donate: Bool) async throws -> PerformResult { try await perform() }

  /// Throws ``IntentDonationError/unavailable``: there are no suggestions.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { throw IntentDonationError.unavailable }

  /// Throws ``AppIntentError/noInterface``: there is no interface for questions outside the app.
  public func requestConfirmation() async throws { throw AppIntentError.noInterface }

  /// Throws ``AppIntentError/noInterface``: there is no interface for questions outside the app.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws { throw AppIntentError.noInterface }
}

/// The identifier of a donated intent.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {}

/// Errors of donations.
public enum IntentDonationError: Error { case unavailable }

/// Errors of intents.
public enum AppIntentError: Error {
  /// There is no interface that could ask the person for a value or a confirmation.
  case noInterface
}

/// The name of the action that confirms an intent.
public enum ConfirmationActionName: Sendable { case `continue`, go, add, set, start, send, open, order, play }

public enum IntentAuthenticationPolicy: Int, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// An explanation of an intent.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public var descriptionText: LocalizedStringResource
  public var categoryName: LocalizedStringResource?
  public var searchKeywords: [LocalizedStringResource]
  public var resultValueName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

/// An intent that replaces a custom intent of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the intent that is replaced.
  static var intentClassName: String { get }
}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent of system behavior.
public protocol SystemIntent: AppIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: SystemIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol DeleteIntent: SystemIntent {}
public protocol ProgressReportingIntent: AppIntent {}

/// An intent that opens an entity in the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Value { get set }
}

/// An intent that sets a value.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

/// An intent that can continue in the app.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// Returns the value of the closure: the app is in the foreground.
  @MainActor
  public func requestToContinueInForeground<Value>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> Value
  ) async throws -> Value { try await continuation() }

  /// Returns: the app is in the foreground.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}

/// An object that the app has registered.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String

  public init(key: String? = nil) { self.key = key ?? "\(Value.self)" }

  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.value(key) else {
      fatalError("AppDependency: no value of the type \(Value.self) is registered")
    }
    return value
  }
}

/// The objects that intents use.
// `@unchecked Sendable`: the lock guards the values.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var values: [String: any Sendable] = [:]

  public init() {}

  public func add<Value: Sendable>(key: String? = nil, dependency: @autoclosure () -> Value) {
    let value = dependency()
    lock.withLock { values[key ?? "\(Value.self)"] = value }
  }

  fileprivate func value<Value>(_ key: String) -> Value? { lock.withLock { values[key] as? Value } }
}
