import UIKit

/// A screen that records its callbacks in the timeline.
class SubjectViewController: UIViewController {
  let lane: Timeline.Lane
  let timeline: Timeline

  init(_ lane: Timeline.Lane, timeline: Timeline) {
    self.lane = lane
    self.timeline = timeline
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(lane.rawValue)"
    note("init")
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let (lane, timeline) = (lane, timeline)
    MainActor.assumeIsolated { timeline.note("deinit", on: lane) }
  }

  private func note(_ callback: String = #function) {
    timeline.note(String(callback.prefix { $0 != "(" }), on: lane)
  }

  override func loadView() {
    note()
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note()
  }
}

/// The screen that is shown.
final class SecondViewController: SubjectViewController {
  var whenClosed: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let name = UILabel()
    name.text = "Screen 2"
    name.font = .preferredFont(forTextStyle: .title1)
    name.adjustsFontForContentSizeCategory = true
    let close = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.whenClosed?() })
    let stack = UIStackView(arrangedSubviews: [name, close])
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
    ])
  }
}
