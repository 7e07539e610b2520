/// Restores which text a person was editing, with the selection, after a reload of the app.
///
/// A text is identified by the classes and titles of its enclosing controllers and by its index in its screen.
///
/// Differs from iOS: there a text is edited again only if the app makes it the first responder.
@MainActor
package enum EditingRestoration {
  private static let name = "editing"

  /// Stores the text that is being edited in each scene.
  package static func save() {
    for scene in scenes { scene.session.store(description(in: scene), as: name) }
  }

  /// Continues the editing that `save` has stored, and removes its description.
  package static func restore() {
    for scene in scenes {
      guard let stored = scene.session.storedValue(name) as? [String: Any] else { continue }
      scene.session.store(nil, as: name)
      resume(stored, in: scene)
    }
  }

  private static var scenes: [UIWindowScene] {
    UIApplication.shared.connected.compactMap { $0 as? UIWindowScene }
  }

  private static func description(in scene: UIWindowScene) -> [String: Any]? {
    guard let input = scene.keyWindow?.firstResponder as? UIView & UITextInput,
      let controller = input.nearestController,
      let index = texts(in: controller.view).firstIndex(where: { $0 === input })
    else { return nil }
    var stored: [String: Any] = ["path": ScrollRestoration.path(of: controller), "index": index]
    if let range = input.selectedTextRange {
      stored["location"] = input.offset(from: input.beginningOfDocument, to: range.start)
      stored["length"] = input.offset(from: range.start, to: range.end)
    }
    return stored
  }

  private static func resume(_ stored: [String: Any], in scene: UIWindowScene) {
    guard let path = stored["path"] as? String, let index = stored["index"] as? Int,
      let root = scene.keyWindow?.rootViewController, scene.keyWindow?.firstResponder == nil
    else { return }
    var controller: UIViewController?
    ScrollRestoration.visit(root) {
      if $0.viewIfLoaded?._window != nil, ScrollRestoration.isSame(ScrollRestoration.path(of: $0), path) {
        controller = $0
      }
    }
    guard let controller else { return }
    let texts = texts(in: controller.view)
    guard texts.indices.contains(index), texts[index].becomeFirstResponder() else { return }
    select(stored, in: texts[index])
  }

  private static func select(_ stored: [String: Any], in input: any UITextInput) {
    guard let location = stored["location"] as? Int, let length = stored["length"] as? Int,
      let start = input.position(from: input.beginningOfDocument, offset: location),
      let end = input.position(from: start, offset: length)
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  /// Returns the texts of one screen that can be edited, in the order of its views.
  private static func texts(in view: UIView) -> [UIView & UITextInput] {
    ScrollRestoration.outermost((UIView & UITextInput).self, in: view)
  }
}
