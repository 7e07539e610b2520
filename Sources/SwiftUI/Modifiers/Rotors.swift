/// An entry of a rotor: a place on the screen to which assistive technology can move.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: String?
  let id: AnyHashable
  let namespace: Namespace.ID?
  let prepare: (() -> Void)?

  private init(_ label: String?, _ id: ID, _ namespace: Namespace.ID?, _ prepare: (() -> Void)?) {
    self.label = label
    self.id = AnyHashable(id)
    self.namespace = namespace
    self.prepare = prepare
  }
  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - label: The text that is read for the entry.
  ///   - id: The identity that `accessibilityRotorEntry(id:in:)` or `id(_:)` gives the view.
  ///   - textRange: The range of the view's text that the entry is for; `nil` for all of it.
  ///   - prepare: Called before assistive technology moves to the view, for example to scroll it into sight.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(label.plainString, id, nil, prepare)
  }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(String(label), id, nil, prepare) }
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label?.plainString, id, namespace, prepare) }
}

/// The entries of a rotor.
@preconcurrency @MainActor
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
  func _append(to entries: _RotorEntries)
}
extension AccessibilityRotorContent {
  public func _append(to entries: _RotorEntries) { body._append(to: entries) }
}
extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: AccessibilityRotorContent { public func _append(to entries: _RotorEntries) {} }

/// Collects the entries of a rotor.
@MainActor
public final class _RotorEntries {
  struct Entry {
    let label: String?
    let id: AnyHashable
    let namespace: Namespace.ID?
    let prepare: (() -> Void)?
  }
  var entries: [Entry] = []
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public typealias Body = Never
  public func _append(to entries: _RotorEntries) {
    entries.entries.append(.init(label: label, id: id, namespace: namespace, prepare: prepare))
  }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
  public func _append(to entries: _RotorEntries) {
    for element in data { content(element)._append(to: entries) }
  }
}
public struct _RotorGroup: AccessibilityRotorContent {
  public typealias Body = Never
  let parts: [any AccessibilityRotorContent]
  public func _append(to entries: _RotorEntries) { for part in parts { part._append(to: entries) } }
}

@resultBuilder
@MainActor
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorGroup {
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    return _RotorGroup(parts: parts)
  }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorGroup {
    _RotorGroup(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<C: AccessibilityRotorContent>(first: C) -> _RotorGroup {
    _RotorGroup(parts: [first])
  }
  public static func buildEither<C: AccessibilityRotorContent>(second: C) -> _RotorGroup {
    _RotorGroup(parts: [second])
  }
}

/// The rotors of the system.
public struct AccessibilitySystemRotor: Sendable {
  let type: UIAccessibilityCustomRotor.SystemRotorType
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(type: visited ? .visitedLink : .link)
  }
  public static var links: AccessibilitySystemRotor { .init(type: .link) }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    let levels: [UIAccessibilityCustomRotor.SystemRotorType] = [
      .heading, .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
      .headingLevel6,
    ]
    return .init(type: levels[Int(level.rawValue)])
  }
  public static var headings: AccessibilitySystemRotor { .init(type: .heading) }
  public static var boldText: AccessibilitySystemRotor { .init(type: .boldText) }
  public static var italicText: AccessibilitySystemRotor { .init(type: .italicText) }
  public static var underlineText: AccessibilitySystemRotor { .init(type: .underlineText) }
  public static var misspelledWords: AccessibilitySystemRotor { .init(type: .misspelledWord) }
  public static var images: AccessibilitySystemRotor { .init(type: .image) }
  public static var textFields: AccessibilitySystemRotor { .init(type: .textField) }
  public static var tables: AccessibilitySystemRotor { .init(type: .table) }
  public static var lists: AccessibilitySystemRotor { .init(type: .list) }
  public static var landmarks: AccessibilitySystemRotor { .init(type: .landmark) }
}

