import Foundation
import InterfaceDocuments
import Lowering

/// Checks the storyboards and nibs of a project: classes, outlets, actions, segues and resources.
struct InterfaceCheck {
  private let project: CheckedProject
  /// The selectors of all methods that Objective-C can call.
  private let selectors: Set<String>

  init(project: CheckedProject) {
    self.project = project
    var selectors: Set<String> = []
    for type in project.index.parsedTypes {
      for member in type.members where member.isExposed || type.exposesMembers || member.isOverride {
        selectors.insert(member.selector)
      }
    }
    self.selectors = selectors
  }

  func messages() -> [DiagnosticFilter.Message] {
    let unreadable = project.resources.unreadable.map { file, error in
      DiagnosticFilter.Message(
        kind: .error, place: "\(file.path):\(error.line):",
        text:
          "The document “\(file.lastPathComponent)” could not be opened. Failed to parse: \(error.message)")
    }
    return unreadable + project.resources.documents.flatMap { DocumentCheck(self, $0).messages() }
  }

  /// The check of one document.
  private struct DocumentCheck {
    let check: InterfaceCheck
    let file: URL
    let document: InterfaceDocument
    private var elements: [String: InterfaceElement] = [:]
    private var found: [DiagnosticFilter.Message] = []

    private var project: CheckedProject { check.project }

    init(_ check: InterfaceCheck, _ resource: ResourceIndex.Document) {
      self.check = check
      file = resource.file
      document = resource.document
      var elements: [String: InterfaceElement] = [:]
      document.root.visit { element in
        if let id = element.id { elements[id] = element }
      }
      self.elements = elements
    }

    private mutating func warn(_ line: Int, _ text: String) {
      let message = DiagnosticFilter.Message(kind: .warning, place: "\(file.path):\(line):", text: text)
      if !found.contains(message) { found.append(message) }
    }

    func messages() -> [DiagnosticFilter.Message] {
      var copy = self
      copy.run()
      return copy.found
    }

    private mutating func run() {
      var all: [InterfaceElement] = []
      document.root.visit { all.append($0) }
      for element in all {
        checkClass(of: element)
        if element.first("connections") != nil { checkConnections(of: element) }
        if element.name == "viewControllerPlaceholder" { checkReference(element) }
        checkResources(of: element)
      }
    }

    // MARK: Classes

    private mutating func checkClass(of element: InterfaceElement) {
      guard let name = element["customClass"], !name.isEmpty, isOwn(element["customModule"], element) else {
        return
      }
      if project.index.classNames.contains(name) || project.frameworks.hasType(name)
        || FrameworkNames.isAppleClass(name) || project.hasObjectiveC
      {
        return
      }
      warn(
        element.line,
        "Unknown class \(name) in Interface Builder file"
          + Spelling.suggestion(name, in: project.index.classNames))
    }

    /// Whether a class of this module is declared by the project.
    private func isOwn(_ module: String?, _ element: InterfaceElement) -> Bool {
      guard let module, !module.isEmpty, element["customModuleProvider"] != "target" else { return true }
      return project.modules.contains(module)
    }

    /// The class of an element with its superclasses; nil if it is not one of the project's.
    private func chain(of element: InterfaceElement) -> ProjectIndex.Chain? {
      guard let name = element["customClass"], project.index.classNames.contains(name) else { return nil }
      let chain = project.index.chain(of: name)
      return chain.isComplete ? chain : nil
    }

    // MARK: Connections

    private mutating func checkConnections(of element: InterfaceElement) {
      for part in element.contents(of: "connections") {
        switch InterfaceConnection(part) {
        case .outlet(let property, let destination): checkOutlet(property, part, destination, of: element)
        case .outletCollection(let property, let destination, _, _):
          checkOutlet(property, part, destination, of: element)
        case .action(let selector, let destination, _): checkAction(selector, part, destination)
        case .segue(let segue): checkSegue(segue, part)
        case nil: break
        }
      }
    }

    private mutating func checkOutlet(
      _ property: String, _ part: InterfaceElement, _ destination: String, of element: InterfaceElement
    ) {
      guard let chain = chain(of: element), let cls = chain.names.first else { return }
      var unexposed = false
      var known: Set<String> = []
      for type in chain.declarations {
        for member in type.members where member.labels?.isEmpty ?? true {
          // The setter of a key has its first letter in upper case.
          if Self.capitalized(member.name) == Self.capitalized(property) || member.selector == property {
            if project.index.isExposed(member, in: type, of: chain) { return }
            unexposed = true
          } else if member.labels == nil, member.isExposed {
            known.insert(member.name)
          }
        }
        // A setter alone makes a key compliant.
        if type.members.contains(where: { $0.selector == "set\(Self.capitalized(property)):" }) { return }
      }
      if project.frameworks.hasProperty(property) || project.hasObjectiveC { return }
      let target = elements[destination].map { $0["customClass"] ?? Self.className(of: $0) } ?? "object"
      let advice =
        unexposed
        ? "; add '@IBOutlet' to '\(property)'" : Spelling.suggestion(property, in: known)
      warn(
        part.line,
        "Failed to connect (\(property)) outlet from (\(cls)) to (\(target)): missing setter or instance variable"
          + advice)
    }

    private static func capitalized(_ name: String) -> String {
      name.prefix(1).uppercased() + name.dropFirst()
    }

