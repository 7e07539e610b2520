@_exported import Intents
@_exported import UIKit

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The screen that adds a shortcut to Siri.
///
/// There is no Siri: once the screen has appeared, the delegate receives an error.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  private let shortcut: INShortcut

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.addVoiceShortcutViewController(
      self, didFinishWith: nil, error: INIntentError(.voiceShortcutCreationFailed))
  }
}

@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The screen that changes a shortcut of Siri. There are no shortcuts: the delegate receives an error.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.editVoiceShortcutViewController(
      self, didUpdate: nil, error: INIntentError(.voiceShortcutGetFailed))
  }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// The button “Add to Siri”. Hidden and disabled: there is no Siri.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
  public let style: INUIAddVoiceShortcutButtonStyle
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open var shortcut: INShortcut?

  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
    isEnabled = false
  }

  public required init?(coder: NSCoder) {
    style = .automatic
    super.init(coder: coder)
    isHidden = true
    isEnabled = false
  }
}
