extension ResizeGames {
  /// The games of all mixes.
  package static let all: [ResizeGames] = [
    ResizeGames(
      StackMix.self,
      knownFailure: "a resize in the middle of scrolling may leave a large title half open"),
    ResizeGames(TabsMix.self),
    ResizeGames(SplitInTabMix.self),
    ResizeGames(UIKitSwapMix.self),
    ResizeGames(SheetsMix.self),
    ResizeGames(PagesMix.self),
    ResizeGames(
      CollectionMix.self,
      knownFailure: "a tile beside the safe area is measured before its margins grow by it"),
    ResizeGames(TextMix.self),
    ResizeGames(LayoutMix.self),
    ResizeGames(SwapMix.self),
    ResizeGames(SwiftUITabMix.self),
    ResizeGames(SwiftUISheetMix.self),
    ResizeGames(SwiftUISearchMix.self),
    ResizeGames(SwiftUIColumnsMix.self),
    ResizeGames(SwiftUILayoutMix.self),
    ResizeGames(
      CatalogMix.self,
      knownFailure: "a view that zooms keeps the safe area at its sides when its window becomes wide"),
    ResizeGames(GalleryMix.self),
    ResizeGames(FlowsMix.self),
    ResizeGames(LifecycleLabMix.self),
    ResizeGames(AlbumsMix.self),
    ResizeGames(
      CookbookMix.self,
      knownFailure: "a recipe's page keeps a height that is some points off when the text size changes"),
  ]
}
