import UIKit
import XCTest

/// Tests of every constraint attribute, from left to right and from right to left.
@MainActor
final class AttributeTests: XCTestCase {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Returns the frame of a box of 40 by 20 in a superview of 300 by 200, with one attribute constrained to
  /// the same one of the superview.
  private func frame(_ attribute: Attribute, rightToLeft: Bool) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 50)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    for view in [root, box] {
      view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    // The attribute of the box is the one without margins, which are those of the superview.
    let own: [Attribute: Attribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
      .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
      .centerYWithinMargins: .centerY,
    ]
    let isVertical =
      [.top, .bottom, .centerY, .height, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline]
      .contains(attribute) || attribute == .lastBaseline
    var constraints = [
      NSLayoutConstraint(
        item: box, attribute: own[attribute] ?? attribute, relatedBy: .equal, toItem: root,
        attribute: attribute,
        multiplier: 1, constant: 0)
    ]
    if attribute != .width { constraints.append(box.widthAnchor.constraint(equalToConstant: 40)) }
    if attribute != .height { constraints.append(box.heightAnchor.constraint(equalToConstant: 20)) }
    // The other dimension is fixed.
    if isVertical {
      constraints.append(
        NSLayoutConstraint(
          item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
          constant: 0))
    } else {
      constraints.append(box.topAnchor.constraint(equalTo: root.topAnchor))
    }
    if attribute == .width {
      constraints.append(
        NSLayoutConstraint(
          item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
          constant: 0))
    }
    if attribute == .height { constraints.append(box.topAnchor.constraint(equalTo: root.topAnchor)) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return box.frame
  }

  func testEveryAttribute() {
    // Attribute, frame from left to right, frame from right to left.
    let rows: [(Attribute, CGRect, CGRect)] = [
      (.left, CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.right, CGRect(x: 260, y: 0, width: 40, height: 20), CGRect(x: 260, y: 0, width: 40, height: 20)),
      (.leading, CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 260, y: 0, width: 40, height: 20)),
      (.trailing, CGRect(x: 260, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.top, CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.bottom, CGRect(x: 0, y: 180, width: 40, height: 20), CGRect(x: 0, y: 180, width: 40, height: 20)),
      (.width, CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 0, width: 300, height: 20)),
      (.height, CGRect(x: 0, y: 0, width: 40, height: 200), CGRect(x: 0, y: 0, width: 40, height: 200)),
      (.centerX, CGRect(x: 130, y: 0, width: 40, height: 20), CGRect(x: 130, y: 0, width: 40, height: 20)),
      (.centerY, CGRect(x: 0, y: 90, width: 40, height: 20), CGRect(x: 0, y: 90, width: 40, height: 20)),
      // The baselines of a view without text are its bottom and top edges.
      (
        .lastBaseline, CGRect(x: 0, y: 180, width: 40, height: 20),
        CGRect(x: 0, y: 180, width: 40, height: 20)
      ),
      (.firstBaseline, CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.leftMargin, CGRect(x: 20, y: 0, width: 40, height: 20), CGRect(x: 50, y: 0, width: 40, height: 20)),
      (
        .rightMargin, CGRect(x: 210, y: 0, width: 40, height: 20), CGRect(x: 240, y: 0, width: 40, height: 20)
      ),
      (
        .leadingMargin, CGRect(x: 20, y: 0, width: 40, height: 20),
        CGRect(x: 240, y: 0, width: 40, height: 20)
      ),
      (
        .trailingMargin, CGRect(x: 210, y: 0, width: 40, height: 20),
        CGRect(x: 50, y: 0, width: 40, height: 20)
      ),
      (.topMargin, CGRect(x: 0, y: 10, width: 40, height: 20), CGRect(x: 0, y: 10, width: 40, height: 20)),
      (
        .bottomMargin, CGRect(x: 0, y: 150, width: 40, height: 20),
        CGRect(x: 0, y: 150, width: 40, height: 20)
      ),
      (
        .centerXWithinMargins, CGRect(x: 115, y: 0, width: 40, height: 20),
        CGRect(x: 145, y: 0, width: 40, height: 20)
      ),
      (
        .centerYWithinMargins, CGRect(x: 0, y: 80, width: 40, height: 20),
        CGRect(x: 0, y: 80, width: 40, height: 20)
      ),
    ]
    for (attribute, plain, mirrored) in rows {
      XCTAssertEqual(frame(attribute, rightToLeft: false), plain, "\(attribute) from left to right")
      XCTAssertEqual(frame(attribute, rightToLeft: true), mirrored, "\(attribute) from right to left")
    }
  }
}
