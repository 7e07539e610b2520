import DeveloperToolsSupport
import Foundation
import OffscreenHost
import UIKit

/// The settings of a preview's traits; later ones replace earlier ones.
@MainActor
struct PreviewSettings {
  private(set) var layout = PreviewLayout.device
  private(set) var orientation = UIInterfaceOrientation.portrait
  private(set) var modifiers: [@MainActor @Sendable (AnyView) async throws -> AnyView] = []

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits { add(trait.setting) }
  }

  private mutating func add(_ setting: PreviewTrait<Preview.ViewTraits>.Setting) {
    switch setting {
    case .layout(let layout): self.layout = layout
    case .orientation(.landscapeLeft): orientation = .landscapeLeft
    case .orientation(.landscapeRight): orientation = .landscapeRight
    case .orientation(.portraitUpsideDown): orientation = .portraitUpsideDown
    case .orientation: orientation = .portrait
    case .modifier(let modifier): modifiers.append(modifier)
    case .all(let settings): for setting in settings { add(setting) }
    }
  }

  // MARK: Content

  /// Returns the controller of a preview without its modifiers.
  func controller(_ content: Preview.Content) -> UIViewController {
    switch content {
    case .view(let make): return UIHostingController(rootView: make())
    case .controller(let make): return make()
    case .uiView(let make):
      let controller = UIViewController()
      let view = make()
      controller.view.backgroundColor = .systemBackground
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
      return controller
    }
  }

  /// Returns the controller of a preview with its modifiers, whose contexts are created asynchronously.
  func modifiedController(_ content: Preview.Content) async throws -> UIViewController {
    guard case .view(let make) = content else { return controller(content) }
    var view = make()
    for modifier in modifiers { view = try await modifier(view) }
    return UIHostingController(rootView: view)
  }

  // MARK: Size

  /// The size of a preview in points; `nil` for that of the device.
  func size(of controller: UIViewController, device: Device) -> CGSize? {
    let screen = device.size(in: orientation)
    switch layout {
    case .device: return nil
    case .fixed(let width, let height): return CGSize(width: max(1, width), height: max(1, height))
    case .sizeThatFits:
      let size =
        (controller as? UIHostingController<AnyView>)?.sizeThatFits(in: screen)
        ?? fittingSize(of: controller.view)
      guard size.width > 0, size.height > 0 else { return nil }
      return CGSize(width: ceil(min(size.width, screen.width)), height: ceil(size.height))
    }
  }

  /// The size that fits a UIKit view: that of its constraints, its own, or that of its only subview.
  private func fittingSize(of view: UIView) -> CGSize {
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > 0, size.height > 0 { return size }
    if view.subviews.count == 1 { return fittingSize(of: view.subviews[0]) }
    return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}
