import PortolanTesting
import QuickLook
import SwiftUI
import XCTest

/// Tests of previews and thumbnails of files.
@MainActor
final class QuickLookTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ data: Data) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  private var picture: Data {
    UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    }.pngData() ?? Data()
  }

  private var document: Data {
    let page = CGRect(x: 0, y: 0, width: 200, height: 300)
    return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      for color in [UIColor.blue, .green] {
        context.beginPage()
        color.setFill()
        context.fill(page)
      }
    }
  }

  private func thumbnail(_ file: URL) async throws -> UIImage {
    let request = QLThumbnailGenerator.Request(
      fileAt: file, size: CGSize(width: 60, height: 60), scale: 2, representationTypes: .thumbnail)
    return try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request).uiImage
  }

  func testThumbnailsFitTheirSize() async throws {
    let sizes = [
      try await thumbnail(file("a.png", picture)).size, try await thumbnail(file("b.pdf", document)).size,
      try await thumbnail(file("c.txt", Data("Genoa".utf8))).size,
    ]
    XCTAssertEqual(
      sizes, [CGSize(width: 60, height: 30), CGSize(width: 40, height: 60), CGSize(width: 45, height: 60)])
    do {
      _ = try await thumbnail(file("d.bin", Data([0, 1, 2])))
      XCTFail("there is no picture of unknown files")
    } catch { XCTAssertEqual((error as? QLThumbnailError)?.code, .generationFailed) }
  }

  private final class Item: NSObject, QLPreviewItem {
    let previewItemURL: URL?
    init(_ file: URL) { previewItemURL = file }
  }

  private final class Screen: UIViewController, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    var files: [URL] = []
    var log: [String] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      Item(files[index])
    }
    func previewControllerWillDismiss(_ controller: QLPreviewController) { log.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { log.append("did") }
  }

  func testFilesAreShownOneBesideTheOther() throws {
    let app = TestApp()
    let screen = Screen()
    screen.files = [
      try file("notes.txt", Data("Tide tables".utf8)), try file("chart.png", picture),
      try file("log.pdf", document), try file("data.bin", Data([0, 1])),
    ]
    app.show(screen)
    let preview = QLPreviewController()
    preview.dataSource = screen
    preview.delegate = screen
    screen.present(preview, animated: true)
    app.settle()
    XCTAssertTrue(app.sees("notes.txt"))
    for (index, name) in ["notes.txt", "chart.png", "log.pdf", "data.bin"].enumerated() {
      preview.currentPreviewItemIndex = index
      app.settle()
      XCTAssertTrue(app.sees(name), name)
      XCTAssertEqual(QLPreviewController.canPreview(Item(screen.files[index])), index < 3)
    }
    app.tap("Done")
    app.settle()
    XCTAssertNil(screen.presentedViewController)
    XCTAssertEqual(screen.log, ["will", "did"])
  }

  func testASwiftUIViewPresentsAFile() throws {
    struct Screen: View {
      @State var shown: URL?
      let file: URL
      var body: some View { Button("Open chart") { shown = file }.quickLookPreview($shown) }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen(file: try file("chart.png", picture))))
    app.tap("Open chart")
    app.settle()
    XCTAssertTrue(app.sees("chart.png"))
    app.tap("Done")
    app.settle()
    XCTAssertFalse(app.sees("chart.png"))
  }
}
