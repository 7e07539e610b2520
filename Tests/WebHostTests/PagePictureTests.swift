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
    var pictures: [Picture] = []
    for screen in CatalogScreen.all {
      // A device whose bars begin at whole pixels.
      let app = TestApp(device: .iPhoneSE)
      let navigation = UINavigationController(rootViewController: CatalogViewController())
      navigation.pushViewController(screen.make(), animated: false)
      app.show(navigation)
      if let open = screen.open, let top = navigation.topViewController {
        open(top)
        app.settle()
      }
      pictures.append(try picture(of: app, screen.title))
    }
    try compare(pictures)
  }

  func testMasksAgree() throws {
    try PageScript.requireBrowser()
    let app = TestApp(device: .iPhone15)
    let screen = UIViewController()
    app.show(screen)
    // Rectangles and rounded masks, inside and outside of the view.
    let shapes = [CGRect(x: 30, y: 20, width: 60, height: 30), CGRect(x: -20, y: -10, width: 90, height: 50)]
    for (row, radius) in [CGFloat(0), 14].enumerated() {
      for (column, shape) in shapes.enumerated() {
        let view = UIView(frame: CGRect(x: 40 + 180 * column, y: 100 + 150 * row, width: 120, height: 80))
        view.backgroundColor = .systemTeal
        let inside = UIView(frame: CGRect(x: -15, y: 10, width: 70, height: 25))
        inside.backgroundColor = .systemOrange
        view.addSubview(inside)
        let mask = UIView(frame: shape)
        mask.backgroundColor = .black
        mask.layer.cornerRadius = radius
        view.mask = mask
        screen.view.addSubview(view)
      }
    }
    try compare([try picture(of: app, "Masks")])
  }

  func testPerspectivesAgree() throws {
    try PageScript.requireBrowser()
    let app = TestApp(device: .iPhone15)
    let screen = UIViewController()
    app.show(screen)
    for (row, axis) in [(CGFloat(1), CGFloat(0)), (0, 1), (1, 1)].enumerated() {
      let view = UIView(frame: CGRect(x: 90, y: 100 + 190 * row, width: 200, height: 140))
      view.backgroundColor = .systemTeal
      view.layer.cornerRadius = 20
      view.alpha = row == 2 ? 0.5 : 1
      let inside = UIView(frame: CGRect(x: 30, y: 20, width: 60, height: 60))
      inside.backgroundColor = .systemOrange
      view.addSubview(inside)
      view.transform3D.m34 = -1 / 300
      view.transform3D = CATransform3DRotate(view.transform3D, 0.8, axis.0, axis.1, 0)
      screen.view.addSubview(view)
    }
    try compare([try picture(of: app, "Perspectives")])
  }

  /// A screen as the PNG renderer draws it, and the message for a page.
  private struct Picture {
    var title: String
    var drawn: CGImage
    var frame: String
  }

  private func picture(of app: TestApp, _ title: String) throws -> Picture {
    let drawn = try XCTUnwrap(app.snapshot(scale: 1, includesStatusBar: false))
    let root = try XCTUnwrap(app.window.windowScene?.hostWindow.rootLayer)
    let updates = try XCTUnwrap(SceneEncoder().encode(DisplayListBuilder().build(root)))
    return Picture(
      title: title, drawn: drawn,
      frame: Data(AppMessage.frame(number: 0, updates).bytes).base64EncodedString())
  }

  private func compare(_ pictures: [Picture]) throws {
    let folder = try PageScript.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = CGSize(width: pictures[0].drawn.width, height: pictures[0].drawn.height)
    try writePage(pictures.map(\.frame), size: size, to: folder)
    let result = try PageScript.run("pictures.py", [], in: folder)
    XCTAssertEqual(result.errors, "")
    for (index, picture) in pictures.enumerated() {
      let file = folder.appendingPathComponent("\(index).png")
      let source = try XCTUnwrap(CGImageSourceCreateWithURL(file as CFURL, nil), picture.title)
      let shown = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
      keep(shown, picture.drawn, picture.title)
      let agreement = PictureAgreement(shown, picture.drawn)
      XCTAssertGreaterThanOrEqual(agreement.areas, Self.leastAreas, "\(picture.title): \(agreement)")
      XCTAssertGreaterThanOrEqual(agreement.blocks, Self.leastBlocks, "\(picture.title): \(agreement)")
    }
  }

  /// Writes the page of the server without a connection, with frames in place of an app.
  private func writePage(_ frames: [String], size: CGSize, to folder: URL) throws {
    let page = PageScript.root.appendingPathComponent("Sources/WebServer/Page")
    for name in ["client", "scrolling", "presses", "drags", "accessibility"] {
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
