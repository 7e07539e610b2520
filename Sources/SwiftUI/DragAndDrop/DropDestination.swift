import UniformTypeIdentifiers

/// The state of a drop over a view.
@preconcurrency @MainActor
public struct DropInfo {
  let session: any UIDropSession
  /// The location in the view's coordinates.
  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: contentTypes.map(\.identifier))
  }
  public func hasItemsConforming(to types: [String]) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: types)
  }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    session.items.map(\.itemProvider).filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// Methods that handle drops on a view.
@preconcurrency @MainActor
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

private struct DropModifier: ViewModifier, ItemModifier {
  typealias Body = Never
  let types: [String]
  let delegate: any DropDelegate
  /// Whether a value dragged within the app is accepted directly.
  let accepts: (@MainActor (Any) -> Bool)?

  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> DropTargetItem {
    let item = DropTargetItem(node, content)
    item.target = self
    return item
  }
  func update(_ item: DropTargetItem) -> Bool {
    item.target = self
    return false
  }
}

private final class DropTargetItem: ContainerItem {
  var target: DropModifier?
  private lazy var handler = DropHandler(self)
  init(_ node: _ViewNode, _ content: LayoutItem) {
    super.init(node, content, HostingView())
    view.addInteraction(UIDropInteraction(delegate: handler))
  }
}

private final class DropHandler: NSObject, UIDropInteractionDelegate {
  private weak var item: DropTargetItem?
  init(_ item: DropTargetItem) { self.item = item }

  private func info(_ session: any UIDropSession) -> DropInfo? {
    item.map { DropInfo(session: session, location: session.location(in: $0.view)) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let item, item.environment.isEnabled, let target = item.target, let info = info(session) else {
      return false
    }
    let matches =
      session.hasItemsConforming(toTypeIdentifiers: target.types)
      || session.items.contains { $0.localObject.map { target.accepts?($0) ?? false } ?? false }
    return matches && target.delegate.validateDrop(info: info)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    if let info = info(session) { item?.target?.delegate.dropEntered(info: info) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    let proposal = info(session).flatMap { item?.target?.delegate.dropUpdated(info: $0) }
    switch proposal?.operation {
    case .cancel: return UIDropProposal(operation: .cancel)
    case .forbidden: return UIDropProposal(operation: .forbidden)
    case .move, .delete: return UIDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
    case .copy, nil: return UIDropProposal(operation: .copy)
    }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    if let info = info(session) { item?.target?.delegate.dropExited(info: info) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    if let info = info(session) { _ = item?.target?.delegate.performDrop(info: info) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if let info = info(session) { item?.target?.delegate.dropExited(info: info) }
  }
}

/// Passes dropped items to a closure.
private struct ProviderDrop: DropDelegate {
  let types: [String]
  let isTargeted: Binding<Bool>?
  let perform: ([NSItemProvider], CGPoint) -> Bool
  func dropEntered(info: DropInfo) { set(true) }
  func dropExited(info: DropInfo) { set(false) }
  func performDrop(info: DropInfo) -> Bool {
    set(false)
    return perform(info.itemProviders(for: types), info.location)
  }
  private func set(_ value: Bool) {
    if let isTargeted, isTargeted.wrappedValue != value { isTargeted.wrappedValue = value }
  }
}

/// Passes dropped values to a closure.
private struct ValueDrop<T: Transferable>: DropDelegate {
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
  let state: TargetState
  func dropEntered(info: DropInfo) { set(true) }
  func dropExited(info: DropInfo) { set(false) }
  private func set(_ value: Bool) {
    guard state.isTargeted != value else { return }
    state.isTargeted = value
    isTargeted(value)
  }
  func performDrop(info: DropInfo) -> Bool {
    set(false)
    let location = info.location
    let items = info.session.items
    // Values dragged within the app are available directly.
    let local = items.compactMap { $0.localObject as? T }
    if local.count == items.count { return action(local, location) }
    let providers = items.map(\.itemProvider)
    Task { @MainActor in
      var values: [T] = []
      for provider in providers { if let value = await T.load(provider) { values.append(value) } }
      if !values.isEmpty { _ = action(values, location) }
    }
    return true
  }
}
@MainActor
private final class TargetState {
  var isTargeted = false
  nonisolated init() {}
}

private struct ValueDropModifier<T: Transferable>: ViewModifier {
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
  @State private var state = TargetState()
  func body(content: Content) -> some View {
    content.modifier(
      DropModifier(
        types: T.importedTypes.map(\.identifier),
        delegate: ValueDrop<T>(action: action, isTargeted: isTargeted, state: state), accepts: { $0 is T }))
  }
}

extension View {
  /// Accepts dropped values.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { modifier(ValueDropModifier<T>(action: action, isTargeted: isTargeted)) }

  /// Accepts dropped items.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { drop(supportedContentTypes.map(\.identifier), isTargeted) { items, _ in action(items) } }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { drop(supportedContentTypes.map(\.identifier), isTargeted, action) }
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  {
    modifier(DropModifier(types: supportedContentTypes.map(\.identifier), delegate: delegate, accepts: nil))
  }
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { drop(supportedTypes, isTargeted) { items, _ in action(items) } }
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { drop(supportedTypes, isTargeted, action) }
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types: supportedTypes, delegate: delegate, accepts: nil))
  }
  nonisolated private func drop(
    _ types: [String], _ isTargeted: Binding<Bool>?, _ action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        types: types, delegate: ProviderDrop(types: types, isTargeted: isTargeted, perform: action),
        accepts: nil))
  }
}
