import UIKit
import XCTest

/// Defaults of controls and the limits of their values, as in Apple's documentation.
@MainActor
final class DocumentedControlTests: XCTestCase {
  func testSegments() {
    let c = UISegmentedControl(items: ["a", "b", "c"])
    XCTAssertEqual(c.selectedSegmentIndex, UISegmentedControl.noSegment)
    c.selectedSegmentIndex = 1
    c.removeSegment(at: 1, animated: false)
    XCTAssertEqual(c.selectedSegmentIndex, -1)
    c.insertSegment(withTitle: "z", at: 99, animated: false)
    XCTAssertEqual(c.titleForSegment(at: 2), "z")
    c.selectedSegmentIndex = 0
    c.insertSegment(withTitle: "y", at: 0, animated: false)
    XCTAssertEqual(c.selectedSegmentIndex, 1)
    c.removeAllSegments()
    XCTAssertEqual(c.numberOfSegments, 0)
  }

  func testSliders() {
    let s = UISlider()
    s.value = 0.2; s.minimumValue = 0.5
    XCTAssertEqual(s.value, 0.5)
    s.minimumValue = 3
    XCTAssertEqual(s.maximumValue, 3)
    s.maximumValue = 1
    XCTAssertEqual(s.minimumValue, 1)
    XCTAssertEqual(s.value, 1)
  }

  func testSteppers() {
    let s = UIStepper()
    XCTAssertEqual(s.maximumValue, 100); XCTAssertEqual(s.stepValue, 1)
    s.value = 50; s.maximumValue = 20
    XCTAssertEqual(s.value, 20)
    s.minimumValue = 20; s.value = 3
    XCTAssertEqual(s.value, 20)
  }

  func testPageControls() {
    let p = UIPageControl()
    p.numberOfPages = 3; p.currentPage = 9
    XCTAssertEqual(p.currentPage, 2)
    p.currentPage = -4
    XCTAssertEqual(p.currentPage, 0)
    p.currentPage = 2; p.numberOfPages = 2
    XCTAssertEqual(p.currentPage, 1)
  }

  func testDatePickers() {
    let d = UIDatePicker()
    d.minuteInterval = 7
    XCTAssertEqual(d.minuteInterval, 1)
    d.minuteInterval = 15
    XCTAssertEqual(d.minuteInterval, 15)
    d.minimumDate = Date(timeIntervalSince1970: 1000); d.maximumDate = Date(timeIntervalSince1970: 2000)
    d.date = Date(timeIntervalSince1970: 5000)
    XCTAssertLessThanOrEqual(d.date, Date(timeIntervalSince1970: 2000))
  }

  func testTexts() {
    XCTAssertEqual(UITextField().text, "")
    XCTAssertEqual(UITextView().text, "")
    XCTAssertNil(UILabel().text)
    XCTAssertEqual(UISearchBar().text, "")
    let f = UITextField(); f.text = nil
    XCTAssertEqual(f.text, "")
    let t = UITextView(); t.text = nil
    XCTAssertEqual(t.text, "")
    XCTAssertEqual(UITextField().attributedText?.string, "")
    XCTAssertNil(UITextField().placeholder)
    XCTAssertNil(UILabel().attributedText)
  }

  func testTitlesForStates() {
    let b = UIButton()
    b.setTitle("n", for: .normal)
    XCTAssertEqual(b.title(for: .selected), "n")
    XCTAssertEqual(b.title(for: .highlighted), "n")
    b.setTitle("s", for: .selected)
    b.isSelected = true
    XCTAssertEqual(b.currentTitle, "s")
    XCTAssertEqual(b.titleLabel?.text, "s")
    XCTAssertEqual(b.state, .selected)
    b.isEnabled = false
    XCTAssertEqual(b.state, [.selected, .disabled])
    XCTAssertEqual(b.title(for: [.selected, .disabled]), "n")
    XCTAssertNil(UIButton().title(for: .normal))
    XCTAssertEqual(UIButton().titleColor(for: .normal), .white)
    XCTAssertEqual(UIButton().titleLabel?.font.pointSize, 18)
    XCTAssertEqual(UIButton(type: .system).titleLabel?.font.pointSize, 15)
  }

