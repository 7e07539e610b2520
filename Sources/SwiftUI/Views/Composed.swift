/// A placeholder for missing content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let description: Description
  nonisolated(unsafe) let actions: Actions
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(
      SystemString.noResults.text, systemImage: "magnifyingglass",
      description: Text(SystemString.checkTheSpelling.text))
  }
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      SystemString.noResultsFor.text(text), systemImage: "magnifyingglass",
      description: Text(SystemString.checkTheSpelling.text))
  }
}

/// A control that opens a URL.
public struct Link<Label: View>: View {
  let destination: URL
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  @Environment(\.openURL) private var openURL
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

public struct OpenURLAction {
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }
  let handler: (@MainActor (URL) -> Result)?
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  init() { handler = nil }
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, and tells whether something has opened it.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      // Called once, on the main thread.
      nonisolated(unsafe) let completion = completion
      UIApplication.shared.open(other ?? url, options: [:]) { completion($0) }
    }
  }
}
private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A namespace for identifiers that are shared between views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable { let value: UInt }
  private final class Slot {
    @MainActor static var last: UInt = 0
    let id: ID
    @MainActor init() {
      Slot.last += 1
      id = ID(value: Slot.last)
    }
  }
  private var id: ID?
  public init() {}
  public var wrappedValue: ID { id ?? ID(value: 0) }
  @MainActor
  public static func _install(_ property: inout Namespace, _ slot: inout AnyObject?, _ node: _ViewNode) {
    let own = slot as? Slot ?? Slot()
    slot = own
    property.id = own.id
  }
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}
