import PortolanTesting
import XCTest

@testable import UIKit

/// The picker shows the desktop's pictures and reports the selected one to its delegate.
@MainActor
final class ImagePickerTests: XCTestCase {
  private final class Screen: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var info: [UIImagePickerController.InfoKey: Any]?

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      self.info = info
      dismiss(animated: true)
    }
  }

  private var folder: URL!
  private var app: TestApp!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    PicturesDirectory.override = folder
    app = TestApp(device: .iPhone15)
  }

  override func tearDown() async throws {
    app.end()
    PicturesDirectory.override = nil
    try FileManager.default.removeItem(at: folder)
  }

  private func paint(_ name: String, _ size: CGSize) throws {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    try XCTUnwrap(image.pngData()).write(to: folder.appendingPathComponent(name))
  }

  private func present(editing: Bool = false) -> Screen {
    let screen = Screen()
    app.show(screen)
    let picker = UIImagePickerController()
    picker.allowsEditing = editing
    picker.delegate = screen
    screen.present(picker, animated: true)
    app.settle()
    return screen
  }

  func testAPictureIsPicked() throws {
    try paint("Harbour.png", CGSize(width: 40, height: 20))
    let screen = present(editing: true)
    app.tap("Harbour")
    app.settle()
    XCTAssertNil(screen.presentedViewController)
    let image = try XCTUnwrap(screen.info?[.originalImage] as? UIImage)
    let square = try XCTUnwrap(screen.info?[.editedImage] as? UIImage)
    XCTAssertEqual(image.size.width, image.size.height * 2)
    XCTAssertEqual(square.size.width, square.size.height)
    XCTAssertEqual((screen.info?[.imageURL] as? URL)?.lastPathComponent, "Harbour.png")
  }

  func testDelegateWithoutCancelMethodDismissesPicker() {
    let screen = present()
    XCTAssertTrue(app.sees("No Photos"))
    app.tap("Cancel")
    app.settle()
    XCTAssertNil(screen.presentedViewController)
    XCTAssertNil(screen.info)
  }

  func testThereIsNoCamera() {
    XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
    XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }

  func testAPictureIsSaved() throws {
    try paint("Harbour.png", CGSize(width: 4, height: 4))
    let image = try XCTUnwrap(UIImage(contentsOfFile: folder.appendingPathComponent("Harbour.png").path))
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    XCTAssertEqual(
      PicturesDirectory().pictures.map(\.lastPathComponent).sorted(), ["Harbour.png", "Image.png"])
  }
}
