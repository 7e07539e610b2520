extension ResizeGames {
  /// The games of every mix.
  package static let all: [ResizeGames] = [
    ResizeGames(
      StackMix.self, knownFailure: "Edit in a large-title screen shows the inline and the large title at once"
    ),
    ResizeGames(TabsMix.self),
    ResizeGames(
      SplitInTabMix.self, knownFailure: "rows keep the margins of a wide window when a column takes them over"
    ),
    ResizeGames(UIKitSwapMix.self),
    ResizeGames(SheetsMix.self, knownFailure: "an action sheet keeps its height as the text size changes"),
    ResizeGames(
      PagesMix.self,
      knownFailure: "the page before comes back when the display turns in a window of fixed size"),
    ResizeGames(
      CollectionMix.self,
      knownFailure: "Edit in a large-title screen shows the inline and the large title at once"),
    ResizeGames(TextMix.self),
    ResizeGames(LayoutMix.self),
    ResizeGames(SwapMix.self, knownFailure: "a split view's node is used after its end"),
    ResizeGames(
      SwiftUITabMix.self, knownFailure: "a bar button keeps its width when the title changes"),
    ResizeGames(
      SwiftUISheetMix.self, knownFailure: "a popover stays where its anchor was before the last layout"),
    ResizeGames(
      SwiftUISearchMix.self,
      knownFailure: "a row that is partly seen at the lower edge is not made by a launch"),
    ResizeGames(
      SwiftUIColumnsMix.self,
      knownFailure: "the inset of a list keeps the side of the safe area of its old column"),
    ResizeGames(SwiftUILayoutMix.self),
    ResizeGames(
      CatalogMix.self,
      knownFailure: "controls in the rows of a stack keep their size as the text size changes"),
    ResizeGames(
      GalleryMix.self,
      knownFailure: "a shelf is scrolled to another place when the height of the window changes"),
    ResizeGames(FlowsMix.self),
    ResizeGames(
      LifecycleLabMix.self, knownFailure: "a window that does not fill its scene is not resized with it"),
    ResizeGames(AlbumsMix.self),
    ResizeGames(CookbookMix.self, knownFailure: "a split view's node is used after its end"),
  ]
}
