/// A wrapper for using a UIKit view in SwiftUI.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
  ) {}
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    RepresentableNode(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

/// The context of a UIKit view in SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues

  /// Performs changes of views with the animation of the transaction (iOS 18).
  public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
      changes()
      completion?()
      return
    }
    UIView.animate(animation, changes: changes, completion: completion)
  }
}

private final class RepresentableNode<R: UIViewRepresentable>: _TypedNode<R> {
  private var view: R
  private let fields = PropertyLayout.of(R.self)
  private var slots: [AnyObject?]
  fileprivate let coordinator: R.Coordinator
  fileprivate private(set) var uiView: R.UIViewType!
  private lazy var item = RepresentableItem<R>(self, uiView)
  private var tint = TintUpdater()

  init(_ view: R, _ inputs: _NodeInputs) {
    self.view = view
    slots = Array(repeating: nil, count: fields.dynamicCount)
    var installed = view
    coordinator = installed.makeCoordinator()
    super.init(inputs)
    install()
    installed = self.view
    uiView = Tracking.ignoring { installed.makeUIView(context: context) }
    refresh()
  }

  fileprivate var context: R.Context {
    R.Context(coordinator: coordinator, transaction: UpdateQueue.current, environment: environment)
  }
  private func install() {
    guard fields.dynamicCount > 0 else { return }
    withUnsafeMutableBytes(of: &view) { fields.install($0.baseAddress!, &slots, self) }
  }
  private func refresh() {
    evaluation &+= 1
    tint.apply(environment, to: uiView)
    if let traits = environment.bridgedTraits(over: uiView.traitOverrides) { uiView.traitOverrides = traits }
    Tracking.reading(self) { view.updateUIView(uiView, context: context) }
    invalidateLayout()
  }
  fileprivate func size(_ proposal: ProposedViewSize) -> CGSize? {
    Tracking.ignoring {
      if let size = view.sizeThatFits(proposal, uiView: uiView, context: context) { return size }
      let proposal = _ProposedSize(proposal)
      return proposal.size { view._overrideSizeThatFits(&$0, in: proposal, uiView: uiView) }
    }
  }

  override func update(_ view: R) {
    self.view = view
    install()
    refresh()
  }
  override func reevaluate() {
    install()
    refresh()
  }
  override func environmentDidChange() {
    install()
    refresh()
  }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func layoutDidInvalidate() -> Bool {
    if uiView != nil { item.invalidate() }
    return true
  }
  override func willEnd() {
    R.dismantleUIView(uiView, coordinator: coordinator)
    for slot in slots { (slot as? any DynamicSlot)?.end() }
  }
}

private final class RepresentableItem<R: UIViewRepresentable>: LeafItem {
  override var containsRowControl: Bool { R.self is any RowControl.Type }
  override func rowMargins(_ size: CGSize, _ proposal: ProposedViewSize) -> RowMargins {
    containsRowControl ? .control : .text
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let own = (node as? RepresentableNode<R>)?.size(proposal) { return own }
    return RepresentedSize.of(view, proposal)
  }
}

@MainActor
enum RepresentedSize {
  /// The size of a view without its own sizing: its intrinsic size if it hugs that, or the proposed size.
  static func of(_ view: UIView, _ proposal: ProposedViewSize) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    func length(_ intrinsic: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard intrinsic != UIView.noIntrinsicMetric else { return proposed ?? 10 }
      guard let proposed else { return intrinsic }
      let hugs = view.contentHuggingPriority(for: axis) >= .defaultHigh
      let resists = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh
      if proposed > intrinsic { return hugs ? intrinsic : proposed }
      return resists ? intrinsic : proposed
    }
    return CGSize(
      width: length(intrinsic.width, proposal.width, .horizontal),
      height: length(intrinsic.height, proposal.height, .vertical))
  }
}

/// A wrapper for using a UIKit view controller in SwiftUI.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType)
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType
  ) {}
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ControllerRepresentableNode(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

private final class ControllerRepresentableNode<R: UIViewControllerRepresentable>: _TypedNode<R> {
  private var view: R
  private let fields = PropertyLayout.of(R.self)
  private var slots: [AnyObject?]
  private let coordinator: R.Coordinator
  private var controller: R.UIViewControllerType!
  private var madeItem: RepresentedControllerItem?
  private var tint = TintUpdater()

  init(_ view: R, _ inputs: _NodeInputs) {
    self.view = view
    slots = Array(repeating: nil, count: fields.dynamicCount)
    coordinator = view.makeCoordinator()
    super.init(inputs)
    install()
    let installed = self.view
    controller = Tracking.ignoring { installed.makeUIViewController(context: context) }
    refresh()
  }
  /// Created with the items of the host, so that controllers become children from back to front.
  private var item: RepresentedControllerItem {
    if let madeItem { return madeItem }
    let item = RepresentedControllerItem(self, controller)
    madeItem = item
    item.size = { [weak self] proposal in
      guard let self else { return nil }
      if let size = self.view.sizeThatFits(proposal, uiViewController: controller, context: context) {
        return size
      }
      let proposal = _ProposedSize(proposal)
      return proposal.size {
        self.view._overrideSizeThatFits(&$0, in: proposal, uiViewController: self.controller)
      }
    }
    item.didConfigure = { [weak self] in
      guard let self else { return }
      tint.apply(environment, to: controller.viewIfLoaded)
    }
    return item
  }
  private var context: R.Context {
    R.Context(coordinator: coordinator, transaction: UpdateQueue.current, environment: environment)
  }
  private func install() {
    guard fields.dynamicCount > 0 else { return }
    withUnsafeMutableBytes(of: &view) { fields.install($0.baseAddress!, &slots, self) }
  }
  private func refresh() {
    evaluation &+= 1
    tint.apply(environment, to: controller.viewIfLoaded)
    if let traits = environment.bridgedTraits(over: controller.traitOverrides) {
      controller.traitOverrides = traits
    }
    Tracking.reading(self) { view.updateUIViewController(controller, context: context) }
  }
  override func update(_ view: R) {
    self.view = view
    install()
    refresh()
  }
  override func reevaluate() {
    install()
    refresh()
  }
  override func environmentDidChange() {
    install()
    refresh()
  }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func layoutDidInvalidate() -> Bool {
    madeItem?.invalidate()
    return true
  }
  override func willEnd() {
    R.dismantleUIViewController(controller, coordinator: coordinator)
    madeItem?.end()
  }
}

/// The item of an app's controller, which fills the proposed size.
private final class RepresentedControllerItem: ControllerItem {
  var size: ((ProposedViewSize) -> CGSize?)?
  var didConfigure: (() -> Void)?
  override func configure(_ size: CGSize) {
    super.configure(size)
    didConfigure?()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let own = size?(proposal) { return own }
    let preferred = controller.preferredContentSize
    return CGSize(
      width: proposal.width ?? (preferred.width > 0 ? preferred.width : 320),
      height: proposal.height ?? (preferred.height > 0 ? preferred.height : 480))
  }
  override func adjusted(_ frame: CGRect, _ region: LayoutRegion) -> CGRect {
    controller is UINavigationController || controller is UITabBarController
      ? super.adjusted(frame, region) : frame
  }
}
