import UIKit

/// A visual comparison of two revisions.
package enum VisualDifference {
  package enum Outcome {
    case same
    case added
    case removed
    /// `delta` shows the differences, bright on black.
    case changed(pixels: Int, delta: CGImage?)
    case resized
  }

  /// Compares the scenes of both revisions, by the identifier of their controllers.
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
