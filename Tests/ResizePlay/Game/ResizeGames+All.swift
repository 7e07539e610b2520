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
    ResizeGames(
      MenusMix.self,
      knownFailure: "a configured button keeps its width where it is sized to fit a larger text"),
    ResizeGames(
      DragsMix.self, knownFailure: "a finger on a slider that a list has moved away selects the row there"),
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
      knownFailure: "a form with a focused field shows no rows where the window is lower than the keyboard"),
    ResizeGames(CatalogMix.self),
    ResizeGames(GalleryMix.self),
    ResizeGames(FlowsMix.self),
    ResizeGames(LifecycleLabMix.self),
    ResizeGames(AlbumsMix.self),
    ResizeGames(CookbookMix.self),
  ]
}
