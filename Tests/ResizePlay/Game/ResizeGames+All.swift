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
    ResizeGames(TripleSplitMix.self),
    ResizeGames(BarsMix.self),
    ResizeGames(MenusMix.self),
    ResizeGames(DragsMix.self),
    ResizeGames(SwapMix.self),
    ResizeGames(SwiftUITabMix.self),
    ResizeGames(SwiftUISheetMix.self),
    ResizeGames(SwiftUISearchMix.self),
    ResizeGames(SwiftUIColumnsMix.self),
    ResizeGames(SwiftUILayoutMix.self),
    ResizeGames(SwiftUIPagesMix.self),
    ResizeGames(SwiftUIInspectorMix.self),
    ResizeGames(SwiftUISplitSearchMix.self),
    ResizeGames(SwiftUIPopoverMix.self),
    ResizeGames(
      SwiftUIKeyboardMix.self,
      knownFailure:
        "a field of several lines does not grow while the keyboard of a low window covers its row"),
    ResizeGames(CatalogMix.self),
    ResizeGames(GalleryMix.self),
    ResizeGames(FlowsMix.self),
    ResizeGames(LifecycleLabMix.self),
    ResizeGames(AlbumsMix.self),
    ResizeGames(CookbookMix.self),
  ]
}
