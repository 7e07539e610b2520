extension ResizeGames {
  /// The games of all mixes.
  package static let all: [ResizeGames] = [
    ResizeGames(StackMix.self),
    ResizeGames(TabsMix.self),
    ResizeGames(SplitInTabMix.self),
    ResizeGames(UIKitSwapMix.self),
    ResizeGames(SheetsMix.self),
    ResizeGames(PagesMix.self),
    ResizeGames(CollectionMix.self),
    ResizeGames(TextMix.self),
    ResizeGames(LayoutMix.self),
    ResizeGames(SwapMix.self),
    ResizeGames(SwiftUITabMix.self),
    ResizeGames(SwiftUISheetMix.self),
    ResizeGames(SwiftUISearchMix.self),
    ResizeGames(SwiftUIColumnsMix.self),
    ResizeGames(SwiftUILayoutMix.self),
    ResizeGames(CatalogMix.self),
    ResizeGames(GalleryMix.self),
    ResizeGames(FlowsMix.self),
    ResizeGames(LifecycleLabMix.self),
    ResizeGames(AlbumsMix.self),
    ResizeGames(CookbookMix.self),
  ]
}
