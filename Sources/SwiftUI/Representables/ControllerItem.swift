/// The item of a child view controller in the host's controller.
package class ControllerItem: LeafItem {
  package let controller: UIViewController

  package init(_ node: _ViewNode, _ controller: UIViewController) {
    self.controller = controller
    node.host.controller?.addChild(controller)
    super.init(node, controller.view)
    if let parent = node.host.controller { controller.didMove(toParent: parent) }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }

  /// Containers extend below the bars and lay out their content between them.
  package override func adjusted(_ frame: CGRect, _ region: LayoutRegion) -> CGRect {
    region.extended(frame, .all)
  }

  package func end() {
    controller.willMove(toParent: nil)
    let controller = controller
    UpdateQueue.afterUpdate {
      CATransaction.afterCommit {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
    }
  }
}
