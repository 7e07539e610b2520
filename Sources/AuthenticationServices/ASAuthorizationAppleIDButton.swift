import FoundationExtensions
import SwiftUI
import UIKit

/// The button "Sign in with Apple".
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: ButtonType { .signIn }
  }

  public enum Style: Int, Sendable { case white, whiteOutline, black }

  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  private let label = UILabel()

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text = type.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
    layer.cornerRadius = cornerRadius
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = type.title
    accessibilityTraits = .button
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public convenience init() { self.init(type: .signIn, style: .black) }

  public override convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  public required convenience init?(coder: NSCoder) { self.init() }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.7 : 1 } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The title is 43 % of the button's height in Apple's guidelines.
    label.font = .systemFont(ofSize: max(bounds.height * 0.43, 12), weight: .medium)
    label.frame = bounds.insetBy(dx: bounds.height * 0.2, dy: 0)
  }
}

extension ASAuthorizationAppleIDButton.ButtonType {
  fileprivate var title: String {
    switch self {
    case .signIn: SystemString.signInWithApple.text
    case .continue: SystemString.continueWithApple.text
    case .signUp: SystemString.signUpWithApple.text
    }
  }
}

/// The button "Sign in with Apple" of SwiftUI. The request fails as `ASAuthorizationController` describes.
public struct SignInWithAppleButton: View {
  /// The title of the button.
  public struct Label: Sendable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    public static let signIn = Label(type: .signIn)
    public static let signUp = Label(type: .signUp)
    public static let `continue` = Label(type: .continue)
  }

  /// The colors of the button.
  public struct Style: Sendable {
    let style: ASAuthorizationAppleIDButton.Style
    public static let black = Style(style: .black)
    public static let white = Style(style: .white)
    public static let whiteOutline = Style(style: .whiteOutline)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  public var body: some View {
    let isBlack = style.style == .black
    return Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      let onCompletion = onCompletion
      DispatchQueue.main.async { onCompletion(.failure(ASAuthorizationError(.unknown))) }
    } label: {
      Text(label.type.title)
        .fontWeight(.medium)
        .foregroundColor(isBlack ? .white : .black)
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .background(isBlack ? Color.black : Color.white)
        .cornerRadius(6)
    }
  }
}

private struct SignInWithAppleButtonStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleButtonStyleKey.self] }
    set { self[SignInWithAppleButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
