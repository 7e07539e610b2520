import PortolanTesting
import UIKit

/// A list, a slider and a sheet with detents, dragged by a finger that stays down while the window changes.
package final class DragsMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var isSheetOpen = false
    var isLarge = false
    var value: Float = 0.5
  }

  package static let name = "drags"
  package static let start = State()
  package static let actions: [MixAction<DragsMix>] = [
    MixAction("hold list", scrolls: true) { mix, app, number in
      mix.lift(in: app)
      app.settle()
      mix.hold(at: CGPoint(x: 0.5, y: 0.6), by: CGPoint(x: 0, y: CGFloat(number % 200) - 100), in: app)
    },
    MixAction("hold slider") { mix, app, number in
      mix.lift(in: app)
      app.settle()
      let slider = mix.screen.slider
      let place = slider.convert(slider.thumbCenter, to: nil)
      let size = app.window.bounds.size
      guard !mix.state.isSheetOpen, app.window.bounds.contains(place) else { return }
      mix.hold(
        at: CGPoint(x: place.x / size.width, y: place.y / size.height),
        by: CGPoint(x: CGFloat(number % 100) - 50, y: 0), in: app)
    },
    MixAction("hold sheet") { mix, app, number in
      mix.lift(in: app)
      app.settle()
      guard let sheet = mix.navigation.presentedViewController?.viewIfLoaded else { return }
      let top = sheet.convert(CGPoint(x: sheet.bounds.midX, y: 12), to: nil)
      let size = app.window.bounds.size
      mix.hold(
        at: CGPoint(x: top.x / size.width, y: top.y / size.height),
        by: CGPoint(x: 0, y: CGFloat(number % 160) - 80), in: app)
    },
    MixAction("move", scrolls: true) { mix, app, number in
      mix.move(by: CGPoint(x: 0, y: CGFloat(number % 120) - 60), in: app)
    },
    MixAction("lift", scrolls: true) { mix, app, _ in mix.lift(in: app) },
    MixAction("sheet") { mix, app, _ in
      mix.lift(in: app)
      app.settle()
      if mix.navigation.presentedViewController == nil {
        mix.present(isLarge: false, animated: true)
      } else {
        mix.navigation.dismiss(animated: true)
      }
    },
  ]

  private let screen: SliderScreen
  private let navigation: UINavigationController
  private let initial: State
  private var finger: CGPoint?
  package var root: UIViewController { navigation }
  package var isComparable: Bool { finger == nil }

  package init(_ state: State) {
    initial = state
    screen = SliderScreen(state.value)
    navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
  }

  package func restore(in app: TestApp) {
    guard initial.isSheetOpen else { return }
    present(isLarge: initial.isLarge, animated: false)
  }

  private func present(isLarge: Bool, animated: Bool) {
    let sheet = PlainScreen(3)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    sheet.sheetPresentationController?.selectedDetentIdentifier = isLarge ? .large : .medium
    sheet.isModalInPresentation = true
    navigation.present(sheet, animated: animated)
  }

  /// Puts a finger down at a part of the window, which has none, and moves it.
  private func hold(at part: CGPoint, by distance: CGPoint, in app: TestApp) {
    let size = app.window.bounds.size
    let start = CGPoint(x: size.width * part.x, y: size.height * part.y)
    app.beginDrag(at: start)
    finger = start
    // A finger that moves less would tap a row, whose selection is not part of the state.
    let length = max(abs(distance.x), abs(distance.y))
    guard length >= 1 else { return move(by: CGPoint(x: 0, y: 20), in: app) }
    let scale = max(1, 20 / length)
    move(by: CGPoint(x: distance.x * scale, y: distance.y * scale), in: app)
  }

  private func move(by distance: CGPoint, in app: TestApp) {
    guard let start = finger else { return }
    let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    app.moveFinger(from: start, to: end, duration: 0.1)
    app.advance(by: 0.3)
    finger = end
  }

  private func lift(in app: TestApp) {
    guard let place = finger else { return }
    finger = nil
    app.endDrag(at: place)
  }

  package var state: State {
    let sheet = navigation.presentedViewController
    let isOpen = sheet.map { !$0.isBeingDismissed } ?? false
    return State(
      isSheetOpen: isOpen,
      isLarge: isOpen && sheet?.sheetPresentationController?.selectedDetentIdentifier == .large,
      value: screen.slider.value)
  }
}

/// A list with a slider in its header.
private final class SliderScreen: UITableViewController {
  let slider = HandledSlider()

  init(_ value: Float) {
    super.init(style: .plain)
    title = "Drags"
    slider.value = value
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    slider.frame = CGRect(x: 20, y: 10, width: 240, height: 40)
    header.addSubview(slider)
    tableView.tableHeaderView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = MixTexts.title(indexPath.row)
    cell.contentConfiguration = content
    return cell
  }
}

private final class HandledSlider: UISlider {
  /// The middle of the thumb in the coordinates of the slider.
  var thumbCenter: CGPoint {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return CGPoint(x: thumb.midX, y: thumb.midY)
  }
}
