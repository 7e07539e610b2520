/// A view controller that hosts SwiftUI views.
open class UIHostingController<Content: View>: ViewHostController {
  private var content: Content
  /// Whether a closure creates the tree, instead of the root view alone.
  private let isScreen: Bool

  public init(rootView: Content) {
    content = rootView
    isScreen = false
    super.init(ViewHost(), nil) { inputs in Content._makeNode(rootView, inputs) }
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    isScreen = false
    super.init(ViewHost(), nil) { inputs in Content._makeNode(rootView, inputs) }
  }

  /// Creates the screen of a container with a tree created by a closure.
  package init(
    screen host: ViewHost, _ parentNode: _ViewNode?, rootView: Content,
    _ make: @escaping (_NodeInputs) -> _ViewNode
  ) {
    content = rootView
    isScreen = true
    super.init(host, parentNode, make)
  }

  @available(
    *, unavailable, message: "Use init(coder:rootView:): the root view cannot come from a storyboard."
  )
  public required init?(coder: NSCoder) { fatalError("init(coder:) has no root view") }

  public var rootView: Content {
    get { content }
    set {
      content = newValue
      guard isStarted else { return }
      UpdateQueue.run(Transaction.ambient, in: host) {
        host.root.forEachChild { ($0 as? _TypedNode<Content>)?.update(newValue) }
      }
      host.layOut(soon: true)
    }
  }

  override func makeRoot(_ inputs: _NodeInputs) -> _ViewNode {
    isScreen ? super.makeRoot(inputs) : Content._makeNode(content, inputs)
  }

  /// The preferred size of the content for a proposed size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    startIfNeeded()
    return host.sizeThatFits(
      ProposedViewSize(
        width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil))
  }

  public var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { contentSizeMayHaveChanged() } }

  public var safeAreaRegions: SafeAreaRegions {
    get {
      switch (host.respectsSafeArea, host.avoidsKeyboard) {
      case (true, true): .all
      case (true, false): .container
      case (false, true): .keyboard
      case (false, false): []
      }
    }
    set {
      host.respectsSafeArea = newValue.contains(.container)
      host.avoidsKeyboard = newValue.contains(.keyboard)
      host.layOut(soon: true)
    }
  }

  /// Whether the content extends under bars and the home indicator.
  public var _disableSafeArea: Bool {
    get { !host.respectsSafeArea }
    set { if newValue { safeAreaRegions.remove(.container) } else { safeAreaRegions.insert(.container) } }
  }

  package override func contentSizeMayHaveChanged() {
    guard !sizingOptions.isEmpty else { return }
    if sizingOptions.contains(.preferredContentSize) {
      preferredContentSize = sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
    if sizingOptions.contains(.intrinsicContentSize) { viewIfLoaded?.invalidateIntrinsicContentSize() }
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

extension UIHostingController where Content == AnyView {
  package convenience init(
    screen host: ViewHost, _ parentNode: _ViewNode?, _ make: @escaping (_NodeInputs) -> _ViewNode
  ) { self.init(screen: host, parentNode, rootView: AnyView(EmptyView()), make) }
}
