/// A segue between two scenes.
package struct InterfaceSegue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, embed, unwind, custom
    /// A containment relationship with its name.
    case relationship(String)
    /// The segue kinds of iOS 5 to 7.
    case push, modal, replace, popover
    case unknown(String)
  }

  package let id: String
  package let kind: Kind
  /// The identifier of the destination: a controller, a placeholder for one in another file, or an exit.
  package let destination: String
  package let identifier: String?
  package let customClass: String?
  package let animates: Bool
  package let modalPresentationStyle: String?
  package let modalTransitionStyle: String?
  /// The `@IBSegueAction` method that creates the destination.
  package let creationSelector: String?
  package let unwindAction: String?
  package let popoverAnchorView: String?
  package let popoverAnchorBarButtonItem: String?
  package let popoverArrowDirections: Set<String>
  /// The column of a split view that a deprecated replace segue fills.
  package let splitViewTargetIndex: Int?
  /// The part of the source object that triggers the segue, such as a row's accessory.
  package let trigger: String?
  package let line: Int

  package init(_ element: InterfaceElement) {
    id = element.id ?? ""
    destination = element["destination"] ?? ""
    identifier = element["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    customClass = element.customClass
    animates = element.flag("animates", default: true)
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    creationSelector = element["destinationCreationSelector"]
    unwindAction = element["unwindAction"]
    popoverAnchorView = element["popoverAnchorView"]
    popoverAnchorBarButtonItem = element["popoverAnchorBarButtonItem"]
    let arrows = element.value(of: "popoverArrowDirection")
    popoverArrowDirections = Set(["up", "down", "left", "right"].filter { arrows?.flag($0) == true })
    splitViewTargetIndex = element.number("splitViewControllerTargetIndex").flatMap { Int(exactly: $0) }
    trigger = element["trigger"]
    line = element.line
    kind =
      switch element["kind"] {
      case "show": .show
      case "showDetail": .showDetail
      case "presentation": .presentation
      case "popoverPresentation": .popoverPresentation
      case "embed": .embed
      case "unwind": .unwind
      case "custom": .custom
      case "relationship": .relationship(element["relationship"] ?? "")
      case "push": .push
      case "modal": .modal
      case "replace": .replace
      case "popover": .popover
      case let other: .unknown(other ?? "")
      }
  }
}
