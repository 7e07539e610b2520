// Every `@unchecked Sendable`: a lock guards the value.

import Foundation
import UniformTypeIdentifiers

/// A parameter of an intent.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  public let title: LocalizedStringResource?
  public let parameterDescription: LocalizedStringResource?
  private let lock = NSLock()
  private var stored: Value?

  private init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Value?) {
    self.title = title
    parameterDescription = description
    stored = value
  }

  /// Reading a parameter without value is a programming error unless its type is optional.
  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ stored }) { return value }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let none = type.init(nilLiteral: ()) as? Value
      {
        return none
      }
      fatalError("The parameter \(title?.key ?? "") has no value")
    }
    set { lock.withLock { stored = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  // MARK: Creating

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: some DynamicOptionsProvider
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], inputConnectionBehavior: InputConnectionBehavior = .default,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, nil) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], inputConnectionBehavior: InputConnectionBehavior = .default,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, nil) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior
  ) { self.init(title, description, defaultValue) }

  // MARK: Asking

  /// Throws ``AppIntentError/noInterface``: there is no interface for questions outside the app.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.noInterface
  }

  /// Throws ``AppIntentError/noInterface``: there is no interface for questions outside the app.
  public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.noInterface
  }

  /// Throws ``AppIntentError/noInterface``: there is no interface for questions outside the app.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    throw AppIntentError.noInterface
  }

  /// An error that requests a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.noInterface }
}

public enum IntentControlStyle: Sendable { case field, slider, stepper }
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

extension String {
  /// Options of the keyboard for a parameter.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
        emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

/// The values that a parameter can have.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue = Never
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
  public func defaultResult() async -> Never? { nil }
}

// MARK: Summaries

/// The sentence that describes an intent with its parameters.
public protocol ParameterSummary: Sendable {}

/// A sentence with parameters.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
  public let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text += "…"
    }
  }
}

/// A sentence, and the parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public let summary: ParameterSummaryString<Intent>

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { self.summary = summary }
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryParametersBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) { self.summary = summary }
  public init(@ParameterSummaryParametersBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    summary = ""
  }
}

@resultBuilder
public enum ParameterSummaryParametersBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { keyPath }
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    parameters
  }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// One of two sentences, by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  public init<Value: Equatable, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operation: ComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<Value, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operation: ParameterPresence,
    @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<A: ParameterSummary, B: ParameterSummary>(
    widgetFamily operation: ComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}

  public enum ComparisonOperator: Sendable {
    case equalTo, notEqualTo, oneOf, greaterThan, lessThan, greaterThanOrEqualTo, lessThanOrEqualTo
  }
  public enum ParameterPresence: Sendable { case hasAnyValue, hasNoValue }
}

public enum IntentWidgetFamily: Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline
}

/// One of several sentences, by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent> _ cases: () -> [any ParameterSummary]
  ) {}
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent> {
  public static func buildBlock(_ cases: any ParameterSummary...) -> [any ParameterSummary] { cases }
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent>: ParameterSummary {
  public init<Value, Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}
