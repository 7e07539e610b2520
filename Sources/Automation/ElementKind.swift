import AutomationProtocol
import UIKit

/// The representation of a view in UI tests: its type, its texts and whether its subviews are elements.
@MainActor
struct ElementKind {
  let type: XCUIElementType

  init(of view: UIView) {
    type = Self.controllerType(of: view) ?? Self.classType(of: view) ?? Self.accessibilityType(of: view)
  }

  // MARK: Type

  /// The type of a controller's root view, for controllers with a specific type.
  private static func controllerType(of view: UIView) -> XCUIElementType? {
    guard let alert = view.next as? UIAlertController else { return nil }
    return alert.preferredStyle == .alert ? .alert : .sheet
  }

  private static func classType(of view: UIView) -> XCUIElementType? {
    switch view {
    case is UIWindow: .window
    case is SoftwareKeyboardView: .keyboard
    case is CalendarGrid: .collectionView
    case is UINavigationBar: .navigationBar
    case is UITabBar: .tabBar
    case is UIToolbar: .toolbar
    case is UITableView: .table
    case is UICollectionView: .collectionView
    case is UITableViewCell, is UICollectionViewCell: .cell
    case is UISearchTextField: .searchField
    case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
    case is UITextView: .textView
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UISegmentedControl: .segmentedControl
    case is UIPageControl: .pageIndicator
    case is UIDatePicker, is DatePickerCard: .datePicker
    // The picker in the popover of a date picker.
    case _ where view.superview is DatePickerCard: .datePicker
    case is PickerColumn: .pickerWheel
    case is UIPickerView: .picker
    case is UIProgressView: .progressIndicator
    case is UIActivityIndicatorView: .activityIndicator
    case is MenuScrollView, is AlertFieldsView: .collectionView
    case is UIScrollView: .scrollView
    case is UILabel: view.accessibilityTraits.contains(.link) ? .link : .staticText
    case is UIImageView: .image
    default: nil
    }
  }

  private static func accessibilityType(of view: UIView) -> XCUIElementType {
    if view is UIButton { return view.accessibilityTraits.contains(.link) ? .link : .button }
    switch AccessibilityRole(of: view) {
    case .toggle: return .switch
    case .slider: return .slider
    case .pages: return .pageIndicator
    case .picker: return .pickerWheel
    case .progress: return .progressIndicator
    case .key: return .key
    case .tab: return .button
    case .cell: return .cell
    case .map: return .map
    case .webPage: return .webView
    case .field: return view.isAccessibilityElement ? .textField : .other
    default: return view.isAccessibilityElement ? type(for: view.accessibilityTraits) ?? .other : .other
    }
  }

  /// The type for accessibility traits.
  static func type(for traits: UIAccessibilityTraits) -> XCUIElementType? {
    let order: [(UIAccessibilityTraits, XCUIElementType)] = [
      (.searchField, .searchField), (.toggleButton, .switch), (.keyboardKey, .key), (.link, .link),
      (.button, .button),
      (.adjustable, .slider), (.image, .image), (.staticText, .staticText), (.header, .staticText),
      (.tabBar, .tabBar),
    ]
    return order.first { traits.contains($0.0) }?.1
  }

  // MARK: Texts

  func identifier(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    switch view {
    case let bar as UINavigationBar: return identifier(ofBar: bar)
    case is UIToolbar: return "Toolbar"
    case let image as UIImageView where image.superview is any SystemBarButton:
      let isTab = sequence(first: image as UIView, next: \.superview).contains { $0 is UITabBar }
      return isTab && image.image?.isSymbolImage == false ? image.image?.catalogName ?? "" : ""
    case let image as UIImageView where !Self.isOfSystem(image):
      return image.image.flatMap { $0.accessibilityIdentifier ?? $0.catalogName } ?? ""
    default: return ""
    }
  }

  /// The title of a navigation bar; without one the class of the screen up to `Controller`, as recorded tests name it:
  /// `App.View` for the class `ViewController`.
  private func identifier(ofBar bar: UINavigationBar) -> String {
    if let title = bar.topItem?.title, !title.isEmpty { return title }
    guard let stack = bar.delegate as? UINavigationController, let screen = stack.topViewController else {
      return ""
    }
    let name = _typeName(Swift.type(of: screen))
    guard name.hasPrefix("SwiftUI.") else {
      // On iOS, UIKit's classes have no module.
      let plain = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
      return plain.components(separatedBy: "Controller").first ?? plain
    }
    // The class names of iOS 17 in recorded tests.
    let isOfSwiftUI = stack.delegate.map { _typeName(Swift.type(of: $0)).hasPrefix("SwiftUI.") } ?? false
    return isOfSwiftUI ? "_TtGC7SwiftUI32NavigationStackHosting" : "_TtGC7SwiftUI19UIHosting"
  }

  /// Whether an image belongs to a bar or to a control with several parts.
  private static func isOfSystem(_ image: UIImageView) -> Bool {
    sequence(first: image as UIView, next: \.superview).contains { part in
      switch part {
      case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UITextField, is UIStepper,
        is UISegmentedControl:
        true
      default: false
      }
    }
  }

  func label(of view: UIView) -> String {
    if type == .alert || type == .sheet, let alert = view.next as? UIAlertController {
      return view.accessibilityLabel ?? alert.title ?? alert.message ?? ""
    }
    if let label = view.accessibilityLabel { return label }
    switch view {
    case is UITabBar: return "Tab Bar"
    case is UIToolbar: return "Toolbar"
    case is UITableViewCell, is UICollectionViewCell: return ""
    default:
      // The label of an element made of several texts joins them.
      let isRead = type == .button || (type == .staticText && view.isAccessibilityElement)
      return isRead ? AccessibilityTree.accessibilityTextOfView(of: view) ?? "" : ""
    }
  }

  func placeholder(of view: UIView) -> String? {
    (view as? UITextField)?.placeholder ?? (view as? UITextField)?.attributedPlaceholder?.string
  }

  /// The value of a view. For an empty text field it is the placeholder, as on iOS.
  func value(of view: UIView) -> ElementSnapshot.Value? {
    switch view {
    case let field as UITextField:
      let text = field.text ?? ""
      if text.isEmpty { return placeholder(of: view).map { .text($0) } ?? .text("") }
      return .text(field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text)
    case let text as UITextView: return .text(text.text)
    default: return view.accessibilityValue.map { .text($0) }
    }
  }

  // MARK: Children

  /// Whether a view's subviews are visible to tests. As on iOS, a view that is an accessibility element hides
  /// its subviews, except for buttons and cells.
  func showsChildren(of view: UIView) -> Bool {
    switch type {
    case .staticText, .image, .switch, .slider, .pageIndicator, .progressIndicator, .activityIndicator,
      .pickerWheel,
      .key, .textView:
      return false
    case .cell, .button, .link, .textField, .secureTextField, .searchField:
      return view.accessibilityElements?.isEmpty != true
    default: return !view.isAccessibilityElement
    }
  }
}
