import Foundation
import InterfaceDocuments

/// The screens of an app and the transitions between them, from its storyboards and from tests.
package struct AppMap: Sendable {
  package struct Screen: Sendable {
    package let key: String
    package let name: String
    package let file: String
    /// The element name of the controller, such as `navigationController`.
    package let kind: String
    package var isInitial: Bool
    /// Whether the screen has neither a back button nor another exit.
    package var isDeadEnd = false
  }

  package struct Transition: Hashable, Sendable {
    package enum Source: String, Sendable { case storyboard, observed }

    package let from: String
    package let to: String
    package let kind: String
    package let name: String?
    package let source: Source
  }

  package private(set) var screens: [Screen] = []
  package private(set) var transitions: [Transition] = []

  /// Observations from tests: screens and transitions, by storyboard identifier, class or title, as recorded
  /// by `ScreenObserver`.
  package struct Observations: Codable, Sendable {
    package struct Screen: Codable, Sendable {
      package var name: String
      package var picture: Data?

      package init(name: String, picture: Data? = nil) {
        self.name = name
        self.picture = picture
      }
    }

    package struct Transition: Codable, Sendable {
      package var from: String
      package var to: String
      package var kind: String

      package init(from: String, to: String, kind: String) {
        self.from = from
        self.to = to
        self.kind = kind
      }
    }

    package var screens: [Screen]
    package var transitions: [Transition]

    package init(screens: [Screen] = [], transitions: [Transition] = []) {
      self.screens = screens
      self.transitions = transitions
    }
  }

  /// The screenshots taken by tests, by screen key.
  package private(set) var pictures: [String: Data] = [:]

  /// - Parameters:
  ///   - documents: The storyboards by name, without extension.
  ///   - initial: The name of the initial storyboard.
  package init(
    documents: [(name: String, document: InterfaceDocument)], initial: String?,
    observed: Observations = Observations()
  ) {
    for (name, document) in documents {
      for scene in document.scenes where scene.reference == nil {
        guard let controller = scene.controller, let id = controller.id else { continue }
        screens.append(
          Screen(
            key: "\(name)/\(id)", name: Self.title(of: controller), file: document.file,
            kind: controller.name,
            isInitial: document.initialController == id && (initial == nil || initial == name)))
      }
    }
    for (name, document) in documents {
      for scene in document.scenes {
        guard let from = scene.controller?.id else { continue }
        for (_, segue) in scene.segues {
          guard let to = Self.destination(of: segue, in: document, named: name, documents) else { continue }
          transitions.append(
            Transition(
              from: "\(name)/\(from)", to: to, kind: Self.label(of: segue.kind), name: segue.identifier,
              source: .storyboard))
        }
      }
    }
    add(observed, documents)
    markDeadEnds(documents)
  }

  private static func title(of controller: InterfaceElement) -> String {
    controller.value(of: "navigationItem")?["title"] ?? controller["title"] ?? controller[
      "storyboardIdentifier"]
      ?? controller["customClass"] ?? controller.name
  }

  /// The destination screen of a segue, resolving storyboard references; `nil` for an unwind segue.
  private static func destination(
    of segue: InterfaceSegue, in document: InterfaceDocument, named name: String,
    _ documents: [(name: String, document: InterfaceDocument)]
  ) -> String? {
    guard let scene = document.scene(ofController: segue.destination) else { return nil }
    guard let reference = scene.reference else { return "\(name)/\(segue.destination)" }
    let otherName = reference.storyboard.isEmpty ? name : reference.storyboard
    guard let other = documents.first(where: { $0.name == otherName })?.document,
      let id = reference.identifier.flatMap({ other.controller(identifier: $0) }) ?? other.initialController
    else { return nil }
    return "\(otherName)/\(id)"
  }

  private static func label(of kind: InterfaceSegue.Kind) -> String {
    switch kind {
    case .show: "show"
    case .showDetail: "show detail"
    case .presentation: "present modally"
    case .popoverPresentation: "popover"
    case .embed: "embed"
    case .unwind: "unwind"
    case .custom: "custom"
    case .relationship(let role): role.isEmpty ? "contains" : role
    case .push: "push"
    case .modal: "modal"
    case .replace: "replace"
    case .popover: "popover"
    case .unknown(let text): text
    }
  }

  private mutating func add(
    _ observed: Observations, _ documents: [(name: String, document: InterfaceDocument)]
  ) {
    func key(_ name: String) -> String {
      for (file, document) in documents {
        for scene in document.scenes {
          guard let controller = scene.controller, let id = controller.id else { continue }
          let names = [
            controller["storyboardIdentifier"], controller["customClass"], Self.title(of: controller),
          ]
          if names.contains(name) { return "\(file)/\(id)" }
        }
      }
      return "code/\(name)"
    }
    for name in observed.screens.map(\.name) + observed.transitions.flatMap({ [$0.from, $0.to] }) {
      let screen = key(name)
      guard !screens.contains(where: { $0.key == screen }) else { continue }
      screens.append(
        Screen(key: screen, name: name, file: "", kind: "code", isInitial: screens.isEmpty))
    }
    for screen in observed.screens { pictures[key(screen.name)] = screen.picture }
    for observation in observed.transitions {
      let from = key(observation.from)
      let to = key(observation.to)
      guard !transitions.contains(where: { $0.from == from && $0.to == to }) else { continue }
      transitions.append(Transition(from: from, to: to, kind: observation.kind, name: nil, source: .observed))
    }
  }

  /// Specification.md N10 N: a screen with a hidden back button must have another exit.
  private mutating func markDeadEnds(_ documents: [(name: String, document: InterfaceDocument)]) {
    for index in screens.indices {
      let screen = screens[index]
      guard let slash = screen.key.firstIndex(of: "/"),
        let document = documents.first(where: { $0.name == screen.key[..<slash] })?.document,
        let scene = document.scene(ofController: String(screen.key[screen.key.index(after: slash)...])),
        let controller = scene.controller
      else { continue }
      let arrivals = transitions.filter { $0.to == screen.key }
      let isPushed = arrivals.contains { ["show", "push"].contains($0.kind) }
      let isFullScreen = scene.controller?["modalPresentationStyle"] == "fullScreen"
      let hidesBack = controller.value(of: "navigationItem")?.flag("hidesBackButton") == true
      guard (isPushed && hidesBack) || (isFullScreen && !arrivals.isEmpty && !isPushed) else { continue }
      let leaves = transitions.contains { $0.from == screen.key && $0.kind != "embed" } || Self.hasExit(scene)
      screens[index].isDeadEnd = !leaves
    }
  }

  /// Whether the scene contains any actions or segues, because an action may be an exit.
  private static func hasExit(_ scene: InterfaceScene) -> Bool {
    if scene.segues.contains(where: { $0.segue.kind == .unwind }) { return true }
    var found = false
    for object in scene.objects {
      object.visit { element in
        for case .action in element.connections { found = true }
      }
    }
    return found
  }
}
