import Foundation
import PreviewHost
import UIKit

/// The differences between the previews of two revisions.
struct PreviewComparison {
  enum Outcome {
    case same
    case added
    case resized
    /// `difference` is the name of the picture of the differences.
    case changed(pixels: Int, difference: String?)
  }

  private(set) var outcomes: [String: Outcome] = [:]
  /// The pictures of the older revision that the newer one has not.
  private(set) var removed: [PreviewPicture] = []
  /// A line for each difference.
  private(set) var lines: [String] = []

  init(old: PreviewDrawing, new: PreviewDrawing, folder: URL) throws {
    let before = Dictionary(old.pictures.map { ($0.picture, $0) }) { first, _ in first }
    for picture in new.pictures {
      let name = picture.picture
      guard before[name] != nil else {
        outcomes[name] = .added
        lines.append("\(name): new")
        continue
      }
      let files = [old.folder, new.folder].map { $0.appendingPathComponent(name) }
      let data = try files.map { try Data(contentsOf: $0) }
      if data[0] == data[1] {
        outcomes[name] = .same
        continue
      }
      let images = data.map { UIImage(data: $0)?.cgImage }
      guard let first = images[0], let second = images[1],
        let pixels = second.countDifferingPixels(from: first)
      else {
        outcomes[name] = .resized
        lines.append("\(name): of another size")
        continue
      }
      if pixels == 0 {
        outcomes[name] = .same
        continue
      }
      let difference = (name as NSString).deletingPathExtension + ".diff.png"
      let image = second.difference(from: first)
      try image?.writePNG(to: folder.appendingPathComponent(difference), compression: .fast)
      outcomes[name] = .changed(pixels: pixels, difference: image == nil ? nil : difference)
      lines.append("\(name): \(pixels) pixels differ")
    }
    let names = Set(new.pictures.map(\.picture))
    removed = old.pictures.filter { !names.contains($0.picture) }
    lines += removed.map { "\($0.picture): gone" }
  }
}
