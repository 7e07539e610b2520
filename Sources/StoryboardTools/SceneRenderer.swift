import InterfaceDocuments
import OffscreenHost
import UIKit

/// Renders the scenes of a storyboard without its app; framework classes replace the app's own.
@MainActor
package final class SceneRenderer {
  package struct Picture {
    /// The identifier of the scene's controller.
    package let id: String
    package let name: String
    package let image: CGImage
  }

  package struct Options {
    package var device: Device
    package var isLandscape: Bool
    package var isDark: Bool
    /// Pixels per point; `nil` uses the device's scale.
    package var scale: CGFloat?

    package init(
      device: Device = .iPhone15, isLandscape: Bool = false, isDark: Bool = false, scale: CGFloat? = nil
    ) {
      self.device = device
      self.isLandscape = isLandscape
      self.isDark = isDark
      self.scale = scale
    }
  }

  private let options: Options
  private let host: OffscreenHost
  /// Elements of the documents that could not be used, without duplicates.
  package private(set) var warnings: [String] = []

  package init(_ options: Options) {
    self.options = options
    host = OffscreenHost(
      device: options.device, orientation: options.isLandscape ? .landscapeLeft : .portrait)
    host.isDark = options.isDark
    host.install(time: .virtual)
  }

  /// Renders a storyboard's scenes, or a nib's views, in the order of the document.
  package func pictures(of document: InterfaceDocument, bundle: Bundle = .main) -> [Picture] {
    let heard = Warnings()
    UIKitFault.recorder = { heard.add($0.message) }
    defer {
      UIKitFault.recorder = nil
      warnings += heard.all.filter { !warnings.contains($0) }
    }
    switch document.kind {
    case .storyboard:
      let storyboard = UIStoryboard(document: document, name: document.file, bundle: bundle)
      return document.scenes.compactMap { scene in
        guard let controller = scene.controller, let id = controller.id, scene.reference == nil,
          let made = storyboard.makeController(id), let image = draw(made, showing: controller)
        else { return nil }
        return Picture(id: id, name: Self.name(of: controller), image: image)
      }
    case .nib:
      return document.objects.compactMap { object in
        guard object.name != "placeholder", let id = object.id,
          let view = UINib.view(id, of: document, bundle: bundle)
        else { return nil }
        let controller = UIViewController()
        controller.view.addSubview(view)
        return draw(controller).map { Picture(id: id, name: object.displayName, image: $0) }
      }
    }
  }

  /// The file name for a scene.
  package static func name(of controller: InterfaceElement) -> String {
    let bare = controller["customClass"]
    return controller["storyboardIdentifier"] ?? bare ?? controller["title"] ?? controller.name
  }

  private func draw(_ controller: UIViewController, showing element: InterfaceElement? = nil) -> CGImage? {
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    let window = UIWindow(windowScene: UIApplication.shared.sceneForNewWindow())
    window.rootViewController = controller
    let items = element.map { PrototypeItems.fill($0, in: controller.view) } ?? []
    window.makeKeyAndVisible()
    for _ in 0..<4 {
      CATransaction.flush()
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      CATransaction.flush()
      _ = FrameClock.shared.settle(limit: 5)
    }
    defer { withExtendedLifetime(items) { window.isHidden = true } }
    let shown = host.windows.first { $0 === window.windowScene?.hostWindow }
    return shown?.makeImage(scale: options.scale, includesSystemChrome: false)
  }

  /// A thread-safe collection of warnings.
  private final class Warnings: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] {
      lock.lock()
      defer { lock.unlock() }
      return lines
    }

    func add(_ line: String) {
      lock.lock()
      defer { lock.unlock() }
      if !lines.contains(line) { lines.append(line) }
    }
  }
}
