import Foundation
import UIKit

/// Records the screens that tests visit and the transitions between them, for `portolan map --observed`.
///
/// Active if the environment variable `PORTOLAN_OBSERVE` names a file, as set by `portolan test --observe
/// FILE`. The file is JSON and is merged with records of other processes.
@MainActor
package final class ScreenObserver {
  /// The contents of the file.
  package struct Journal: Codable, Equatable, Sendable {
    package struct Screen: Codable, Equatable, Sendable {
      package var name: String
      /// A PNG of the screen from its first visit.
      package var picture: Data?
    }

    package struct Transition: Codable, Hashable, Sendable {
      package var from: String
      package var to: String
      package var kind: String
    }

    package var screens: [Screen] = []
    package var transitions: [Transition] = []

    package init() {}

    /// Adds the entries that are only in another journal.
    mutating func merge(_ other: Journal) {
      for screen in other.screens where !screens.contains(where: { $0.name == screen.name }) {
        screens.append(screen)
      }
      for transition in other.transitions where !transitions.contains(transition) {
        transitions.append(transition)
      }
    }
  }

  /// A controller on the path from the window's root to the visible screen.
  private struct Step {
    weak var controller: UIViewController?
    let id: ObjectIdentifier
    /// Whether the previous controller presented it.
    let isPresented: Bool
  }

  static let shared = ProcessInfo.processInfo.environment["PORTOLAN_OBSERVE"].map {
    ScreenObserver(file: URL(fileURLWithPath: $0))
  }

  package private(set) var journal = Journal()
  private let file: URL?
  private var path: [Step] = []
  private var current: String?

  /// - Parameter file: The file to write; `nil` records in memory only.
  package init(file: URL?) { self.file = file }

  /// Called when another app starts: its first screen is not connected to the last one.
  package func begin() {
    path = []
    current = nil
  }

  /// Records the current screen of a window.
  package func observe(_ window: UIWindow, picture: () -> Data?) {
    guard let root = window.rootViewController else { return }
    let steps = Self.steps(from: root)
    guard let top = steps.last?.controller else { return }
    let name = Self.name(of: top)
    var found = Journal()
    if !journal.screens.contains(where: { $0.name == name }) {
      found.screens.append(Journal.Screen(name: name, picture: picture()))
    }
    if let current, path.last?.id != steps.last?.id, current != name {
      found.transitions.append(
        Journal.Transition(from: current, to: name, kind: Self.kind(from: path, to: steps)))
    }
    path = steps
    current = name
    let before = journal
    journal.merge(found)
    if journal != before { write() }
  }

  private func write() {
    guard let file else { return }
    if let data = try? Data(contentsOf: file), let known = try? JSONDecoder().decode(Journal.self, from: data)
    {
      var all = known
      all.merge(journal)
      journal = all
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      try encoder.encode(journal).write(to: file, options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("\(file.path): \(error)\n".utf8))
    }
  }

  // MARK: Observation

  private static func steps(from root: UIViewController) -> [Step] {
    var steps: [Step] = []
    var next: (UIViewController, Bool)? = (root, false)
    while let (controller, isPresented) = next, steps.count < 64 {
      steps.append(
        Step(controller: controller, id: ObjectIdentifier(controller), isPresented: isPresented))
      if let presented = controller.presentedViewController, !presented.isBeingDismissed {
        next = (presented, true)
      } else {
        next = visibleChild(of: controller).map { ($0, false) }
      }
    }
    return steps
  }

  private static func visibleChild(of controller: UIViewController) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    case let pages as UIPageViewController: pages.viewControllers?.first
    default: nil
    }
  }

  /// The name of a screen in storyboards or code.
  private static func name(of controller: UIViewController) -> String {
    if let identifier = controller.storyboardIdentifier { return identifier }
    let type = String(describing: Swift.type(of: controller))
    if let alert = controller as? UIAlertController { return alert.title ?? alert.message ?? "Alert" }
    let isPlain = type.hasPrefix("UI")
    return isPlain ? controller.navigationItem.title ?? controller.title ?? type : type
  }

  private static func kind(from old: [Step], to new: [Step]) -> String {
    var shared = 0
    while shared < old.count, shared < new.count, old[shared].id == new[shared].id { shared += 1 }
    if shared < new.count, new[shared].isPresented {
      return new[shared].controller?.modalPresentationStyle == .popover ? "popover" : "present modally"
    }
    if shared < old.count, old[shared].isPresented { return "dismiss" }
    guard shared > 0, shared < new.count, shared < old.count else { return "replace" }
    switch new[shared - 1].controller {
    case let navigation as UINavigationController:
      let isBelow = navigation.viewControllers.contains { ObjectIdentifier($0) == old[shared].id }
      return isBelow ? "show" : "back"
    case is UITabBarController: return "tab"
    case is UIPageViewController: return "page"
    default: return "replace"
    }
  }
}
