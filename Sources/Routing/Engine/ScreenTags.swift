import UIKit

/// The screen of each controller. Controllers are referenced weakly.
@MainActor
final class ScreenTags<Screen: Hashable> {
  private struct Tag {
    weak var controller: UIViewController?
    let screen: Screen
  }

  private var tags: [ObjectIdentifier: Tag] = [:]
  private var limit = 64

  subscript(controller: UIViewController) -> Screen? {
    get {
      let tag = tags[ObjectIdentifier(controller)]
      return tag?.controller === controller ? tag?.screen : nil
    }
    set {
      tags[ObjectIdentifier(controller)] = newValue.map { Tag(controller: controller, screen: $0) }
      guard tags.count > limit else { return }
      tags = tags.filter { $0.value.controller != nil }
      limit = max(64, 2 * tags.count)
    }
  }
}
