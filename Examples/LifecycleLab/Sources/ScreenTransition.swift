import UIKit

/// A transition from one screen to the other.
public enum ScreenTransition: String, CaseIterable, Sendable {
  case automatic, pageSheet, formSheet, mediumSheet, fullScreen, currentContext, overFullScreen,
    overCurrentContext,
    popover, push, showDetail

  /// The displayed title.
  public var title: String {
    switch self {
    case .automatic: "Automatic"
    case .pageSheet: "Page sheet"
    case .formSheet: "Form sheet"
    case .mediumSheet: "Sheet with a medium detent"
    case .fullScreen: "Full screen"
    case .currentContext: "Current context"
    case .overFullScreen: "Over full screen"
    case .overCurrentContext: "Over current context"
    case .popover: "Popover"
    case .push: "Push"
    case .showDetail: "Show detail"
    }
  }

  private var style: UIModalPresentationStyle {
    switch self {
    case .pageSheet, .mediumSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .automatic, .push, .showDetail: .automatic
    }
  }

  /// Shows `second` from `first`; `source` is the tapped view.
  @MainActor
  func show(_ second: SecondViewController, from first: UIViewController, source: UIView, animated: Bool) {
    let timeline = second.timeline
    second.whenClosed = { [weak second] in
      timeline.mark("close")
      if let navigation = second?.navigationController {
        navigation.popViewController(animated: animated)
      } else {
        second?.dismiss(animated: animated) { timeline.mark("dismissed") }
      }
    }
    switch self {
    case .push: first.navigationController?.pushViewController(second, animated: animated)
    case .showDetail: first.showDetailViewController(second, sender: nil)
    default:
      second.modalPresentationStyle = style
      second.popoverPresentationController?.sourceView = source
      if self == .mediumSheet {
        second.sheetPresentationController?.detents = [.medium(), .large()]
        second.sheetPresentationController?.prefersGrabberVisible = true
      }
      first.present(second, animated: animated) { timeline.mark("presented") }
    }
  }
}
