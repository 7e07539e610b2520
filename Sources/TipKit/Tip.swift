@_exported import SwiftUI

/// An explanation of a feature.
///
/// Differs from iOS: rules are not evaluated, because `#Rule` is a macro that is not available. A tip is shown until it is
/// invalidated.
public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
}

/// An option of a tip.
public protocol TipOption: Sendable {}

extension Tip {
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public typealias Action = Tips.Action
  public typealias Status = Tips.Status

  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var options: [any TipOption] { [] }
  public var actions: [Tips.Action] { [] }

  public var status: Tips.Status {
    guard Tips.isConfigured else { return .pending }
    return Tips.invalidated(id).map { .invalidated($0) } ?? .available
  }
  public var shouldDisplay: Bool { status == .available }

  /// Hides the tip for good.
  public func invalidate(reason: Tips.InvalidationReason) { Tips.invalidate(id, reason) }
  public func resetEligibility() async { Tips.invalidate(id, nil) }
}

/// The tips of an app.
public enum Tips {
  public enum InvalidationReason: Int, Codable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void

    public init(
      id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      self.handler = handler
      self.label = label
    }
  }

  public struct MaxDisplayCount: TipOption {
    public let count: Int
    public init(_ count: Int) { self.count = count }
  }
  public struct IgnoresDisplayFrequency: TipOption {
    public let isIgnored: Bool
    public init(_ isIgnored: Bool) { self.isIgnored = isIgnored }
  }

  @resultBuilder public enum OptionsBuilder {
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }
  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
  }

  /// Something that happens in the app. Donations are counted.
  // `@unchecked Sendable`: the lock guards the count.
  public final class Event: @unchecked Sendable {
    public let id: String
    private let lock = NSLock()
    private var count = 0
    public init(id: String) { self.id = id }
    public func donate() async { sendDonation() }
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
      lock.withLock { count += 1 }
      completion?()
    }
    public var donations: [Date] { lock.withLock { Array(repeating: .distantPast, count: count) } }
  }

  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      public static func groupContainer(identifier: String) -> Self { .applicationDefault }
      public static func url(_ url: URL) -> Self { .applicationDefault }
    }
    /// No effect: tips are shown at once.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// No effect: invalidated tips are kept in the standard user defaults.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }

  public enum TipKitError: Error { case tipsDatastoreAlreadyConfigured }

  /// Starts showing tips.
  public static func configure(_ options: [ConfigurationOption] = []) throws { state.configure() }
  /// Forgets which tips were invalidated.
  public static func resetDatastore() throws { UserDefaults.standard.removeObject(forKey: key) }
  public static func showAllTipsForTesting() { state.configure() }
  public static func hideAllTipsForTesting() { state.hide() }

  // MARK: State

  private static let key = "TipKit.invalidated"
  private static let state = State()

  // `@unchecked Sendable`: the lock guards the flag.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var shows = false
    var isConfigured: Bool { lock.withLock { shows } }
    func configure() { lock.withLock { shows = true } }
    func hide() { lock.withLock { shows = false } }
  }

  static var isConfigured: Bool { state.isConfigured }

  static func invalidated(_ id: String) -> InvalidationReason? {
    (UserDefaults.standard.dictionary(forKey: key)?[id] as? Int).flatMap(InvalidationReason.init)
  }

  static func invalidate(_ id: String, _ reason: InvalidationReason?) {
    var known = UserDefaults.standard.dictionary(forKey: key) ?? [:]
    known[id] = reason?.rawValue
    UserDefaults.standard.set(known, forKey: key)
  }
}

/// A tip in a screen.
@preconcurrency @MainActor
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  @State private var isClosed = false

  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }

  public init(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  public var body: some View {
    if let tip, tip.shouldDisplay, !isClosed {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image { image.font(.title2).foregroundStyle(.tint) }
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
          ForEach(tip.actions) { item in
            Divider()
            Button {
              item.handler()
              action(item)
            } label: {
              item.label()
            }
          }
        }
        Spacer(minLength: 0)
        Button {
          tip.invalidate(reason: .tipClosed)
          isClosed = true
        } label: {
          Image(systemName: "xmark").foregroundStyle(Color.secondary)
        }
        .buttonStyle(.plain)
      }
      .padding()
      .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 13))
    }
  }
}

extension View {
  /// No effect: tips are shown by ``TipView`` only.
  nonisolated public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// No effect.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// No effect.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
  /// No effect.
  nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    self
  }
}
