import InterfaceDocuments

/// One loading of objects from a document: a controller, its view, the contents of a nib or a cell.
///
/// Objects are made through `init(coder:)`, then constraints, runtime attributes and connections are set, then every object
/// is told `awakeFromNib`.
@MainActor
final class InterfaceLoader {
  let document: InterfaceDocument
  let bundle: Bundle
  let strings: InterfaceStrings
  /// The storyboard's scene, if the document is one.
  private(set) weak var scene: StoryboardScene?
  /// What the document calls File's Owner: the controller of a scene, or who loads a nib.
  weak var owner: AnyObject?
  var objects: [String: AnyObject] = [:]
  /// What has been made since the last `finish`, with its element.
  private var made: [(element: InterfaceElement, object: AnyObject)] = []
  var constraints: [(element: InterfaceElement, view: UIView)] = []
  private(set) var variedViews: [VariedView] = []
  /// The size of the view whose subviews are being made.
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

  /// Says that something in the document could not be used.
  func report(_ element: InterfaceElement, _ message: String) {
    let issue = InterfaceIssue(
      file: document.file, line: element.line, scene: scene?.content.id, element: element.name,
      message: message)
    UIKitFault.warn(issue.description, category: "Storyboard")
  }

  /// A loader for more values of the document that holds none of the objects.
  func withoutObjects() -> InterfaceLoader {
    InterfaceLoader(document: document, bundle: bundle, strings: strings, scene: scene, owner: owner)
  }

  // MARK: Objects

  /// The object of an identifier; the placeholders stand for the owner.
  func object(_ id: String) -> AnyObject? { objects[id] }

  /// Enters an object that is being made. An object is entered once, by the first of its classes.
  func enter(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    made.append((element, object))
  }

  /// Makes the view of an element with all that is in it. What the framework does not know becomes a visible placeholder.
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
    return type.init(coder: InterfaceCoder(element, self))
  }

  /// Makes any other object of a scene or nib.
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

  /// Sets what needs all objects to be there, and wakes them.
  func finish() {
    let new = made
    made = []
    installConstraints()
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
    default: _ = SelectorRuntime.callIfPossible(Selector("awakeFromNib"), on: object)
    }
  }

  /// Enters a view that is different in some size classes.
  func addVariations(of element: InterfaceElement, _ view: UIView) {
    variedViews.append(VariedView(view: view, element: element, loader: self))
  }

  func addVariation(_ constraint: NSLayoutConstraint, _ written: InterfaceConstraint, in view: UIView) {
    let index = variedViews.firstIndex { $0.view === view }
    if let index {
      variedViews[index].constants.append((constraint, written))
    } else {
      let varied = VariedView(view: view, element: nil, loader: self)
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
