/// A closure with a title and an image, for controls and menus.
open class UIAction: UIMenuElement, UIMenuLeaf {
  public typealias Handler = @MainActor (UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A paste that the user intended.
    public static let paste = Identifier("com.apple.UIKit.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.UIKit.pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("com.apple.UIKit.pasteAndGo")
    public static let pasteAndSearch = Identifier("com.apple.UIKit.pasteAndSearch")
  }

  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open var selectedImage: UIImage?
  /// The control, bar item or menu for which the action is being performed.
  open private(set) var sender: Any?
  package let handler: Handler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// Performs the handler for a control or bar item.
  package func perform(from sender: Any?) { performWithSender(sender, target: nil) }
}
