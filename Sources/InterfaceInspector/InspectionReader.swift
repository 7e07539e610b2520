import Foundation
import UIKit
import WebHost

/// Reads the state of an app's interface.
@MainActor
package enum InspectionReader {
  /// The inspection of all scenes.
  package static func read(_ log: LifecycleLog?) -> Inspection {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    return Inspection(scenes: scenes.map(scene), lifecycle: log?.events ?? [])
  }

  /// The name of an object's type without the frameworks' modules, and without the addresses of private contexts.
  static func name(of object: AnyObject) -> String {
    String(reflecting: type(of: object)).replacingOccurrences(
      of: #"\(unknown context at \$[0-9a-f]+\)\.|\b(UIKit|SwiftUI)\."#, with: "", options: .regularExpression)
  }

  static func title(of controller: UIViewController) -> String? {
    [controller.navigationItem.title, controller.title].compactMap { $0 }.first { !$0.isEmpty }
  }

  private static func scene(_ scene: UIWindowScene) -> Inspection.Scene {
    let size = scene.coordinateSpace.bounds.size
    let window = scene.keyWindow ?? scene.windows.last { !$0.isHidden }
    return Inspection.Scene(
      title: scene.title ?? "", state: "\(scene.activationState)", size: [size.width, size.height],
      path: NavigationAddress.current(in: window).path,
      screens: window?.rootViewController.map { screens($0) } ?? [],
      windows: scene.windows.filter { !$0.isHidden }.map { Self.window($0) },
      accessibility: AccessibilityTree.nodes(in: scene).map(element))
  }

  private static func window(_ window: UIWindow) -> Inspection.Window {
    Inspection.Window(
      type: name(of: window), level: window.windowLevel.rawValue, isKey: window.isKeyWindow,
      controller: window.rootViewController.map(controller), view: view(window))
  }

  // MARK: Controllers

  /// The controllers from a container to its visible screen, presented ones included.
  private static func screens(_ controller: UIViewController) -> [String] {
    var names = [title(of: controller).map { "\(name(of: controller)) “\($0)”" } ?? name(of: controller)]
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      return names + visibleChild(of: controller) + screens(presented)
    }
    names += visibleChild(of: controller)
    return names
  }

  private static func visibleChild(of controller: UIViewController) -> [String] {
    switch controller {
    case let stack as UINavigationController: stack.viewControllers.flatMap { screens($0) }
    case let tabs as UITabBarController: tabs.selectedViewController.map { screens($0) } ?? []
    case let split as UISplitViewController: split.viewControllers.flatMap { screens($0) }
    default: controller.children.count == 1 ? screens(controller.children[0]) : []
    }
  }

  static func controller(_ controller: UIViewController) -> Inspection.Controller {
    let presented = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? [Self.controller($0)] : nil
    }
    return Inspection.Controller(
      type: name(of: controller), title: title(of: controller), state: "\(controller.appearance)",
      children: controller.children.isEmpty ? nil : controller.children.map(Self.controller),
      presented: presented)
  }

  // MARK: Views

  static func view(_ view: UIView) -> Inspection.View {
    Inspection.View(
      type: name(of: view), text: text(of: view), identifier: view.accessibilityIdentifier,
      controller: view.owningController.map { name(of: $0) }, frame: numbers(view.frame),
      windowFrame: numbers(view.convert(view.bounds, to: nil)), isHidden: view.isHidden ? true : nil,
      alpha: view.alpha == 1 ? nil : view.alpha, width: SizeReason.reason(of: view, on: .horizontal),
      height: SizeReason.reason(of: view, on: .vertical),
      children: view.subviews.isEmpty ? nil : view.subviews.map(Self.view))
  }

  static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.configuration?.title
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
  }

  // MARK: Accessibility

  private static func element(_ node: AccessibilityNode) -> Inspection.Element {
    Inspection.Element(
      role: node.role.rawValue, label: node.label, value: node.value, hint: node.hint,
      identifier: node.identifier, frame: numbers(node.frame),
      children: node.children.isEmpty ? nil : node.children.map(element))
  }
}
