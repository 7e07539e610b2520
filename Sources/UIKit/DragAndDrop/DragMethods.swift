/// The optional methods of drag and drop delegates whose absence affects the interactions.
@MainActor
package enum DragMethods {
  package static let previewForLifting = OptionalMethod<any UIDragInteractionDelegate>(
    "dragInteraction:previewForLiftingItem:session:", standard: StandardDragDelegate()
  ) {
    _ = $0.dragInteraction(
      MethodProbe.argument(), previewForLifting: MethodProbe.argument(),
      session: MethodProbe.argument(DragSession.self))
  }

  package static let previewForDropping = OptionalMethod<any UIDropInteractionDelegate>(
    "dropInteraction:previewForDroppingItem:withDefault:", standard: StandardDragDelegate()
  ) {
    _ = $0.dropInteraction(
      MethodProbe.argument(), previewForDropping: MethodProbe.argument(), withDefault: MethodProbe.argument())
  }
}

/// A delegate without any optional method of the interactions' protocols.
private class StandardDragDelegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  { [] }
}
