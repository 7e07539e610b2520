/// The position of a controller in the hierarchy, in the format of `_printHierarchy`.
@MainActor
enum ControllerDescription {
  static func recursiveText(of controller: UIViewController, depth: Int = 0) -> String {
    let indent = String(repeating: "   | ", count: depth)
    var lines = [indent + line(controller)]
    lines += controller._children.map { recursiveText(of: $0, depth: depth + 1) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      lines.append(
        indent + "   + " + line(presented) + ", presented with: "
          + "<\(presented.presentationController.map { ViewDescription.className(of: $0) } ?? "UIPresentationController")>"
      )
      lines += presented._children.map { recursiveText(of: $0, depth: depth + 2) }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ controller: UIViewController) -> String {
    let name = "<\(ViewDescription.className(of: controller)) \(controller.address)>"
    let state = "state: \(controller.appearance)"
    guard let view = controller._view else { return "\(name), \(state), view: (view not loaded)" }
    let place = view._window == nil ? " not in the window" : ""
    return "\(name), \(state), view: <\(ViewDescription.className(of: view)) \(view.address)>\(place)"
  }
}

private enum DescriptionMethods {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      let classes = _ObjCClasses.at(registry!)
      classes.add(UIView.self) { table in
        table.function("recursiveDescription") { object, _ in
          ViewDescription.recursiveText(of: unsafeDowncast(object, to: UIView.self))
        }
      }
      classes.add(UIViewController.self) { table in
        table.function("_printHierarchy") { object, _ in
          ControllerDescription.recursiveText(of: unsafeDowncast(object, to: UIViewController.self))
        }
      }
    }
  }
}
