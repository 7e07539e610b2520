import CatalogApp
import CoreGraphics
import Foundation
import ImageIO
import PortolanTesting
import QuartzCore
import UIKit
import XCTest

@testable import WebHost

/// A page shows every screen of the Catalog as the PNG renderer draws it.
@MainActor
final class PagePictureTests: XCTestCase {
  /// The minimum agreements in decibels.
  private static let (leastAreas, leastBlocks) = (40.0, 40.0)

  func testPagesAndPNGAgree() throws {
    try PageScript.requireBrowser()
    let folder = try PageScript.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var frames: [String] = []
    var drawn: [CGImage] = []
    for screen in CatalogScreen.all {
      let app = TestApp(device: .iPhone15)
      let navigation = UINavigationController(rootViewController: CatalogViewController())
      navigation.pushViewController(screen.make(), animated: false)
      app.show(navigation)
      if let open = screen.open, let top = navigation.topViewController {
        open(top)
        app.settle()
      }
      drawn.append(try XCTUnwrap(app.snapshot(scale: 1, includesStatusBar: false)))
      let root = try XCTUnwrap(app.window.windowScene?.hostWindow.rootLayer)
      let updates = try XCTUnwrap(SceneEncoder().encode(DisplayListBuilder().build(root)))
      frames.append(Data(AppMessage.frame(number: 0, updates).bytes).base64EncodedString())
    }
    try writePage(frames, size: CGSize(width: drawn[0].width, height: drawn[0].height), to: folder)
    let result = try PageScript.run("pictures.py", [], in: folder)
    XCTAssertEqual(result.errors, "")
    for (index, screen) in CatalogScreen.all.enumerated() {
      let file = folder.appendingPathComponent("\(index).png")
      let source = try XCTUnwrap(CGImageSourceCreateWithURL(file as CFURL, nil), screen.title)
      let shown = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
      keep(shown, drawn[index], screen.title)
      let agreement = PictureAgreement(shown, drawn[index])
      XCTAssertGreaterThanOrEqual(agreement.areas, Self.leastAreas, "\(screen.title): \(agreement)")
      XCTAssertGreaterThanOrEqual(agreement.blocks, Self.leastBlocks, "\(screen.title): \(agreement)")
    }
  }

  /// Writes the page of the server without a connection, with frames in place of an app.
  private func writePage(_ frames: [String], size: CGSize, to folder: URL) throws {
    let page = PageScript.root.appendingPathComponent("Sources/WebServer/Page")
    for name in ["client", "scrolling", "presses", "accessibility"] {
      try FileManager.default.copyItem(
        at: page.appendingPathComponent(name + ".js"), to: folder.appendingPathComponent(name + ".js"))
    }
    let markup = try String(contentsOf: page.appendingPathComponent("index.html"), encoding: .utf8)
      .replacingOccurrences(of: "\"/~portolan/", with: "\"")
      .replacingOccurrences(
        of: "<script src=\"client", with: "<script src=\"screens.js\"></script>\n<script src=\"client")
    try Data(markup.utf8).write(to: folder.appendingPathComponent("index.html"))
    let list = frames.map { "\"\($0)\"" }.joined(separator: ",\n")
    let script = """
      window.portolanRecording = {};
      window.portolanSize = [\(Int(size.width)), \(Int(size.height))];
      window.portolanScreens = [\(list)];
      """
    try Data(script.utf8).write(to: folder.appendingPathComponent("screens.js"))
  }

  /// Writes both images to the folder named in the environment, for inspection.
  private func keep(_ shown: CGImage, _ drawn: CGImage, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["PORTOLAN_PICTURES"] else { return }
    let url = URL(fileURLWithPath: folder)
    let agreement = PictureAgreement(shown, drawn)
    print("\(name): \(agreement)")
    let file = name.replacingOccurrences(of: "/", with: "-")
    try? shown.writePNG(to: url.appendingPathComponent("\(file)-shown.png"))
    try? drawn.writePNG(to: url.appendingPathComponent("\(file)-drawn.png"))
  }
}