/// Views by their rotor identities.
@MainActor
private enum RotorPlaces {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  private struct Place { weak var view: UIView? }
  private static var places: [Key: Place] = [:]
  static func set(_ view: UIView, for key: Key) {
    places = places.filter { $0.value.view != nil }
    places[key] = Place(view: view)
  }
  static func view(_ key: Key) -> UIView? { places[key]?.view }
}

private struct RotorEntryModifier: ViewModifier, ViewEffect {
  typealias Body = Never
  let key: RotorPlaces.Key
  func isSame(as other: RotorEntryModifier) -> Bool { key == other.key }
  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    RotorPlaces.set(view, for: key)
  }
}

private struct RotorModifier: ViewModifier, ViewEffect {
  typealias Body = Never
  let name: String?
  let type: UIAccessibilityCustomRotor.SystemRotorType
  let entries: @MainActor () -> [_RotorEntries.Entry]
  func isSame(as other: RotorModifier) -> Bool { false }

  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    let search: UIAccessibilityCustomRotor.Search = { [weak view] predicate in
      guard let view else { return nil }
      let places: [(entry: _RotorEntries.Entry, view: UIView)] = entries().compactMap { entry in
        Self.place(of: entry, in: view).map { (entry, $0) }
      }
      let current = predicate.currentItem.targetElement as? UIView
      let index = places.firstIndex { $0.view === current }
      let wanted =
        switch predicate.searchDirection {
        case .next: index.map { $0 + 1 } ?? 0
        case .previous: (index ?? places.count) - 1
        }
      guard places.indices.contains(wanted) else { return nil }
      places[wanted].entry.prepare?()
      return UIAccessibilityCustomRotorItemResult(targetElement: places[wanted].view, targetRange: nil)
    }
    let rotor =
      name.map { UIAccessibilityCustomRotor(name: $0, itemSearch: search) }
      ?? UIAccessibilityCustomRotor(systemType: type, itemSearch: search)
    let others = (view.accessibilityCustomRotors ?? []).filter {
      name == nil ? $0.systemRotorType != type : $0.name != name
    }
    view.accessibilityCustomRotors = others + [rotor]
  }

  /// Returns the view of an entry, found by its identity or by its label.
  private static func place(of entry: _RotorEntries.Entry, in root: UIView) -> UIView? {
    if let namespace = entry.namespace { return RotorPlaces.view(.init(id: entry.id, namespace: namespace)) }
    guard let label = entry.label else { return nil }
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityLabel == label || (view as? UILabel)?.text == label { return view }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    return find(root)
  }
}

extension View {
  /// Sets the identity of the view for rotor entries.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    modifier(RotorEntryModifier(key: .init(id: AnyHashable(id), namespace: namespace)))
  }

  nonisolated private func rotor(
    _ name: String?, _ type: UIAccessibilityCustomRotor.SystemRotorType,
    _ entries: @escaping @MainActor () -> [_RotorEntries.Entry]
  ) -> some View { modifier(RotorModifier(name: name, type: type, entries: entries)) }

  /// Adds a rotor to the view, with places that assistive technology can step through.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(label.plainString, .none) {
      let found = _RotorEntries()
      entries()._append(to: found)
      return found.entries
    }
  }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(nil, systemRotor.type) {
      let found = _RotorEntries()
      entries()._append(to: found)
      return found.entries
    }
  }
  nonisolated public func accessibilityRotor<Model, ID: Hashable>(
    _ label: Text, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
  ) -> some View {
    rotor(label.plainString, .none) {
      entries.map {
        .init(
          label: $0[keyPath: entryLabel], id: AnyHashable($0[keyPath: entryID]), namespace: nil, prepare: nil)
      }
    }
  }
  nonisolated public func accessibilityRotor<Model: Identifiable>(
    _ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { accessibilityRotor(label, entries: entries, entryID: \.id, entryLabel: entryLabel) }
  nonisolated public func accessibilityRotor<Model, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
  nonisolated public func accessibilityRotor<Model: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel) }
}
