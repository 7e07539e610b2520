import UIKit

/// Screens of date, wheel and color pickers.
@MainActor
enum PickerScreens {
  static let all = [compactDates, calendar, dateWheels, wheels, colors]

  /// Uses a fixed date for reproducible screenshots.
  private static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSince1970: 1_718_012_400)
    return picker
  }

  static let compactDates = CatalogScreen("Compact Dates", symbol: "calendar.badge.clock") { form in
    form.add("Date and time", picker(.dateAndTime, .compact))
    form.add("Date", picker(.date, .compact))
    form.add("Time", picker(.time, .compact))
    let disabled = picker(.date, .compact)
    disabled.isEnabled = false
    form.add("Disabled", disabled)
  }

  static let calendar = CatalogScreen("Calendar", symbol: "calendar") { form in
    form.add("Date and time", picker(.dateAndTime, .inline), stretches: true)
    let limited = picker(.date, .inline)
    limited.minimumDate = limited.date.addingTimeInterval(-5 * 86400)
    limited.maximumDate = limited.date.addingTimeInterval(9 * 86400)
    form.add("Two weeks to choose from", limited, stretches: true)
  }

  static let dateWheels = CatalogScreen("Date Wheels", symbol: "clock") { form in
    form.add("Date", picker(.date, .wheels), stretches: true)
    form.add("Time", picker(.time, .wheels), stretches: true)
    let timer = picker(.countDownTimer, .wheels)
    timer.countDownDuration = 5400
    form.add("Timer", timer, stretches: true)
  }

  static let wheels = CatalogScreen("Wheels", symbol: "dial.min") { WheelsViewController() }

  static let colors = CatalogScreen("Color Wells", symbol: "paintpalette") { form in
    let (empty, blue) = (UIColorWell(), UIColorWell())
    blue.selectedColor = .systemBlue
    form.add("Empty and blue", row: [empty, blue])
  }
}

/// Two picker wheels with words.
final class WheelsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let words = [
    ["Fresh", "Roast", "Dried", "Candied", "Frozen", "Wild"],
    ["Apple", "Pear", "Plum", "Cherry", "Quince", "Fig", "Grape", "Lemon"],
  ]
  private let picker = UIPickerView()
  private let result = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picker.dataSource = self
    picker.delegate = self
    result.font = .preferredFont(forTextStyle: .title2)
    result.adjustsFontForContentSizeCategory = true
    result.adjustsFontForContentSizeCategory = true
    result.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [picker, result])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(3, inComponent: 1, animated: false)
    show()
  }

  private func show() {
    result.text = words.indices.map { words[$0][max(0, picker.selectedRow(inComponent: $0))] }.joined(
      separator: " ")
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { words.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    words[component].count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    words[component][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { show() }
}
