/// A list of the files and folders in a folder. A tap on a folder pushes its list.
final class FileListViewController: UITableViewController {
  private struct Entry {
    let url: URL
    let isFolder: Bool
  }

  /// The documents folder; the home directory if there is none.
  static var documents: URL {
    let folder =
      AppContainer.userDocuments
      ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    return folder.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  private weak var picker: UIDocumentPickerViewController?
  private let folder: URL
  private var entries: [Entry] = []
  private static let identifier = "file"

  init(_ picker: UIDocumentPickerViewController, folder: URL) {
    self.picker = picker
    self.folder = folder.standardizedFileURL
    super.init(style: .plain)
    title = folder.path == "/" ? SystemString.computer.text : folder.lastPathComponent
  }

  @available(*, unavailable, message: "the list is made in code")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    tableView.allowsMultipleSelection = picker?.allowsMultipleSelection ?? false
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
    if navigationController?.viewControllers.first === self { navigationItem.leftBarButtonItem = cancel }
    let isOpening = picker?.opensFiles ?? true
    let accept = UIBarButtonItem(
      title: (isOpening ? SystemString.open : .save).text, image: nil,
      primaryAction: UIAction { [weak self] _ in self?.accept() }, menu: nil)
    accept.style = .done
    navigationItem.rightBarButtonItem = accept
    let up = UIBarButtonItem(
      title: SystemString.enclosingFolder.text, image: nil,
      primaryAction: UIAction { [weak self] _ in self?.goUp() }, menu: nil)
    up.isEnabled = !PickerFiles.isTop(folder)
    toolbarItems = [up]
    load()
  }

  func load() {
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)) ?? []
    entries = found.filter(PickerFiles.contains).map {
      Entry(
        url: $0.standardizedFileURL,
        isFolder: (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false)
    }.sorted { a, b in
      a.isFolder != b.isFolder
        ? a.isFolder
        : a.url.lastPathComponent.localizedStandardCompare(b.url.lastPathComponent) == .orderedAscending
    }
    tableView.reloadData()
    update()
  }

  private func update() {
    let hasChoice = tableView.indexPathsForSelectedRows?.isEmpty == false
    navigationItem.rightBarButtonItem?.isEnabled = hasChoice || picker?.opensFolders == true
  }

  private func goUp() {
    guard let picker else { return }
    let parent = FileListViewController(picker, folder: folder.deletingLastPathComponent())
    navigationController?.setViewControllers([parent], animated: false)
  }

  /// Picks the selected files, or the folder itself if nothing is selected.
  private func accept() {
    let chosen = (tableView.indexPathsForSelectedRows ?? []).map { entries[$0.row].url }
    picker?.finish(chosen.isEmpty ? [folder] : chosen)
  }

  // MARK: Rows

  private func canPick(_ entry: Entry) -> Bool { entry.isFolder || picker?.accepts(entry.url) == true }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let entry = entries[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = entry.url.lastPathComponent
    content.image = UIImage(systemName: entry.isFolder ? "folder" : "doc")
    let isEnabled = canPick(entry)
    content.textProperties.color = isEnabled ? .label : .tertiaryLabel
    content.imageProperties.tintColor = isEnabled ? nil : .tertiaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    canPick(entries[indexPath.row]) ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = entries[indexPath.row]
    if entry.isFolder, let picker {
      tableView.deselectRow(at: indexPath, animated: true)
      navigationController?.pushViewController(
        FileListViewController(picker, folder: entry.url), animated: true)
    } else if picker?.allowsMultipleSelection == true {
      update()
    } else {
      picker?.finish([entry.url])
    }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { update() }
}
