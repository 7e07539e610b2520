import PortolanTesting
import UIKit

/// The cells of the conformance suite, with the statements of Specification.md.
@MainActor
struct PresentationCell {
  enum Ending: CaseIterable {
    case byApp, byFinger, fingerTakenBack
  }

  let style: UIModalPresentationStyle
  let isPad: Bool
  let isLandscape: Bool
  let isAnimated: Bool

  static let styles: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext,
    .popover,
  ]

  static var all: [PresentationCell] {
    styles.flatMap { style in
      [false, true].flatMap { isPad in
        [false, true].flatMap { isLandscape in
          [true, false].map {
            PresentationCell(style: style, isPad: isPad, isLandscape: isLandscape, isAnimated: $0)
          }
        }
      }
    }
  }

  var place: String { "\(isPad ? "pad" : "phone"), \(isLandscape ? "landscape" : "portrait")" }
  var name: String { "\(style.name), \(place), \(isAnimated ? "animated" : "not animated")" }

  /// P6: the presenter's view is removed.
  private var covers: Bool { style == .fullScreen || style == .currentContext }

  private var isSheet: Bool {
    switch style {
    case .automatic, .pageSheet, .formSheet: true
    case .popover: !isPad
    default: false
    }
  }

  /// P5: a sheet on a phone in landscape cannot be dragged.
  var canBeDragged: Bool { isSheet && (isPad || !isLandscape) }
  /// P11
  var canBeTappedAway: Bool { style == .popover && isPad }

  var expectedOpening: [String] {
    let birth = ["2 init", "2 loadView", "2 viewDidLoad"]
    return covers
      ? birth + ["1 viewWillDisappear", "2 viewWillAppear", "2 viewDidAppear", "1 viewDidDisappear"]
      : birth + ["2 viewWillAppear", "2 viewDidAppear"]
  }

  func expected(_ ending: Ending) -> [String] {
    let gone =
      covers
      ? ["2 viewWillDisappear", "1 viewWillAppear", "2 viewDidDisappear", "1 viewDidAppear", "2 deinit"]
      : ["2 viewWillDisappear", "2 viewDidDisappear", "2 deinit"]
    return switch ending {
    case .byApp: gone
    case .byFinger: canBeDragged || canBeTappedAway ? gone : []
    // P4
    case .fingerTakenBack:
      canBeDragged ? ["2 viewWillDisappear", "2 viewWillAppear", "2 viewDidAppear"] : []
    }
  }

  /// Plays the cell and returns the callbacks of its beginning and its end.
  func play(_ ending: Ending) -> (opening: [String], ending: [String]) {
    let app = TestApp(
      device: isPad ? .iPad : .iPhone15, orientation: isLandscape ? .landscapeLeft : .portrait)
    let scenario = PresentationScenario(style: style, isAnimated: isAnimated)
    app.show(scenario.presenter)
    _ = scenario.log.take()
    scenario.present()
    app.settle()
    let opening = scenario.log.take()
    switch ending {
    case .byApp: scenario.dismiss()
    case .byFinger where canBeTappedAway: app.tap(at: CGPoint(x: 700, y: 780))
    case .byFinger: drag(0.75, scenario, app)
    case .fingerTakenBack: drag(0.25, scenario, app)
    }
    app.settle()
    return (opening, scenario.log.take())
  }

  private func drag(_ part: CGFloat, _ scenario: PresentationScenario, _ app: TestApp) {
    guard let view = scenario.presenter.presentedViewController?.view else { return }
    let frame = view.convert(view.bounds, to: nil)
    let start = CGPoint(x: frame.midX, y: frame.minY + 20)
    let end = CGPoint(x: start.x, y: start.y + frame.height * part)
    app.drag(from: start, to: end)
  }
}

extension UIModalPresentationStyle {
  var name: String {
    switch self {
    case .automatic: "automatic"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .fullScreen: "fullScreen"
    case .currentContext: "currentContext"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .custom: "custom"
    case .none: "none"
    }
  }
}
