import UIKit

/// How the pictures of two revisions differ.
package enum VisualDifference {
  package enum Outcome {
    case same
    case added
    case removed
    /// `delta` shows what differs, bright on black.
    case changed(pixels: Int, delta: CGImage?)
    case resized
  }

  /// The outcome for every scene of either revision, by the identifier of its controller.
  @MainActor
  package static func compare(
    _ old: [SceneRenderer.Picture], _ new: [SceneRenderer.Picture]
  ) -> [(name: String, id: String, outcome: Outcome)] {
    var result: [(String, String, Outcome)] = []
    for picture in new {
      guard let before = old.first(where: { $0.id == picture.id }) else {
        result.append((picture.name, picture.id, .added))
        continue
      }
      guard let pixels = picture.image.countDifferingPixels(from: before.image) else {
        result.append((picture.name, picture.id, .resized))
        continue
      }
      result.append(
        (
          picture.name, picture.id,
          pixels == 0 ? .same : .changed(pixels: pixels, delta: picture.image.difference(from: before.image))
        ))
    }
    for picture in old where !new.contains(where: { $0.id == picture.id }) {
      result.append((picture.name, picture.id, .removed))
    }
    return result
  }
}
