import Foundation
import SwiftUI

/// An intent with the phrases that start it.
public struct AppShortcut: Sendable {
  public let intent: any AppIntent
  public let phrases: [String]
  public let shortTitle: LocalizedStringResource?
  public let systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    shortTitle = nil
    systemImageName = nil
  }
}

/// A token of a phrase.
public enum AppShortcutPhraseToken: Sendable { case applicationName }

/// A phrase that starts an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? ""
    }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text += "…"
    }
  }
}

/// The shortcuts of an app.
///
/// Differs from iOS: nothing lists them outside the app.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Does nothing: nothing lists the shortcuts outside the app.
  public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red,
    tangerine, teal, yellow
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// Intents of a module.
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }

extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }

/// Intents of an extension.
public protocol AppIntentsExtension {}

/// A hint at a phrase for Siri. Empty: there is no Siri.
public struct SiriTipView: View {
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { EmptyView() }
}

/// A link to the app's shortcuts. Empty: there is no app of shortcuts.
public struct ShortcutsLink: View {
  public init(action: @escaping () -> Void = {}) {}
  public var body: some View { EmptyView() }
}

public struct SiriTipViewStyle: Sendable {
  public static let automatic = SiriTipViewStyle(), light = SiriTipViewStyle(), dark = SiriTipViewStyle(),
    black = SiriTipViewStyle()
}

public struct ShortcutsLinkStyle: Sendable {
  public static let automatic = ShortcutsLinkStyle(), light = ShortcutsLinkStyle(),
    dark = ShortcutsLinkStyle()
}

extension View {
  /// No effect: ``SiriTipView`` is empty.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// No effect: ``ShortcutsLink`` is empty.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