    private mutating func checkAction(_ selector: String, _ part: InterfaceElement, _ destination: String) {
      guard let target = elements[destination] else { return }
      if target["placeholderIdentifier"] == "IBFirstResponder" || target.name == "exit" { return }
      if check.isFrameworks(selector) || project.hasObjectiveC { return }
      guard let chain = chain(of: target) else {
        // An object of a framework's class responds to extensions as well.
        guard target["customClass"] == nil, !check.selectors.contains(selector) else { return }
        return warn(
          part.line,
          "Could not connect action, target class \(Self.className(of: target)) does not respond to -\(selector)"
        )
      }
      var unexposed: ReferenceSummary.Member?
      var known: Set<String> = []
      for type in chain.declarations {
        for member in type.members where member.labels != nil {
          if member.selector == selector {
            if project.index.isExposed(member, in: type, of: chain) { return }
            unexposed = unexposed ?? member
          } else if member.isExposed {
            known.insert(member.selector)
          }
        }
      }
      let advice =
        unexposed.map { "; add '@IBAction' to '\($0.fullName)'" } ?? Spelling.suggestion(selector, in: known)
      warn(
        part.line,
        "Could not connect action, target class \(chain.names[0]) does not respond to -\(selector)\(advice)")
    }

    private mutating func checkSegue(_ segue: InterfaceSegue, _ part: InterfaceElement) {
      if elements[segue.destination] == nil {
        warn(segue.line, "The segue \(Self.name(of: segue)) has no destination in this document")
      }
      for selector in [segue.unwindAction, segue.creationSelector].compactMap({ $0 })
      where !check.selectors.contains(selector) && !project.hasObjectiveC {
        let what = segue.kind == .unwind ? "unwind action" : "segue action"
        warn(
          segue.line,
          "The \(what) -\(selector) does not exist" + Spelling.suggestion(selector, in: check.selectors))
      }
    }

    private static func name(of segue: InterfaceSegue) -> String {
      segue.identifier.map { "'\($0)'" } ?? segue.id
    }

    private mutating func checkReference(_ element: InterfaceElement) {
      guard let name = element["storyboardName"], !name.isEmpty, element["bundleIdentifier"] == nil else {
        return
      }
      guard project.resources.storyboards.contains(name) else {
        return warn(
          element.line,
          "Could not find a storyboard named '\(name)'"
            + Spelling.suggestion(name, in: project.resources.storyboards))
      }
      let others = project.resources.documents.filter {
        $0.file.deletingPathExtension().lastPathComponent == name && $0.file.pathExtension == "storyboard"
      }
      guard let identifier = element["referencedIdentifier"], !others.isEmpty,
        !others.contains(where: { $0.document.controller(identifier: identifier) != nil })
      else { return }
      warn(
        element.line,
        "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'"
          + Spelling.suggestion(identifier, in: others.flatMap(\.document.storyboardIdentifiers)))
    }

    // MARK: Resources

    private static let imageAttributes: [String] = [
      "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage",
      "largeContentSizeImage",
      "landscapeSelectedImage", "shadowImage", "progressImage", "trackImage", "minimumValueImage",
      "maximumValueImage",
      "offImage", "onImage", "thumbImage", "minimumTrackImage", "maximumTrackImage", "disabledImage",
    ]

    private mutating func checkResources(of element: InterfaceElement) {
      if element.name == "color", let name = element["name"], element["catalog"] == nil,
        !project.resources.colors.contains(name)
      {
        warn(
          element.line,
          "Unable to resolve color named “\(name)”" + Spelling.suggestion(name, in: project.resources.colors))
      }
      for attribute in Self.imageAttributes {
        guard let name = element[attribute], !name.isEmpty, element["catalog"] != "system",
          document.images[name]?.isSymbol != true, !project.resources.hasImage(name)
        else { continue }
        warn(
          element.line,
          "Could not load the “\(name)” image" + Spelling.suggestion(name, in: project.resources.images))
      }
    }

    /// The class that an element stands for, such as `UILabel` for `label`.
    private static func className(of element: InterfaceElement) -> String {
      switch element.name {
      case "barButtonItem", "navigationItem", "tabBarItem", "label", "button", "textField", "textView",
        "slider",
        "switch", "stepper", "segmentedControl", "imageView", "tableView", "tableViewCell", "collectionView",
        "collectionViewCell", "scrollView", "stackView", "view", "viewController", "tableViewController",
        "collectionViewController", "navigationController", "tabBarController", "splitViewController",
        "pageControl",
        "progressView", "activityIndicatorView", "searchBar", "toolbar", "navigationBar", "tabBar",
        "pickerView",
        "datePicker":
        "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
      case "constraint": "NSLayoutConstraint"
      case "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer", "swipeGestureRecognizer",
        "rotationGestureRecognizer":
        "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
      case "pongPressGestureRecognizer": "UILongPressGestureRecognizer"
      default: element.name
      }
    }
  }

  /// Whether a framework's public method has this selector, by its base name and number of arguments.
  private func isFrameworks(_ selector: String) -> Bool {
    let base = String(selector.prefix { $0 != ":" })
    let count = selector.count { $0 == ":" }
    return project.frameworks.methods(named: base).contains { $0.count == count }
  }
}
