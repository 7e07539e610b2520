import PortolanTesting
import PortolanXCTest
import SwiftUI
import UIKit

/// Sizes of UIKit views in SwiftUI, as libraries for iOS 13 to 15 give them.
@MainActor
final class ProposedSizeTests: XCTestCase {
  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
      let width = Mirror(reflecting: proposedSize).children.first { $0.label == "width" }?.value as? CGFloat
      size = CGSize(width: (width ?? 0) / 2, height: 30)
    }
  }

  func testAnOverrideGivesTheSize() {
    let controller = UIHostingController(rootView: Box())
    XCTAssertEqual(
      controller.sizeThatFits(in: CGSize(width: 100, height: 100)), CGSize(width: 50, height: 30))
  }

  func testTheContentExtendsUnderBars() {
    let controller = UIHostingController(rootView: Text("a"))
    XCTAssertFalse(controller._disableSafeArea)
    controller._disableSafeArea = true
    XCTAssertFalse(controller.safeAreaRegions.contains(.container))
  }
}
