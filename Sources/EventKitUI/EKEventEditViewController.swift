@_exported import EventKit
import FoundationExtensions
@_exported import UIKit

public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
  public static let cancelled = EKEventEditViewAction.canceled
}
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
  {
    controller.eventStore.defaultCalendarForNewEvents
      ?? EKCalendar(for: .event, eventStore: controller.eventStore)
  }
}

/// A screen that edits an event. It shows the title and can only be canceled, as on a device without calendars.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  open var eventStore: EKEventStore! = EKEventStore()
  open var event: EKEvent?
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    page.view.backgroundColor = .systemGroupedBackground
    page.title = event?.title
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
    viewControllers = [page]
  }

  open func cancelEditing() {
    if let editViewDelegate {
      editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
    } else {
      dismiss(animated: true)
    }
  }
}

@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// A screen with the title of an event.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  open var event: EKEvent! { didSet { title = event?.title } }
  open var allowsEditing = false
  open var allowsCalendarPreview = false
  open weak var delegate: (any EKEventViewDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// An empty list of calendars.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
  open var showsDoneButton = false
  open var showsCancelButton = false
  public let selectionStyle: EKCalendarChooserSelectionStyle

  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    selectionStyle = .single
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    if showsDoneButton {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidFinish($0) } })
    }
    if showsCancelButton {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidCancel($0) } })
    }
  }
}
