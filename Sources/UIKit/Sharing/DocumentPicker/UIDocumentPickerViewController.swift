import UniformTypeIdentifiers

/// The mode of a document picker in the API before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Receives the documents that a person picked.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Called for a single document. Calls the method of earlier versions.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A controller for choosing files and folders of the computer, or a folder to store files in.
///
/// The URLs are those of the files themselves, or of copies in the temporary directory. Differs from iOS: reading them
/// does not require a security scope.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The operation on the picked files.
  enum Purpose {
    case open([UTType], asCopy: Bool)
    case export([URL], asCopy: Bool)
  }

  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  /// The initial folder; nil for the documents folder.
  open var directoryURL: URL?
  open private(set) var documentPickerMode: UIDocumentPickerMode

  private let purpose: Purpose
  private var navigation: UINavigationController?

  private init(_ purpose: Purpose, _ mode: UIDocumentPickerMode) {
    self.purpose = purpose
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(.open(contentTypes, asCopy: asCopy), asCopy ? .import : .open)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(.export(urls, asCopy: asCopy), asCopy ? .exportToService : .moveToService)
  }

  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  @available(*, deprecated, message: "Use init(forOpeningContentTypes:asCopy:)")
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(.open(allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import), mode)
  }

  @available(*, deprecated, message: "Use init(forExporting:asCopy:)")
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  @available(*, deprecated, message: "Use init(forExporting:asCopy:)")
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(.export(urls, asCopy: mode != .moveToService), mode)
  }

  public required init?(coder: NSCoder) {
    purpose = .open([.item], asCopy: false)
    documentPickerMode = .open
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FileListViewController(self, folder: PickerFiles.first(directoryURL))
    let navigation = UINavigationController(rootViewController: list)
    navigation.isToolbarHidden = false
    self.navigation = navigation
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    PickerFiles.front = self
    if case .open(let types, _) = purpose {
      PickerFiles.request?(types.compactMap(\.preferredFilenameExtension), allowsMultipleSelection)
    }
  }

  /// Reads the listed folder again.
  func reload() { (navigation?.topViewController as? FileListViewController)?.load() }

  // MARK: Selection

  /// Whether a person picks files, as opposed to a folder to store files in.
  var opensFiles: Bool { if case .open = purpose { true } else { false } }

  var opensFolders: Bool {
    if case .open(let types, _) = purpose {
      types.contains { $0 == .folder || $0 == .directory }
    } else {
      true
    }
  }

  func accepts(_ file: URL) -> Bool {
    guard case .open(let types, _) = purpose else { return false }
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) || $0 == .item || $0 == .content || $0 == .data }
  }

  // MARK: Completion

  func cancel() {
    dismissSelf { [self] in delegate?.documentPickerWasCancelled(self) }
  }

  func finish(_ picked: [URL]) {
    var result = picked
    do {
      switch purpose {
      case .open(_, asCopy: false): break
      case .open(_, asCopy: true):
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
          "Inbox-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        result = try place(picked, in: folder, moves: false)
      case .export(let files, let asCopy):
        guard let folder = picked.first else { return cancel() }
        result = try place(files, in: folder, moves: !asCopy)
        PickerFiles.didExport?(result)
      }
    } catch {
      // The picker stays open if the copy fails, so that a person can choose another file.
      return UIKitFault.warn("\(error.localizedDescription)", category: "DocumentPicker")
    }
    dismissSelf { [self] in delegate?.documentPicker(self, didPickDocumentsAt: result) }
  }

  private func place(_ files: [URL], in folder: URL, moves: Bool) throws -> [URL] {
    try files.map { file in
      let target = folder.appendingPathComponent(file.lastPathComponent)
      guard target.standardizedFileURL != file.standardizedFileURL else { return target }
      if FileManager.default.fileExists(atPath: target.path) {
        try FileManager.default.removeItem(at: target)
      }
      if moves {
        try FileManager.default.moveItem(at: file, to: target)
      } else {
        try FileManager.default.copyItem(at: file, to: target)
      }
      return target
    }
  }

  /// Dismisses the picker and then calls the delegate, as on iOS.
  private func dismissSelf(_ completion: @escaping () -> Void) {
    guard let presenter = presentingViewController else { return completion() }
    presenter.dismiss(animated: true)
    completion()
  }
}
