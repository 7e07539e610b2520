import UIKit

/// A row of the inspector's lists.
struct InspectorRow: Equatable {
  var title: String
  var detail = ""
  var depth = 0
  var isDimmed = false
  private weak var reference: UIView?

  /// - Parameter view: The view to show details of.
  init(title: String, detail: String = "", depth: Int = 0, isDimmed: Bool = false, view: UIView? = nil) {
    self.title = title
    self.detail = detail
    self.depth = depth
    self.isDimmed = isDimmed
    reference = view
  }

  /// The view to show details of. Views that are deallocated have no details.
  var view: UIView? { reference }

  static func == (first: InspectorRow, second: InspectorRow) -> Bool {
    first.title == second.title && first.detail == second.detail && first.depth == second.depth
      && first.isDimmed == second.isDimmed && first.view === second.view
  }
}

/// The lists of the inspector.
@MainActor
enum InspectorList: Int, CaseIterable {
  case views, screens, accessibility, events, frames

  var title: String {
    switch self {
    case .views: "Views"
    case .screens: "Screens"
    case .accessibility: "Speech"
    case .events: "Events"
    case .frames: "Frames"
    }
  }

  func rows(_ frames: FrameTimes) -> [InspectorRow] {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    switch self {
    case .views:
      return scenes.flatMap { $0.windows.filter { !$0.isHidden } }.flatMap { Self.rows($0, 0) }
    case .screens:
      let inspection = InspectionReader.read(nil)
      return inspection.scenes.flatMap { scene in
        [InspectorRow(title: scene.path, detail: scene.screens.joined(separator: " › "))]
          + scene.windows.compactMap(\.controller).flatMap { Self.rows($0, 0) }
      }
    case .accessibility:
      return InspectionReader.read(nil).scenes.flatMap(\.accessibility).flatMap { Self.rows($0, 0) }
    case .events:
      return (LifecycleLog.current?.events ?? []).reversed().map { event in
        InspectorRow(title: event.callback, detail: String(format: "%.3f s  ", event.time) + event.controller)
      }
    case .frames: return frames.rows
    }
  }

  private static func rows(_ view: UIView, _ depth: Int) -> [InspectorRow] {
    let frame = view.frame
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(SizeReason.number).joined(
      separator: ", ")
    let text = InspectionReader.text(of: view).map { "  “\($0.prefix(24))”" } ?? ""
    let own = InspectorRow(
      title: InspectionReader.name(of: view), detail: "(\(place))\(text)", depth: depth,
      isDimmed: view.isHidden || view.alpha == 0, view: view)
    return [own] + view.subviews.flatMap { rows($0, depth + 1) }
  }

  private static func rows(_ controller: Inspection.Controller, _ depth: Int) -> [InspectorRow] {
    let title = controller.title.map { "“\($0)”  " } ?? ""
    var rows = [InspectorRow(title: controller.type, detail: title + controller.state, depth: depth)]
    for child in (controller.children ?? []) + (controller.presented ?? []) {
      rows += Self.rows(child, depth + 1)
    }
    return rows
  }

  private static func rows(_ element: Inspection.Element, _ depth: Int) -> [InspectorRow] {
    let spoken = [element.label, element.value, element.hint].compactMap { $0 }.filter { !$0.isEmpty }
    var rows = [InspectorRow(title: spoken.joined(separator: ", "), detail: element.role, depth: depth)]
    for child in element.children ?? [] { rows += Self.rows(child, depth + 1) }
    return rows
  }
}
