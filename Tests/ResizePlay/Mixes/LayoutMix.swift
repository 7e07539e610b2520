import PortolanTesting
import UIKit

/// Constraints and stack views that change with the size class, controls, and a scroll view with a readable
/// column.
package final class LayoutMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var isOn = false
    var segment = 0
    var value: Float = 0.5
    var isExpanded = false
  }

  package static let name = "layout"
  package static let start = State()
  package static let actions: [MixAction<LayoutMix>] = [
    MixAction("switch") { mix, _, _ in mix.screen.toggle.setOn(!mix.screen.toggle.isOn, animated: true) },
    MixAction("segment") { mix, _, number in mix.screen.segments.selectedSegmentIndex = number % 3 },
    MixAction("slider") { mix, _, number in
      mix.screen.slider.setValue(Float(number % 10) / 10, animated: true)
    },
    MixAction("expand") { mix, _, _ in
      UIView.animate(withDuration: 0.3) {
        mix.screen.isExpanded.toggle()
        mix.screen.view.layoutIfNeeded()
      }
    },
  ]

  private let screen: ControlsScreen
  package let root: UIViewController

  package init(_ state: State) {
    screen = ControlsScreen(state)
    root = UINavigationController(rootViewController: screen)
  }

  package var state: State {
    State(
      isOn: screen.toggle.isOn, segment: screen.segments.selectedSegmentIndex, value: screen.slider.value,
      isExpanded: screen.isExpanded)
  }
}

private final class ControlsScreen: UIViewController {
  let toggle = UISwitch()
  let segments = UISegmentedControl(items: ["One", "Two and a half", "Three"])
  let slider = UISlider()
  private let outer = UIStackView()
  private let more = UILabel()
  private var sides: [NSLayoutConstraint] = []

  var isExpanded: Bool {
    get { !more.isHidden }
    set { more.isHidden = !newValue }
  }

  init(_ state: LayoutMix.State) {
    super.init(nibName: nil, bundle: nil)
    title = "Controls"
    toggle.isOn = state.isOn
    segments.selectedSegmentIndex = state.segment
    slider.value = state.value
    isExpanded = state.isExpanded
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let title = label(MixTexts.title(5), .title2)
    let note = label(MixTexts.sentence(14), .body)
    more.text = MixTexts.sentence(9)
    more.numberOfLines = 0
    more.font = .preferredFont(forTextStyle: .callout)
    more.adjustsFontForContentSizeCategory = true
    let progress = UIProgressView()
    progress.progress = 0.4
    let stepper = UIStepper()
    let pages = UIPageControl()
    pages.numberOfPages = 5
    let texts = UIStackView(arrangedSubviews: [title, note, more])
    texts.axis = .vertical
    texts.spacing = UIStackView.spacingUseSystem
    let controls = UIStackView(arrangedSubviews: [toggle, segments, slider, progress, stepper, pages])
    controls.axis = .vertical
    controls.spacing = 12
    controls.alignment = .fill
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    controls.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(controls)
    outer.addArrangedSubview(texts)
    outer.addArrangedSubview(card)
    outer.spacing = 20
    outer.alignment = .top
    outer.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.addSubview(outer)
    view.addSubview(scroll)
    NSLayoutConstraint.activate([
      controls.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      controls.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      controls.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      outer.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      outer.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      outer.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
    ])
    sides = [card.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5)]
    adapt()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adapt()
  }

  private func adapt() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    outer.axis = isWide ? .horizontal : .vertical
    outer.alignment = isWide ? .top : .fill
    for constraint in sides where constraint.isActive != isWide { constraint.isActive = isWide }
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
