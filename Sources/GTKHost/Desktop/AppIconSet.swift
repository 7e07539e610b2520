import Foundation

/// The images of an app icon in an asset catalog, a folder NAME.appiconset.
struct AppIconSet {
  /// The images with their sides in pixels, smallest first.
  let images: [(side: Int, file: URL)]

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var size: String?
      var scale: String?
      /// Present for dark and tinted variants.
      var appearances: [[String: String]]?
    }

    var images: [Image]
  }

  /// Reads the set with the first of several names in the catalogs of a folder; `nil` if there is none.
  init?(names: [String], in folder: URL) {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let catalogs = found.filter { $0.hasSuffix(".xcassets") }.sorted()
    for name in names {
      for catalog in catalogs {
        if let set = AppIconSet(folder.appendingPathComponent("\(catalog)/\(name).appiconset")) {
          self = set
          return
        }
      }
    }
    return nil
  }

  private init?(_ folder: URL) {
    guard
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    images = contents.images.compactMap { image -> (side: Int, file: URL)? in
      guard let name = image.filename, image.appearances == nil else { return nil }
      let points = image.size?.split(separator: "x").first.flatMap { Double($0) } ?? 1024
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      return (Int(points * scale), folder.appendingPathComponent(name))
    }.sorted { $0.side < $1.side }
    if images.isEmpty { return nil }
  }

  /// The smallest image that has at least a side in pixels, or the largest.
  func file(side: Int) -> URL { (images.first { $0.side >= side } ?? images[images.count - 1]).file }
}
