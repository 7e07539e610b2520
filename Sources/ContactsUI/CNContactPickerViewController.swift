@_exported import Contacts
import FoundationExtensions
@_exported import UIKit

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// A screen for choosing a contact. The list is empty, because the address book is.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    screen.title = SystemString.contacts.text
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    var content = UIContentUnavailableConfiguration.empty()
    content.text = SystemString.noResults.text
    screen.contentUnavailableConfiguration = content
    let navigation = UINavigationController(rootViewController: screen)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func cancel() {
    delegate?.contactPickerDidCancel(self)
    dismiss(animated: true)
  }
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// A screen with a contact: the name and numbers. Contacts cannot be saved.
@preconcurrency @MainActor
open class CNContactViewController: UITableViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contact: CNContact
  open var allowsEditing = true
  open var allowsActions = true
  /// The keys of the properties to show; all if `nil`.
  open var displayedPropertyKeys: [Any]? {
    didSet { viewIfLoaded.map { ($0 as? UITableView)?.reloadData() } }
  }
  /// The store of the contact. Differs from iOS: changes are not saved.
  open var contactStore: CNContactStore?

  /// The keys that the screen needs of a contact.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "contactView" as NSString }

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(style: .insetGrouped)
    title = CNContactFormatter.string(from: contact, style: .fullName)
  }

  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private var lines: [(String, String)] {
    let keys = displayedPropertyKeys.map { $0.map { "\($0)" } }
    let phones = keys?.contains(CNContactPhoneNumbersKey) == false ? [] : contact.phoneNumbers
    let mails = keys?.contains(CNContactEmailAddressesKey) == false ? [] : contact.emailAddresses
    return phones.map {
      (CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: $0.label ?? ""), $0.value.stringValue)
    }
      + mails.map {
        (CNLabeledValue<NSString>.localizedString(forLabel: $0.label ?? ""), "\($0.value)")
      }
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = lines[indexPath.row].0
    cell.detailTextLabel?.text = lines[indexPath.row].1
    return cell
  }
}
