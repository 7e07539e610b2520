import UIKit

/// A screen with a text, a button and a picture, laid out by constraints.
class PlainScreen: UIViewController {
  let number: Int
  var onTap: (() -> Void)?

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = MixTexts.title(number)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = MixTexts.sentence(number + 3)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let image = UIImageView(image: UIImage(systemName: "star.fill"))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = "Go On"
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.onTap?() })
    let stack = UIStackView(arrangedSubviews: [image, label, button])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

/// A list of titles.
class TitlesScreen: UITableViewController {
  let count: Int
  var onChoose: ((Int) -> Void)?

  init(_ title: String, count: Int = 12, style: UITableView.Style = .insetGrouped) {
    self.count = count
    super.init(style: style)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = MixTexts.title(indexPath.row)
    content.image = indexPath.row.isMultiple(of: 3) ? UIImage(systemName: "folder") : nil
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose?(indexPath.row)
  }
}
