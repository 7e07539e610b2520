extension ResizeGames {
  /// The games of all mixes.
  package static let all: [ResizeGames] = [
    ResizeGames(
      StackMix.self, knownFailure: "a search that is returned to has no keyboard, unlike one that begins"
    ),
    ResizeGames(TabsMix.self),
    ResizeGames(
      SplitInTabMix.self,
      knownFailure:
        "rows keep the margins of a wide window in a column; the tab bar keeps no edge over the list"
    ),
    ResizeGames(UIKitSwapMix.self),
    ResizeGames(SheetsMix.self),
    ResizeGames(PagesMix.self),
    ResizeGames(
      CollectionMix.self,
      knownFailure: "a shelf's height is another after resizes and scrolling"),
    ResizeGames(TextMix.self),
    ResizeGames(LayoutMix.self),
    ResizeGames(
      SwapMix.self,
      knownFailure: "columns that replace a stack in a phone's first layout show no detail in a tall window"),
    ResizeGames(
      SwiftUITabMix.self, knownFailure: "a launch leaves a row at the lower edge at its estimated height"),
    ResizeGames(
      SwiftUISheetMix.self,
      knownFailure: "rows that come into view as a sheet with a list is resized keep their estimated height"),
    ResizeGames(
      SwiftUISearchMix.self,
      knownFailure: "keys of the drawn keyboard stay light when the display becomes dark"),
    ResizeGames(
      SwiftUIColumnsMix.self,
      knownFailure: "a scroll view keeps its width beside the safe area when the direction changes"),
    ResizeGames(SwiftUILayoutMix.self),
    ResizeGames(
      CatalogMix.self,
      knownFailure: "fonts of attributed text views do not follow the text size; page dots keep an old window"
    ),
    ResizeGames(
      GalleryMix.self,
      knownFailure: "a shelf is scrolled to another place when the height of the window changes"),
    ResizeGames(FlowsMix.self),
    ResizeGames(LifecycleLabMix.self),
    ResizeGames(AlbumsMix.self),
    ResizeGames(
      CookbookMix.self,
      knownFailure: "columns that replace a stack in a phone's first layout show no detail in a tall window"),
  ]
}
