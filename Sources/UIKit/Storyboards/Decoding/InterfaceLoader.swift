import InterfaceDocuments

/// Loads objects from a document: a controller, its view, the contents of a nib, or a cell.
///
/// Objects are created with `init(coder:)`, then constraints, runtime attributes and connections are set,
/// then `awakeFromNib` is called on each object.
@MainActor
final class InterfaceLoader {
  let document: InterfaceDocument
  let bundle: Bundle
  let strings: InterfaceStrings
  /// The scene, if the document is a storyboard.
  private(set) weak var scene: StoryboardScene?
  /// The File's Owner of the document: the controller of a scene, or the object that loads a nib.
  weak var owner: AnyObject?
  var objects: [String: AnyObject] = [:]
  /// The objects created since the last `finish`, with their elements.
  var made: [(element: InterfaceElement, object: AnyObject)] = []
  var constraints: [(element: InterfaceElement, view: UIView)] = []
  private(set) var variedViews: [ViewVariations] = []
  /// The size of the view whose subviews are being created.
  var containerSize = CGSize.zero

  init(
    document: InterfaceDocument, bundle: Bundle, strings: InterfaceStrings, scene: StoryboardScene?,
    owner: AnyObject?
  ) {
    self.document = document
    self.bundle = bundle
    self.strings = strings
    self.scene = scene
    self.owner = owner
  }

  /// Reports an unusable part of the document.
  func report(_ element: InterfaceElement, _ message: String) {
    let issue = InterfaceIssue(
      file: document.file, line: element.line, scene: scene?.content.id, element: element.name,
      message: message)
    UIKitFault.warn(issue.description, category: "Storyboard")
  }

  /// Returns a loader for further values of the document, without its objects.
  func withoutObjects() -> InterfaceLoader {
    InterfaceLoader(document: document, bundle: bundle, strings: strings, scene: scene, owner: owner)
  }

  // MARK: Objects

  /// Returns the object with an identifier; placeholders represent the owner.
  func object(_ id: String) -> AnyObject? { objects[id] }

  /// Registers an object that is being created. It is registered only once, by its base class.
  func enter(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    made.append((element, object))
  }

  /// Creates the view of an element with its contents. An unknown element becomes a visible placeholder.
  func makeView(_ element: InterfaceElement) -> UIView? {
    let standard = InterfaceClasses.view(element.name)
    if standard == nil {
      guard
        element.value(of: "frame") != nil || element.first("subviews") != nil || element["contentMode"] != nil
      else {
        report(element, "it is unknown")
        return nil
      }
      report(element, "views of this kind are unknown; a placeholder stands for it")
    }
    let type =
      InterfaceClasses.custom(element, of: UIView.self, self) ?? standard ?? InterfacePlaceholderView.self
    let coder = InterfaceCoder(element, self)
    guard let view = type.init(coder: coder) else { return nil }
    guard let replacement = view.awakeAfter(using: coder) as? UIView else { return nil }
    if replacement !== view { replace(view, with: replacement) }
    return replacement
  }

  /// Uses another view for an element than the one that was created from it.
  private func replace(_ view: UIView, with replacement: UIView) {
    for (id, object) in objects where object === view { objects[id] = replacement }
    for index in made.indices where made[index].object === view { made[index].object = replacement }
    for index in constraints.indices where constraints[index].view === view {
      constraints[index].view = replacement
    }
    variedViews.removeAll { $0.view === view }
  }

  /// Creates another object of a scene or nib.
  @discardableResult
  func makeObject(_ element: InterfaceElement) -> AnyObject? {
    switch element.name {
    case "barButtonItem":
      let type = InterfaceClasses.custom(element, of: UIBarButtonItem.self, self) ?? UIBarButtonItem.self
      return type.init(coder: InterfaceCoder(element, self))
    case "tabBarItem": return UITabBarItem(coder: InterfaceCoder(element, self))
    case "searchController":
      let search = UISearchController(searchResultsController: nil)
      search.readSearch(InterfaceCoder(element, self))
      return search
    case "navigationItem":
      let type = InterfaceClasses.custom(element, of: UINavigationItem.self, self) ?? UINavigationItem.self
      return type.init(coder: InterfaceCoder(element, self))
    case "customObject", "object":
      guard let name = element.customClass else { return nil }
      guard let type = InterfaceClasses.cls(name) as? NSObject.Type else {
        UIKitFault.warn("Unknown class \(name) in Interface Builder file.")
        return nil
      }
      let object = DynamicInit.makeObject(type)
      enter(object, element)
      return object
    case let name where name.hasSuffix("GestureRecognizer"):
      return InterfaceClasses.makeGestureRecognizer(element, self)
    default:
      return makeView(element)
    }
  }

  // MARK: Finishing

  /// Applies the settings that require all objects, and calls `awakeFromNib`.
  func finish() {
    var new = made
    made = []
    installConstraints()
    new += made
    made = []
    for (element, object) in new { RuntimeAttributes.apply(element, to: object, self) }
    for (element, object) in new { connect(element, object) }
    for (element, object) in new { runSegues(of: element, object) }
    for (_, object) in new { Self.awake(object) }
    startVariations()
  }

  private static func awake(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let object as ObjCBase: object.awakeFromNib()
    default: _ = SelectorRuntime.callIfPossible(Selector("awakeFromNib"), on: object)
    }
  }

  /// Registers a view with variations for size classes.
  func addVariations(of element: InterfaceElement, _ view: UIView) {
    variedViews.append(ViewVariations(view: view, element: element, loader: self))
  }

  func addVariation(_ constraint: NSLayoutConstraint, _ written: InterfaceConstraint, in view: UIView) {
    let index = variedViews.firstIndex { $0.view === view }
    if let index {
      variedViews[index].constants.append((constraint, written))
    } else {
      let varied = ViewVariations(view: view, element: nil, loader: self)
      varied.constants.append((constraint, written))
      variedViews.append(varied)
    }
  }

  private func startVariations() {
    let started = variedViews
    variedViews = []
    for varied in started { varied.start() }
  }

  // MARK: Resources

  func image(_ name: String, isSymbol: Bool, element: InterfaceElement) -> UIImage? {
    if isSymbol || document.images[name]?.isSymbol == true, let image = UIImage(systemName: name) {
      return image
    }
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    UIKitFault.warn(
      "Could not load the \"\(name)\" image referenced from a nib in the bundle", category: "Storyboard")
    return nil
  }
}
