// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  /// Enters the tables of all topics.
  static func addAll(to classes: _ObjCClasses) {
    addAccessibility(to: classes)
    addApplication(to: classes)
    addCells(to: classes)
    addCollections(to: classes)
    addContainers(to: classes)
    addContentUnavailable(to: classes)
    addControls(to: classes)
    addDragAndDrop(to: classes)
    addDrawing(to: classes)
    addDynamics(to: classes)
    addEvents(to: classes)
    addFocus(to: classes)
    addGestures(to: classes)
    addLayout(to: classes)
    addMenus(to: classes)
    addMotionEffects(to: classes)
    addNavigation(to: classes)
    addPointer(to: classes)
    addPresentation(to: classes)
    addQuartzCore(to: classes)
    addScenes(to: classes)
    addScrolling(to: classes)
    addSearch(to: classes)
    addSharing(to: classes)
    addStoryboards(to: classes)
    addTables(to: classes)
    addText(to: classes)
    addTraits(to: classes)
    addTransitions(to: classes)
    addViewControllers(to: classes)
    addViews(to: classes)
  }
}
