import UIKit
import XCTest

/// Views, controllers and items in keyed archives, as test suites create coders for `init(coder:)`.
@MainActor
final class ViewArchiveTests: XCTestCase {
  private func copy<Object: NSObject>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let archive = try NSKeyedUnarchiver(forReadingFrom: data)
    archive.requiresSecureCoding = false
    defer { archive.finishDecoding() }
    return try XCTUnwrap(archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  func testAViewIsArchivedWithItsSubviews() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.backgroundColor = .red
    view.alpha = 0.5
    view.tag = 7
    view.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
    label.text = "Label"
    label.font = .boldSystemFont(ofSize: 11)
    label.textAlignment = .center
    label.isHidden = true
    view.addSubview(label)

    let read = try copy(view)
    XCTAssertEqual(read.frame, view.frame)
    XCTAssertEqual(read.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(read.alpha, 0.5)
    XCTAssertEqual(read.tag, 7)
    XCTAssertTrue(read.clipsToBounds)
    let readLabel = try XCTUnwrap(read.subviews.first as? UILabel)
    XCTAssertEqual(readLabel.frame, label.frame)
    XCTAssertEqual(readLabel.text, "Label")
    XCTAssertEqual(readLabel.font, .boldSystemFont(ofSize: 11))
    XCTAssertEqual(readLabel.textAlignment, .center)
    XCTAssertTrue(readLabel.isHidden)
  }

  /// Controls create their parts themselves.
  func testControlsAreArchivedWithoutTheirParts() throws {
    for view in [UITextField(), UITextView(), UIButton(type: .system), UISwitch(), UISearchBar()] as [UIView]
    {
      view.tag = 4
      view.frame.size = CGSize(width: 200, height: 40)
      view.layoutIfNeeded()
      let read = try copy(view)
      XCTAssertEqual(read.tag, 4)
      read.layoutIfNeeded()
      XCTAssertEqual(read.subviews.count, view.subviews.count, "\(type(of: view))")
    }
  }

  func testASubclassEncodesItsOwnValues() throws {
    let view = ArchivedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.note = "note"
    XCTAssertEqual(try copy(view).note, "note")
  }

  /// The coder of an archive whose root is read by name has none of the view's values.
  func testAViewCanBeCreatedWithTheCoderOfAnotherArchive() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: UIButton(), requiringSecureCoding: false)
    let view = try XCTUnwrap(ArchivedView(coder: NSKeyedUnarchiver(forReadingFrom: data)))
    XCTAssertEqual(view.frame, .zero)
    XCTAssertEqual(view.alpha, 1)
    XCTAssertEqual(view.note, "")
  }

  func testControllersAndItemsAreArchived() throws {
    let controller = UIViewController()
    controller.title = "Title"
    XCTAssertEqual(try copy(controller).title, "Title")
    let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    item.tag = 3
    item.isEnabled = false
    let read = try copy(item)
    XCTAssertEqual([read.title, "\(read.tag)", "\(read.isEnabled)"], ["Item", "3", "false"])
    let navigation = UINavigationItem(title: "Screen")
    navigation.prompt = "Prompt"
    XCTAssertEqual(try copy(navigation).prompt, "Prompt")
  }
}

final class ArchivedView: UIView {
  var note = ""

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.containsValue(forKey: "note") { note = coder.decodeObject(forKey: "note") as? String ?? "" }
  }
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(note as NSString, forKey: "note")
  }
}
