@_exported import UIKit

/// The screens of a car.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var userInfo: Any?
}

/// A row of a list in a car.
@preconcurrency @MainActor
open class CPListItem: NSObject {
  public private(set) var text: String?
  public private(set) var detailText: String?
  public private(set) var image: UIImage?
  open var handler: ((CPListItem, @escaping () -> Void) -> Void)?

  public init(text: String?, detailText: String?, image: UIImage? = nil) {
    (self.text, self.detailText, self.image) = (text, detailText, image)
  }

  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
}

/// A section of a list in a car.
@preconcurrency @MainActor
open class CPListSection: NSObject {
  public let items: [CPListItem]
  public let header: String?

  public init(items: [CPListItem]) { (self.items, header) = (items, nil) }
  public init(items: [CPListItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header) = (items, header)
  }
}

/// A list in a car.
@preconcurrency @MainActor
open class CPListTemplate: CPTemplate {
  public let title: String?
  open private(set) var sections: [CPListSection]
  open var emptyViewTitleVariants: [String] = []

  public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// Tabs in a car.
@preconcurrency @MainActor
open class CPTabBarTemplate: CPTemplate {
  open private(set) var templates: [CPTemplate]
  public init(templates: [CPTemplate]) { self.templates = templates }
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}

/// Shows screens in a car. No car is connected, so that no scene receives one.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
  open private(set) var rootTemplate: CPTemplate?
  open private(set) var templates: [CPTemplate] = []
  open var topTemplate: CPTemplate? { templates.last }

  /// Fails, because no car is connected.
  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }
  /// Fails, because no car is connected.
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }
  /// Fails, because no car is connected.
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    completion?(false, nil)
  }
}

/// The scene of a car. The system creates none.
@preconcurrency @MainActor
open class CPTemplateApplicationScene: UIScene {}

@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}
