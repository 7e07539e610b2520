@_exported import SwiftUI

/// Errors of translations.
public struct TranslationError: LocalizedError, Sendable {
  public static let unsupportedSourceLanguage = TranslationError(code: 1)
  public static let unsupportedTargetLanguage = TranslationError(code: 2)
  public static let unsupportedLanguagePairing = TranslationError(code: 3)
  public static let unableToIdentifyLanguage = TranslationError(code: 4)
  public static let nothingToTranslate = TranslationError(code: 5)
  public static let internalError = TranslationError(code: 6)
  private let code: Int

  public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
    (error as? TranslationError)?.code == pattern.code
  }
}

/// Translates texts. Each request fails with `unsupportedLanguagePairing`, because there are no languages.
public final class TranslationSession: Sendable {
  public struct Configuration: Equatable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    public mutating func invalidate() { version += 1 }
  }

  public struct Response: Sendable {
    public let sourceText: String
    public let targetText: String
  }

  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.unsupportedLanguagePairing
  }
}

/// The languages of translations: none.
public final class LanguageAvailability: Sendable {
  public enum Status: Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}

extension View {
  /// Presents nothing, because nothing translates.
  nonisolated public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View {
    onChange(of: isPresented.wrappedValue) { _, isShown in
      if isShown { isPresented.wrappedValue = false }
    }
  }

  /// Runs an action with a session, whose requests fail, when the configuration is set or changes.
  @preconcurrency
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @Sendable (TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration.map { "\($0)" }) {
      if configuration != nil { await action(TranslationSession()) }
    }
  }
}
