import InterfaceDocuments

extension InterfaceLoader {
  /// Makes the connections that start at an object.
  func connect(_ element: InterfaceElement, _ object: AnyObject) {
    var collections: [(property: String, members: [AnyObject])] = []
    for connection in element.connections {
      switch connection {
      case .outlet(let property, let destination):
        // Missing objects are connected after the view has been loaded.
        guard let target = self.object(destination) else { continue }
        setOutlet(property, of: object, to: target, element)
      case .outletCollection(let property, let destination, _, _):
        guard let target = self.object(destination) else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].members.append(target)
        } else {
          collections.append((property, [target]))
        }
      case .action(let selector, let destination, let events):
        addAction(selector, destination, events, to: object, element)
      case .segue(let segue):
        addTrigger(segue, to: object, element)
      }
    }
    for (property, members) in collections { setCollection(property, of: object, to: members) }
  }

  /// Connects the outlets of a controller to objects in its view, which has just been loaded.
  func connectLoadedView(_ element: InterfaceElement, _ controller: UIViewController, before: Set<String>) {
    var collections: [(property: String, members: [AnyObject])] = []
    for connection in element.connections {
      switch connection {
      case .outlet(let property, let destination):
        guard !before.contains(destination) else { continue }
        guard let target = object(destination) else {
          report(element, "the outlet \(property) leads to nothing")
          continue
        }
        setOutlet(property, of: controller, to: target, element)
      case .outletCollection(let property, let destination, _, _):
        guard let target = object(destination) else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].members.append(target)
        } else {
          collections.append((property, [target]))
        }
      case .action, .segue: break
      }
    }
    for (property, members) in collections { setCollection(property, of: controller, to: members) }
  }

  // MARK: Outlets

  private func setOutlet(
    _ property: String, of object: AnyObject, to target: AnyObject, _ element: InterfaceElement
  ) {
    if let controller = object as? UIViewController, property == "view", let view = target as? UIView {
      controller.view = view
      return
    }
    KeyValueCoding.setValue(target, of: object, key: property)
  }

  private func setCollection(_ property: String, of object: AnyObject, to members: [AnyObject]) {
    if property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
      return
    }
    KeyValueCoding.setValue(members, of: object, key: property)
  }

  // MARK: Actions

  private func addAction(
    _ selector: String, _ destination: String, _ events: [String], to object: AnyObject,
    _ element: InterfaceElement
  ) {
    // The placeholder of the first responder has no object: nil sends the action along the responder chain.
    let target = self.object(destination)
    let action = Selector(selector)
    switch object {
    case let control as UIControl:
      let event = events.first.flatMap { Self.events[$0] } ?? Self.standardEvent(of: control)
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default:
      report(element, "it has no actions")
    }
  }

  static func standardEvent(of control: UIControl) -> UIControl.Event {
    control is UIButton ? .touchUpInside : .valueChanged
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Segues

  private func addTrigger(_ segue: InterfaceSegue, to object: AnyObject, _ element: InterfaceElement) {
    switch segue.kind {
    case .embed, .relationship: return
    case .unknown(let kind): return report(element, "its segue is of an unknown kind, \(kind)")
    default: break
    }
    guard let scene, !(object is UIViewController) else { return }
    let trigger = SegueTrigger(segue, scene)
    switch object {
    case let control as UIControl:
      scene.keep(trigger)
      control.addTarget(trigger, action: SegueTrigger.action, for: Self.standardEvent(of: control))
    case let item as UIBarButtonItem:
      scene.keep(trigger)
      item.target = trigger
      item.action = SegueTrigger.action
    case let recognizer as UIGestureRecognizer:
      scene.keep(trigger)
      recognizer.addTarget(trigger, action: SegueTrigger.action)
    default:
      addSelectionTrigger(trigger, segue, to: object, element)
    }
  }

  /// Adds a segue that is performed when a row or an item is selected.
  private func addSelectionTrigger(
    _ trigger: SegueTrigger, _ segue: InterfaceSegue, to object: AnyObject, _ element: InterfaceElement
  ) {
    guard object is UITableViewCell || object is UICollectionViewCell, let cell = object as? UIView else {
      return report(element, "a segue cannot start at it")
    }
    if segue.trigger == "accessoryAction" {
      cell.extendedState.accessoryTrigger = trigger
    } else {
      cell.extendedState.selectionTrigger = trigger
    }
  }

  /// Performs the segues during loading: the children of a container, and embedded scenes.
  func runSegues(of element: InterfaceElement, _ object: AnyObject) {
    guard let scene else { return }
    var contained: [(role: String, controller: UIViewController)] = []
    for case .segue(let segue) in element.connections {
      switch segue.kind {
      case .relationship(let role):
        if let controller = scene.storyboard.makeController(segue.destination, creator: nil) {
          contained.append((role, controller))
        }
      case .embed:
        if let container = object as? UIView { scene.embed(segue, in: container) }
      default: break
      }
    }
    if !contained.isEmpty, let controller = object as? UIViewController {
      controller.takeChildren(contained)
    }
  }
}
