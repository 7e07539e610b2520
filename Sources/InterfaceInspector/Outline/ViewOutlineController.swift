import UIKit

/// The outline in three dimensions, with the distance of its levels. It follows the app.
final class ViewOutlineController: UIViewController {
  let outline = ViewOutline()
  private let slider = UISlider()
  private var timer: Timer?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Views in 3D"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    slider.minimumValue = 0
    slider.maximumValue = 80
    slider.value = Float(outline.projection.spacing)
    slider.accessibilityLabel = "Distance"
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        outline.projection.spacing = CGFloat(slider.value)
      }, for: .valueChanged)
    outline.select = { [weak self] view in
      self?.navigationController?.pushViewController(InspectorDetailViewController(view), animated: true)
    }
    for view in [outline, slider] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      outline.topAnchor.constraint(equalTo: guide.topAnchor),
      outline.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      outline.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      slider.topAnchor.constraint(equalTo: outline.bottomAnchor, constant: 8),
      slider.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      slider.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      slider.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Highlight.remove()
    outline.update()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      // The timer was scheduled on the main run loop.
      MainActor.assumeIsolated { self?.outline.update() }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
