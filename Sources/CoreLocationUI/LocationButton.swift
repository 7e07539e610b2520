@_exported import CoreLocation
@_exported import SwiftUI
@_exported import UIKit

public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }

public enum CLLocationButtonLabel: Int, Sendable {
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
  case shareMyCurrentLocation

  fileprivate var text: String? {
    switch self {
    case .none: nil
    case .currentLocation: "Current Location"
    case .sendCurrentLocation: "Send Current Location"
    case .sendMyCurrentLocation: "Send My Current Location"
    case .shareCurrentLocation: "Share Current Location"
    case .shareMyCurrentLocation: "Share My Current Location"
    }
  }
}

/// A button for the current location. Differs from iOS: a tap asks for permission as other requests do.
@preconcurrency @MainActor
open class CLLocationButton: UIControl {
  open var icon = CLLocationButtonIcon.arrowFilled { didSet { update() } }
  open var label = CLLocationButtonLabel.currentLocation { didSet { update() } }
  open var fontSize: CGFloat = 17 { didSet { update() } }
  open var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }

  private let manager = CLLocationManager()
  private let content = UIButton(configuration: .filled())

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    addSubview(content)
    update()
  }

  private func press() {
    manager.requestWhenInUseAuthorization()
    sendActions(for: .touchUpInside)
  }

  private func update() {
    content.configuration?.title = label.text
    content.configuration?.image =
      icon == .none ? nil : UIImage(systemName: icon == .arrowFilled ? "location.fill" : "location")
    content.configuration?.imagePadding = 6
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

/// A button for the current location in SwiftUI. Differs from iOS: a tap asks for permission as other requests do.
public struct LocationButton: View {
  public struct Title: Sendable {
    public static let currentLocation = Title(.currentLocation)
    public static let sendCurrentLocation = Title(.sendCurrentLocation)
    public static let sendMyCurrentLocation = Title(.sendMyCurrentLocation)
    public static let shareCurrentLocation = Title(.shareCurrentLocation)
    public static let shareMyCurrentLocation = Title(.shareMyCurrentLocation)
    fileprivate let label: CLLocationButtonLabel
    private init(_ label: CLLocationButtonLabel) { self.label = label }
  }

  private let title: Title
  private let action: () -> Void
  @State private var manager = CLLocationManager()

  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    self.title = title ?? .currentLocation
    self.action = action
  }

  public var body: some View {
    Button {
      manager.requestWhenInUseAuthorization()
      action()
    } label: {
      SwiftUI.Label(title.label.text ?? "", systemImage: "location.fill")
    }
    .buttonStyle(.borderedProminent)
  }
}
