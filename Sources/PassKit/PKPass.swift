// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads.

@_exported import Foundation
@_exported import UIKit

/// Errors of passes.
public struct PKPassKitError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

open class PKObject: NSObject, @unchecked Sendable {}

public enum PKPassType: UInt, Sendable { case barcode, secureElement, any = 0xFFFF_FFFF }

/// A pass. The signature of passes cannot be checked: creating one throws.
open class PKPass: PKObject, @unchecked Sendable {
  /// Throws `PKPassKitError` with the code `unsupportedVersionError`.
  public init(data: Data) throws { throw PKPassKitError(.unsupportedVersionError) }
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var organizationName: String { "" }
  open var passURL: URL? { nil }
  open var passType: PKPassType { .barcode }
}

/// The passes of the device: not available.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isPassLibraryAvailable() -> Bool { false }
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func removePass(_ pass: PKPass) {}
  /// Answers `.shouldReviewPasses`, in a later turn: nothing was added.
  open func addPasses(
    _ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(.didCancelAddPasses) } }
}

public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  case didAddPasses, shouldReviewPasses, didCancelAddPasses
}

@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// The screen that adds passes. It cannot be created: passes cannot be added.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  open class func canAddPasses() -> Bool { false }
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  public init?(pass: PKPass) { return nil }
  public init?(passes: [PKPass]) { return nil }
  public required init?(coder: NSCoder) { nil }
}

public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// The button “Add to Apple Wallet”. Hidden and disabled: passes cannot be added.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
  open var addPassButtonStyle: PKAddPassButtonStyle
  public init(addPassButtonStyle: PKAddPassButtonStyle) {
    self.addPassButtonStyle = addPassButtonStyle
    super.init(frame: .zero)
    isHidden = true
    isEnabled = false
  }
  public required init?(coder: NSCoder) { nil }
}
