import Foundation
import InterfaceDocuments
import Lowering

/// Checks the names of resources and the identifiers of Interface Builder in sources.
struct NameCheck {
  private let project: CheckedProject
  private var segues: Set<String> = []
  private var controllers: Set<String> = []
  private var cells: Set<String> = []

  init(project: CheckedProject) {
    self.project = project
    for resource in project.resources.documents {
      for scene in resource.document.scenes {
        segues.formUnion(scene.segues.compactMap(\.segue.identifier))
      }
      controllers.formUnion(resource.document.storyboardIdentifiers)
      resource.document.root.visit { element in
        if let identifier = element["reuseIdentifier"] { cells.insert(identifier) }
      }
    }
  }

  func messages() -> [DiagnosticFilter.Message] {
    // Documents that cannot be read may have the identifiers.
    let isComplete = project.resources.unreadable.isEmpty
    var found: [DiagnosticFilter.Message] = []
    for source in project.sources where !source.isTest {
      for reference in source.references.names {
        guard let text = problem(of: reference, isComplete) else { continue }
        found.append(
          DiagnosticFilter.Message(
            kind: .warning, place: CheckedProject.place(source.path, reference.place), text: text))
      }
    }
    return found
  }

  private func problem(of reference: ReferenceSummary.NamedReference, _ isComplete: Bool) -> String? {
    let name = reference.name
    let resources = project.resources
    switch reference.kind {
    case .segue:
      if !isComplete || segues.contains(name) { return nil }
      return "no segue with identifier '\(name)' in a storyboard" + Spelling.suggestion(name, in: segues)
    case .controller:
      if !isComplete || controllers.contains(name) { return nil }
      return "no storyboard contains a view controller with identifier '\(name)'"
        + Spelling.suggestion(name, in: controllers)
    case .tableCell, .collectionCell:
      if !isComplete || cells.contains(name) || project.index.classNames.contains(name) || isRegistered(name)
      {
        return nil
      }
      return
        "unable to dequeue a cell with identifier '\(name)': no prototype cell has it and no code registers it"
        + Spelling.suggestion(name, in: cells)
    case .image:
      if resources.hasImage(name) { return nil }
      return "no image named '\(name)' found in the project" + Spelling.suggestion(name, in: resources.images)
    case .color:
      if resources.colors.contains(name) { return nil }
      return "no color named '\(name)' found in the project" + Spelling.suggestion(name, in: resources.colors)
    case .storyboard:
      if resources.storyboards.contains(name) { return nil }
      return "could not find a storyboard named '\(name)'"
        + Spelling.suggestion(name, in: resources.storyboards)
    case .nib:
      if resources.nibs.contains(name) { return nil }
      return "could not load NIB: no nib named '\(name)'" + Spelling.suggestion(name, in: resources.nibs)
    }
  }

  /// Whether the identifier occurs elsewhere in the sources, where it may be registered.
  private func isRegistered(_ name: String) -> Bool {
    let needle = Data("\"\(name)\"".utf8)
    var occurrences = 0
    var references = 0
    for source in project.sources {
      references += source.references.names.count {
        ($0.kind == .tableCell || $0.kind == .collectionCell) && $0.name == name
      }
      guard let data = FileManager.default.contents(atPath: source.path) else { continue }
      var start = data.startIndex
      while let range = data.range(of: needle, in: start..<data.endIndex) {
        occurrences += 1
        start = range.upperBound
      }
    }
    return occurrences > references
  }
}
