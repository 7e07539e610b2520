import InterfaceDocuments

extension UISplitViewController {
  func readSplit(_ coder: InterfaceCoder) {
    let styles: KeyValuePairs<String, Style> = [
      "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn, "unspecified": .unspecified,
    ]
    if let style = coder.choice("style", styles) {
      self.style = style
    } else if coder.bool("allowDoubleColumnStyle") == true {
      style = .doubleColumn
    }
    let modes: KeyValuePairs<String, DisplayMode> = [
      "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
      "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
      "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
      "oneBeside": .oneBesideSecondary, "oneOver": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
      "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
      "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
    ]
    if let mode = coder.choice("preferredDisplayMode", modes) { preferredDisplayMode = mode }
    let behaviors: KeyValuePairs<String, SplitBehavior> = [
      "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
    if let behavior = coder.choice("behavior", behaviors) { preferredSplitBehavior = behavior }
    if let presents = coder.bool("presentsWithGesture") { presentsWithGesture = presents }
    if let shows = coder.bool("showsSecondaryOnlyButton") { showsSecondaryOnlyButton = shows }
    if let fraction = coder.number("preferredPrimaryColumnWidthFraction") {
      preferredPrimaryColumnWidthFraction = fraction
    }
    if let width = coder.number("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = width }
    if let width = coder.number("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = width }
    let edges: KeyValuePairs<String, PrimaryEdge> = ["leading": .leading, "trailing": .trailing]
    if let edge = coder.choice("primaryEdge", edges) { primaryEdge = edge }
  }
}