  func testTextViews() {
    let t = UITextView()
    XCTAssertEqual(t.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    XCTAssertEqual(t.textContainer.lineFragmentPadding, 5)
    XCTAssertTrue(t.isEditable); XCTAssertTrue(t.isSelectable)
    XCTAssertEqual(t.dataDetectorTypes, [])
    final class D: NSObject, UITextViewDelegate {
      var n = 0; func textViewDidChange(_ t: UITextView) { n += 1 }
    }
    let d = D(); t.delegate = d
    t.text = "abc"
    XCTAssertEqual(d.n, 0)
    t.insertText("d")
    XCTAssertEqual(t.text, "abcd"); XCTAssertEqual(d.n, 1)
    t.deleteBackward()
    XCTAssertEqual(d.n, 2)
    XCTAssertEqual(t.selectedRange, NSRange(location: 3, length: 0))
  }

  func testLabels() {
    let l = UILabel()
    l.attributedText = NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    XCTAssertEqual(l.text, "abc")
    l.text = "xyz"
    XCTAssertEqual(l.attributedText?.string, "xyz")
    l.text = nil
    XCTAssertNil(l.attributedText)
    let m = UILabel(); m.text = "a"
    XCTAssertEqual(m.intrinsicContentSize.height, 20.333333, accuracy: 0.01)
    m.numberOfLines = 0
    XCTAssertEqual(m.sizeThatFits(.zero).height, 20.333333, accuracy: 0.01)
    XCTAssertEqual(m.lineBreakMode, .byTruncatingTail); XCTAssertEqual(m.textAlignment, .natural)
    XCTAssertEqual(m.textColor, .label); XCTAssertEqual(m.font, .systemFont(ofSize: 17))
    XCTAssertEqual(UILabel().intrinsicContentSize, .zero)
  }

  func testTextFields() {
    let f = UITextField()
    XCTAssertEqual(f.borderStyle, .none)
    XCTAssertEqual(f.clearButtonMode, .never)
    f.borderStyle = .roundedRect; f.text = "a"
    XCTAssertEqual(f.intrinsicContentSize.height, 34)
    XCTAssertEqual(f.font?.pointSize, 17)
    XCTAssertEqual(UITextField().font?.pointSize, 17)
    XCTAssertEqual(f.autocorrectionType, .default); XCTAssertEqual(f.returnKeyType, .default)
    var changed = 0
    f.addAction(UIAction { _ in changed += 1 }, for: .editingChanged)
    f.text = "b"
    XCTAssertEqual(changed, 0)
    f.insertText("c")
    XCTAssertEqual(changed, 1)
    XCTAssertEqual(f.text, "bc")
    XCTAssertEqual(f.beginningOfDocument, f.position(from: f.beginningOfDocument, offset: 0))
    XCTAssertEqual(f.offset(from: f.beginningOfDocument, to: f.endOfDocument), 2)
  }

  func testActionsAndMenus() {
    let a = UIAction(title: "a") { _ in }
    XCTAssertFalse(a.identifier.rawValue.isEmpty)
    XCTAssertNotEqual(a.identifier, UIAction(title: "b") { _ in }.identifier)
    XCTAssertEqual(a.state, .off); XCTAssertEqual(a.attributes, [])
    let m = UIMenu(title: "m", children: [a])
    XCTAssertEqual(m.children, [a])
    XCTAssertEqual(m.replacingChildren([]).children, [])
    XCTAssertEqual(m.replacingChildren([]).title, "m")
    XCTAssertEqual(m.options, [])
    let c = UIControl()
    var log: [String] = []
    let id = UIAction.Identifier("x")
    c.addAction(UIAction(identifier: id) { _ in log.append("1") }, for: .valueChanged)
    c.addAction(UIAction(identifier: id) { _ in log.append("2") }, for: .valueChanged)
    c.sendActions(for: .valueChanged)
    XCTAssertEqual(log, ["2"])
    XCTAssertEqual(c.allControlEvents, .valueChanged)
    c.removeAction(identifiedBy: id, for: .valueChanged)
    c.sendActions(for: .valueChanged)
    XCTAssertEqual(log, ["2"])
  }

  func testConfigurations() {
    let c = UIListContentConfiguration.cell()
    XCTAssertEqual(c.textProperties.font, .preferredFont(forTextStyle: .body))
    XCTAssertEqual(c.textProperties.color, .label)
    XCTAssertEqual(c.textToSecondaryTextVerticalPadding, 3)
    XCTAssertEqual(
      c.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    XCTAssertNil(UITableViewCell().contentConfiguration)
    let cell = UITableViewCell()
    XCTAssertEqual(cell.defaultContentConfiguration().text, nil)
    var k = cell.defaultContentConfiguration(); k.text = "t"; cell.contentConfiguration = k
    XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "t")
    XCTAssertEqual(UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    XCTAssertEqual(UIBackgroundConfiguration.clear().backgroundColor, .clear)
    XCTAssertEqual(
      UIButton.Configuration.plain().contentInsets,
      NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    XCTAssertEqual(UIButton.Configuration.filled().cornerStyle, .dynamic)
    XCTAssertEqual(UIButton.Configuration.plain().imagePadding, 0)
    XCTAssertEqual(UIButton.Configuration.plain().buttonSize, .medium)
  }
}
