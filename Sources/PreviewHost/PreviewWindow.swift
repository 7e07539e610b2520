import DeveloperToolsSupport
import OffscreenHost
import SwiftUI

/// The window of `portolan preview --watch`: a list of the previews, and the chosen one, which can be used.
struct PreviewWindow: App {
  var body: some Scene {
    WindowGroup("Previews") { PreviewBrowser(items: PreviewItem.all) }
  }
}

/// A preview of this program.
struct PreviewItem: Identifiable {
  /// The module, the file, the name, and the position among equal ones: it stays while others are added.
  let id: String
  let file: String
  let name: String
  let preview: Preview
  let device: Device

  /// All previews, in the order of files and lines.
  @MainActor static var all: [PreviewItem] {
    var counts: [String: Int] = [:]
    return _Previews.declarations.flatMap { declaration in
      declaration.make().map { preview, device in
        let name = preview.name ?? declaration.type ?? "Preview"
        let key = "\(declaration.module)/\(declaration.file)/\(name)"
        counts[key, default: 0] += 1
        let count = counts[key, default: 1]
        return PreviewItem(
          id: "\(key)#\(count)", file: declaration.file, name: count == 1 ? name : "\(name) \(count)",
          preview: preview, device: device.flatMap(Device.named) ?? .iPhone15)
      }
    }
  }
}

struct PreviewBrowser: View {
  let items: [PreviewItem]
  @State private var selection: String?
  @State private var isDark = false
  @State private var hasLargeText = false

  /// The files in order.
  private var files: [String] {
    items.map(\.file).reduce(into: []) { files, file in
      if !files.contains(file) { files.append(file) }
    }
  }

  private var chosen: PreviewItem? { items.first { $0.id == selection } ?? items.first }

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(files, id: \.self) { file in
          Section(file) {
            ForEach(items.filter { $0.file == file }) { item in Text(item.name).tag(item.id) }
          }
        }
      }
      .navigationTitle("Previews")
    } detail: {
      if let chosen {
        PreviewStage(item: chosen, isDark: isDark, hasLargeText: hasLargeText)
          .id(chosen.id)
          .ignoresSafeArea()
          .navigationTitle(chosen.name)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            Toggle(isOn: $hasLargeText) { Label("Larger Text", systemImage: "textformat.size") }
            Toggle(isOn: $isDark) { Label("Dark", systemImage: "moon") }
          }
          .toggleStyle(.button)
      } else {
        ContentUnavailableView(
          "No Previews", systemImage: "rectangle.dashed",
          description: Text("The project declares no #Preview and no PreviewProvider."))
      }
    }
  }
}

/// A preview with the size of its device or layout, as large as fits.
private struct PreviewStage: UIViewControllerRepresentable {
  let item: PreviewItem
  let isDark: Bool
  let hasLargeText: Bool

  func makeUIViewController(context: Context) -> PreviewStageController { PreviewStageController(item) }

  func updateUIViewController(_ controller: PreviewStageController, context: Context) {
    controller.style = isDark ? .dark : .light
    controller.textSize = hasLargeText ? .accessibilityLarge : .large
  }
}

/// Shows a preview as the child of a container with the traits of its device.
final class PreviewStageController: UIViewController {
  private let item: PreviewItem
  private let settings: PreviewSettings
  private let frame = UIView()
  private var content: UIViewController?
  private var size: CGSize

  var style = UIUserInterfaceStyle.light { didSet { applyTraits() } }
  var textSize = UIContentSizeCategory.large { didSet { applyTraits() } }

  init(_ item: PreviewItem) {
    self.item = item
    settings = PreviewSettings(item.preview.traits)
    size = item.device.size(in: settings.orientation)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    frame.clipsToBounds = true
    view.addSubview(frame)
    guard !settings.modifiers.isEmpty else { return show(settings.controller(item.preview.content)) }
    Task { [weak self, settings, item] in
      do {
        let controller = try await settings.modifiedController(item.preview.content)
        self?.show(controller)
      } catch {
        self?.show(UIHostingController(rootView: Text("The context of the modifier fails: \(error)")))
      }
    }
  }

  private func show(_ controller: UIViewController) {
    content = controller
    let fitting = settings.size(of: controller, device: item.device)
    size = fitting ?? size
    addChild(controller)
    controller.additionalSafeAreaInsets =
      fitting == nil ? item.device.safeArea(in: settings.orientation) : .zero
    frame.layer.cornerRadius = fitting == nil ? item.device.cornerRadius : 0
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.autoresizingMask = []
    frame.addSubview(controller.view)
    controller.didMove(toParent: self)
    applyTraits()
    view.setNeedsLayout()
  }

  private func applyTraits() {
    guard let content else { return }
    content.overrideUserInterfaceStyle = style
    content.traitOverrides.preferredContentSizeCategory = textSize
    let isPad = item.device.idiom == .pad
    content.traitOverrides.userInterfaceIdiom = item.device.idiom
    content.traitOverrides.horizontalSizeClass = isPad ? .regular : .compact
    content.traitOverrides.verticalSizeClass =
      isPad || !settings.orientation.isLandscape ? .regular : .compact
    frame.backgroundColor = UIColor.systemBackground.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: style))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    let scale = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
    frame.transform = .identity
    frame.bounds = CGRect(origin: .zero, size: size)
    frame.center = CGPoint(x: room.midX, y: room.midY)
    frame.transform = CGAffineTransform(scaleX: max(scale, 0.1), y: max(scale, 0.1))
  }
}
