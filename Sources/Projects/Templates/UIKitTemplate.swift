/// The sources of a new app in UIKit, without a storyboard.
struct UIKitTemplate {
  let name: String

  var files: [String: String] {
    [
      "AppDelegate.swift": appDelegate, "SceneDelegate.swift": sceneDelegate,
      "NotebookFile.swift": ModelTemplate.file(name), "NoteListViewController.swift": list,
      "NoteViewController.swift": note, "NewNoteViewController.swift": newNote,
    ]
  }

  private var appDelegate: String {
    """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    """
  }

  private var sceneDelegate: String {
    """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController(rootViewController: NoteListViewController(NotebookFile.open()))
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    """
  }

  private var list: String {
    """
    import \(name)Kit
    import UIKit

    /// The list of all notes.
    final class NoteListViewController: UITableViewController {
      private enum Section { case notes }

      private(set) var notebook: Notebook {
        didSet {
          NotebookFile.save(notebook)
          showNotes()
        }
      }
      private var query = ""
      private lazy var dataSource = DataSource(tableView: tableView) { [weak self] in
        self?.cell(at: $1, for: $2)
      }

      init(_ notebook: Notebook) {
        self.notebook = notebook
        super.init(style: .insetGrouped)
        title = "Notes"
      }

      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
        dataSource.delete = { [weak self] in self?.notebook.remove($0) }
        let button = UIBarButtonItem(
          image: UIImage(systemName: "square.and.pencil"), style: .plain, target: self,
          action: #selector(addNote))
        button.accessibilityLabel = "New Note"
        navigationItem.rightBarButtonItem = button
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        showNotes(animated: false)
      }

      private func showNotes(animated: Bool = true) {
        let notes = notebook.notes(matching: query)
        let shown = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Note.ID>()
        snapshot.appendSections([.notes])
        snapshot.appendItems(notes.map(\\.id))
        snapshot.reconfigureItems(notes.map(\\.id).filter(shown.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
        contentUnavailableConfiguration = notebook.notes.isEmpty ? emptyConfiguration : nil
      }

      private var emptyConfiguration: UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "note.text")
        configuration.text = "No Notes"
        configuration.secondaryText = "Notes that you add appear here."
        return configuration
      }

      private func cell(at path: IndexPath, for id: Note.ID) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: path)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = notebook[id]?.title
        content.secondaryText = notebook[id]?.text
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath), let note = notebook[id] else { return }
        let screen = NoteViewController(note) { [weak self] in self?.notebook[id] = $0 }
        navigationController?.pushViewController(screen, animated: true)
      }

      @objc private func addNote() {
        let screen = NewNoteViewController { [weak self] in self?.notebook.add($0) }
        let navigation = UINavigationController(rootViewController: screen)
        navigation.sheetPresentationController?.detents = [.medium()]
        present(navigation, animated: true)
      }

      /// A data source whose rows can be deleted.
      private final class DataSource: UITableViewDiffableDataSource<Section, Note.ID> {
        var delete: (Note.ID) -> Void = { _ in }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          if editingStyle == .delete, let id = itemIdentifier(for: indexPath) { delete(id) }
        }
      }
    }

    extension NoteListViewController: UISearchResultsUpdating {
      func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        showNotes()
      }
    }

    """
  }

  private var note: String {
    """
    import \(name)Kit
    import UIKit

    /// The text of one note.
    final class NoteViewController: UIViewController {
      private var note: Note
      private let change: (Note) -> Void

      init(_ note: Note, change: @escaping (Note) -> Void) {
        self.note = note
        self.change = change
        super.init(nibName: nil, bundle: nil)
        title = note.title
        navigationItem.largeTitleDisplayMode = .never
      }

      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let textView = UITextView()
        textView.text = note.text
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.accessibilityLabel = "Text"
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
          textView.topAnchor.constraint(equalTo: view.topAnchor),
          textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
          textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
      }
    }

    extension NoteViewController: UITextViewDelegate {
      func textViewDidChange(_ textView: UITextView) {
        note.text = textView.text
        change(note)
      }
    }

    """
  }

  private var newNote: String {
    """
    import \(name)Kit
    import UIKit

    /// A form for the title of a note to add.
    final class NewNoteViewController: UIViewController {
      private let titleField = UITextField()
      private let add: (Note) -> Void

      init(add: @escaping (Note) -> Void) {
        self.add = add
        super.init(nibName: nil, bundle: nil)
        title = "New Note"
      }

      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .save, target: self, action: #selector(save))
        navigationItem.rightBarButtonItem?.isEnabled = false
        titleField.placeholder = "Title"
        titleField.borderStyle = .roundedRect
        titleField.font = .preferredFont(forTextStyle: .body)
        titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
        titleField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleField)
        NSLayoutConstraint.activate([
          titleField.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
          titleField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          titleField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
      }

      @objc private func titleChanged() {
        navigationItem.rightBarButtonItem?.isEnabled = titleField.hasText
      }

      @objc private func save() {
        add(Note(title: titleField.text ?? ""))
        dismiss(animated: true)
      }

      @objc private func cancel() {
        dismiss(animated: true)
      }
    }

    """
  }
}
