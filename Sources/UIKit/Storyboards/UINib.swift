import InterfaceDocuments

/// The objects of an Interface Builder file without scenes, which can be created repeatedly.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of external objects by their placeholder names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let file: InterfaceFiles.File?
  private let bundle: Bundle
  private let name: String
  /// The element of a prototype cell, and its scene.
  private let prototype: InterfaceElement?
  private weak var scene: StoryboardScene?

  /// Creates a nib from a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file without extension. If it does not exist, creating objects raises an
  ///     exception.
  ///   - bundleOrNil: The bundle of the file; `nil` for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    self.name = name
    file = InterfaceFiles.find(name, endings: ["xib", "nib"], in: bundle)
    prototype = nil
  }

  /// Creates a nib from the XML data of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    name = "data"
    file = InterfaceFiles.read(data, "data.xib", "data", bundle)
    prototype = nil
  }

  init(file: InterfaceFiles.File, bundle: Bundle) {
    self.file = file
    self.bundle = bundle
    name = file.document.file
    prototype = nil
  }

  /// Returns the view with an identifier in a document, without an owner.
  package static func view(_ id: String, of document: InterfaceDocument, bundle: Bundle) -> UIView? {
    guard let element = document.objects.first(where: { $0.id == id }) else { return nil }
    let loader = InterfaceLoader(
      document: document, bundle: bundle, strings: InterfaceStrings(), scene: nil, owner: nil)
    let view = loader.makeView(element)
    loader.finish()
    return view
  }

  /// Creates a nib for a prototype cell, or another prototype in a storyboard.
  init(prototype: InterfaceElement, scene: StoryboardScene) {
    file = InterfaceFiles.File(document: scene.storyboard.document, strings: scene.storyboard.strings)
    bundle = scene.storyboard.bundle
    name = scene.storyboard.document.file
    self.prototype = prototype
    self.scene = scene
  }

  /// Creates the objects of the file and connects them with each other and with their owner.
  /// - Returns: The top-level objects of the file, without placeholders.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let file else {
      UIKitFault.raise(
        .internalInconsistency, "Could not load NIB in bundle: '\(bundle)' with name '\(name)'")
      return []
    }
    let owner = ownerOrNil.map { $0 as AnyObject }
    let loader = InterfaceLoader(
      document: file.document, bundle: bundle, strings: file.strings, scene: prototype == nil ? nil : scene,
      owner: owner)
    if let prototype { return instantiate(prototype, loader) }
    var ownerElement: InterfaceElement?
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for element in file.document.objects where element.name == "placeholder" {
      guard let id = element.id else { continue }
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner":
        loader.objects[id] = owner
        ownerElement = element
      case "IBFirstResponder": break
      case let name:
        if let object = name.flatMap({ external[$0] }) { loader.objects[id] = object as AnyObject }
      }
    }
    var made: [Any] = []
    for element in file.document.objects where element.name != "placeholder" {
      if let object = loader.makeObject(element) { made.append(object) }
    }
    if let ownerElement, let owner { loader.connect(ownerElement, owner) }
    loader.finish()
    return made
  }

  private func instantiate(_ prototype: InterfaceElement, _ loader: InterfaceLoader) -> [Any] {
    if let controller = scene?.controller, let id = scene?.content.controller?.id {
      loader.objects[id] = controller
    }
    guard let object = loader.makeView(prototype) else { return [] }
    loader.finish()
    return [object]
  }
}

extension Bundle {
  /// Creates the objects of a nib in this bundle.
  @MainActor @preconcurrency
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
