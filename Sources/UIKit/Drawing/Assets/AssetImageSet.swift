import FoundationExtensions

/// Reads an `.imageset`: its files by scale, device and appearance.
enum AssetImageSet {
  private struct Candidate {
    let file: URL
    let scale: CGFloat?
    let conditions: AssetConditions
    let tree: JSONTree
  }

  static func read(_ folder: URL, name: String, scale wanted: CGFloat) -> UIImageAsset? {
    guard let contents = AssetCatalog.contents(of: folder) else { return nil }
    let list = folder.appendingPathComponent("Contents.json")
    guard let images = contents["images"], case .array(let entries) = images.content else {
      ResourceReport.warn(list, line: contents.line, "“images” is missing")
      return nil
    }
    var groups: [String: [Candidate]] = [:]
    var order: [String] = []
    for entry in entries {
      guard let file = entry["filename"]?.string, let conditions = AssetConditions(entry) else { continue }
      guard !file.isEmpty, !file.contains("/"), file != ".." else {
        ResourceReport.warn(list, line: entry.line, "“\(file)” is no file of the set")
        continue
      }
      if groups[conditions.key] == nil { order.append(conditions.key) }
      groups[conditions.key, default: []].append(
        Candidate(
          file: folder.appendingPathComponent(file), scale: scale(entry["scale"]?.string),
          conditions: conditions,
          tree: entry))
    }
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    let asset = UIImageAsset()
    var isEmpty = true
    for key in order {
      guard let group = groups[key], let made = image(group, list, name, intent, wanted) else { continue }
      asset.register(made, with: group[0].conditions.traits)
      isEmpty = false
    }
    return isEmpty ? nil : asset
  }

  private static func scale(_ text: String?) -> CGFloat? {
    switch text {
    case "1x": 1
    case "2x": 2
    case "3x": 3
    default: nil
    }
  }

  /// Returns the best file for the screen: its own scale, otherwise a larger one, otherwise the largest.
  private static func image(
    _ group: [Candidate], _ list: URL, _ name: String, _ intent: String?, _ wanted: CGFloat
  ) -> UIImage? {
    for candidate in group.sorted(by: { rank($0.scale, wanted) < rank($1.scale, wanted) }) {
      guard FileManager.default.fileExists(atPath: candidate.file.path) else {
        ResourceReport.warn(
          list, line: candidate.tree.line, "the file “\(candidate.file.lastPathComponent)” is missing")
        continue
      }
      guard let encoded = EncodedImage(contentsOf: candidate.file) else { continue }
      var state = UIImage.state(of: encoded, scale: candidate.scale ?? 1)
      state.name = name
      state.renderingMode =
        intent == "template" ? .alwaysTemplate : intent == "original" ? .alwaysOriginal : .automatic
      slice(&state, candidate.tree["resizing"])
      return UIImage(state)
    }
    return nil
  }

  private static func rank(_ scale: CGFloat?, _ wanted: CGFloat) -> CGFloat {
    guard let scale else { return 0.5 }
    return scale >= wanted ? scale - wanted : 10 + wanted - scale
  }

  /// Applies the cap insets, which the catalog contains in pixels.
  private static func slice(_ state: inout UIImage.State, _ tree: JSONTree?) {
    guard let tree, let caps = tree["cap-insets"] else { return }
    let scale = state.scale
    func inset(_ edge: String) -> CGFloat {
      let value = caps[edge]?.number ?? 0
      return value.isFinite && value >= 0 && value < 10000 ? CGFloat(value) / scale : 0
    }
    state.capInsets = UIEdgeInsets(
      top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
    state.resizingMode = tree["center"]?["mode"]?.string == "tile" ? .tile : .stretch
  }
}
