import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The result of an intent.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}

/// A result with a text to speak or show.
public protocol ProvidesDialog: IntentResult { var dialog: IntentDialog? { get } }
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that runs another intent.
public protocol OpensIntent: IntentResult {}

/// A result with its parts.
// `@unchecked Sendable`: the parts are not changed.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent,
  @unchecked Sendable
{
  public let value: Value?
  public let dialog: IntentDialog?
  public let opensIntent: (any AppIntent)?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil, dialog: nil, opensIntent: nil) }
  public static func result(dialog: IntentDialog) -> Self {
    Self(value: nil, dialog: dialog, opensIntent: nil)
  }
  public static func result(view: some View) -> Self { result() }
  public static func result(dialog: IntentDialog, view: some View) -> Self { result(dialog: dialog) }
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { result(dialog: dialog) }
  public static func result(opensIntent: some AppIntent) -> Self {
    Self(value: nil, dialog: nil, opensIntent: opensIntent)
  }
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(value: nil, dialog: dialog, opensIntent: opensIntent)
  }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    Self(value: value, dialog: nil, opensIntent: nil)
  }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog, opensIntent: nil) }
  public static func result<Value>(value: Value, view: some View) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: nil, opensIntent: nil) }
  public static func result<Value>(value: Value, dialog: IntentDialog, view: some View) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog, opensIntent: nil) }
  public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: nil, opensIntent: opensIntent) }
}

/// A text to speak or show.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public let supporting: LocalizedStringResource

  public init(_ dialog: LocalizedStringResource) { self.init(full: dialog, supporting: dialog) }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }
  public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A file of an intent.
public struct IntentFile: Hashable, Codable, Sendable {
  public let data: Data
  public let filename: String
  public let fileURL: URL?
  public var type: UTType?

  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
    fileURL = nil
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    self.fileURL = fileURL
  }

  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// Returns the contents. Differs from iOS: they are not converted to another type.
  public func data(contentType: UTType) async throws -> Data { data }
}

/// A button that runs an intent.
extension Button {
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { run(intent) }, label: label)
  }
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { run(intent) }, label: label)
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey) { run(intent) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) { self.init(title) { run(intent) } }
}

/// Runs an intent of a button. Errors are logged, as nothing shows them on iOS.
private func run(_ intent: some AppIntent) {
  Task { @MainActor in
    do { _ = try await intent.perform() } catch { NSLog("[AppIntents] \(type(of: intent)): \(error)") }
  }
}
