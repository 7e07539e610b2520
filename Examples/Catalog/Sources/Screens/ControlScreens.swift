import UIKit

/// Screens of buttons and value controls.
@MainActor
enum ControlScreens {
  static let all = [buttons, switches, sliders, steppers, segments, pages, progress, indicators]

  static let buttons = CatalogScreen("Buttons", symbol: "hand.tap") { form in
    @MainActor func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
      var configuration = configuration
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    form.add("Plain and tinted", row: [button("Plain", .plain()), button("Tinted", .tinted())])
    form.add("Grey and filled", row: [button("Gray", .gray()), button("Filled", .filled())])
    var image = UIButton.Configuration.filled()
    image.image = UIImage(systemName: "cart")
    image.imagePadding = 8
    form.add("With an image", button("Add to Cart", image))
    var subtitle = UIButton.Configuration.tinted()
    subtitle.subtitle = "and a subtitle"
    form.add("With a subtitle", button("Title", subtitle))
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    form.add(
      "System", row: [system, disabled, UIButton(type: .detailDisclosure), UIButton(type: .contactAdd)])
  }

  static let switches = CatalogScreen("Switches", symbol: "switch.2") { form in
    let (off, on) = (UISwitch(), UISwitch())
    on.isOn = true
    form.add("Off and on", row: [off, on])
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    let thumb = UISwitch()
    thumb.isOn = true
    thumb.thumbTintColor = .systemYellow
    form.add("Colours", row: [tinted, thumb])
    let (disabledOff, disabledOn) = (UISwitch(), UISwitch())
    disabledOn.isOn = true
    for control in [disabledOff, disabledOn] { control.isEnabled = false }
    form.add("Disabled", row: [disabledOff, disabledOn])
  }

  static let sliders = CatalogScreen("Sliders", symbol: "slider.horizontal.3") { form in
    let plain = UISlider()
    plain.value = 0.4
    form.add("Plain", plain, stretches: true)
    let tinted = UISlider()
    tinted.value = 0.7
    tinted.minimumTrackTintColor = .systemRed
    tinted.thumbTintColor = .systemOrange
    form.add("Colours", tinted, stretches: true)
    let images = UISlider()
    images.value = 0.5
    images.minimumValueImage = UIImage(systemName: "speaker")
    images.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    form.add("Images", images, stretches: true)
    let disabled = UISlider()
    disabled.value = 0.6
    disabled.isEnabled = false
    form.add("Disabled", disabled, stretches: true)
  }

  static let steppers = CatalogScreen("Steppers", symbol: "plusminus") { form in
    let value = UILabel()
    value.text = "5"
    value.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let stepper = UIStepper()
    stepper.value = 5
    stepper.addAction(
      UIAction { [weak value] action in
        value?.text = (action.sender as? UIStepper).map { String(Int($0.value)) }
      }, for: .valueChanged)
    form.add("With its value", row: [stepper, value])
    form.add("At the lower end", UIStepper())
    let disabled = UIStepper()
    disabled.isEnabled = false
    form.add("Disabled", disabled)
  }

  static let segments = CatalogScreen("Segmented Controls", symbol: "rectangle.split.3x1") { form in
    let titles = UISegmentedControl(items: ["First", "Second", "Third"])
    titles.selectedSegmentIndex = 0
    form.add("Titles", titles, stretches: true)
    let images = UISegmentedControl(
      items: ["list.bullet", "square.grid.2x2", "heart"].compactMap(UIImage.init(systemName:)))
    images.selectedSegmentIndex = 1
    form.add("Images", images)
    let widths = UISegmentedControl(items: ["A", "Longer", "The longest"])
    widths.apportionsSegmentWidthsByContent = true
    widths.selectedSegmentIndex = 2
    form.add("Widths by content", widths, stretches: true)
    let tinted = UISegmentedControl(items: ["One", "Two"])
    tinted.selectedSegmentTintColor = .systemBlue
    tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    tinted.selectedSegmentIndex = 1
    form.add("Colours", tinted)
    let disabled = UISegmentedControl(items: ["Off", "On"])
    disabled.selectedSegmentIndex = 0
    disabled.isEnabled = false
    form.add("Disabled", disabled)
  }

  static let pages = CatalogScreen("Page Controls", symbol: "ellipsis") { form in
    let plain = UIPageControl()
    plain.numberOfPages = 5
    plain.currentPage = 2
    plain.pageIndicatorTintColor = .tertiaryLabel
    plain.currentPageIndicatorTintColor = .label
    form.add("Plain", plain)
    let prominent = UIPageControl()
    prominent.numberOfPages = 4
    prominent.backgroundStyle = .prominent
    prominent.pageIndicatorTintColor = .systemGray
    prominent.currentPageIndicatorTintColor = .systemBlue
    form.add("Prominent", prominent)
    let many = UIPageControl()
    many.numberOfPages = 40
    many.currentPage = 20
    many.pageIndicatorTintColor = .tertiaryLabel
    many.currentPageIndicatorTintColor = .label
    form.add("Forty pages", many, stretches: true)
  }

  static let progress = CatalogScreen("Progress Views", symbol: "gauge") { form in
    for part in [0, 0.02, 0.5, 1] as [Float] {
      let bar = UIProgressView()
      bar.progress = part
      form.add("\(Int(part * 100)) %", bar, stretches: true)
    }
    let tinted = UIProgressView()
    tinted.progress = 0.3
    tinted.progressTintColor = .systemGreen
    tinted.trackTintColor = .systemGray4
    form.add("Colours", tinted, stretches: true)
  }

  static let indicators = CatalogScreen("Activity Indicators", symbol: "rays") { form in
    @MainActor func spinner(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil)
      -> UIActivityIndicatorView
    {
      let spinner = UIActivityIndicatorView(style: style)
      if let color { spinner.color = color }
      spinner.startAnimating()
      return spinner
    }
    form.add("Medium and large", row: [spinner(.medium), spinner(.large)])
    form.add("Colours", row: [spinner(.large, .systemPink), spinner(.large, .systemIndigo)])
  }
}
