import UIKit
import XCTest

/// A view with an intrinsic content size.
final class Box: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// Adds boxes and returns them.
  func adding<View: UIView>(_ views: View...) -> [View] {
    for view in views { addSubview(view) }
    return views
  }

  /// Returns a plain view with a size, as the root of a hierarchy.
  static func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }
}

/// Runs a block and returns UIKit's messages.
@MainActor
func faults(_ body: () -> Void) -> [UIKitFault.Record] {
  final class FaultLog: @unchecked Sendable { var records: [UIKitFault.Record] = [] }
  let log = FaultLog()
  let before = UIKitFault.recorder
  UIKitFault.recorder = { log.records.append($0) }
  body()
  UIKitFault.recorder = before
  return log.records
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
