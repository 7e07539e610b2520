import PortolanTesting
import Routing
import SwiftUI
import UIKit
import XCTest

/// The pictures of the documentation are output of the examples beside them. `PORTOLAN_RECORD=1` draws them anew
/// (`Scripts/pictures`).
@MainActor
final class PictureTests: XCTestCase {
  /// A picture, and how the app gets there.
  private struct Picture {
    let name: String
    var device = Device.iPhone15
    var orientation = UIInterfaceOrientation.portrait
    var isDark = false
    /// Pixels per point.
    var scale: CGFloat = 1
    let show: @MainActor (TestApp) throws -> Void

    @MainActor func draw() throws -> CGImage? {
      let app = TestApp(device: device, orientation: orientation, dark: isDark)
      try show(app)
      app.settle()
      let radius = max(device.cornerRadius, 6)
      return app.snapshot(scale: scale).map { Self.framed($0, radius: radius * scale) }
    }

    /// Draws the display with rounded corners and a thin border, so that it is visible on a white page.
    private static func framed(_ display: CGImage, radius: CGFloat) -> CGImage {
      let size = CGSize(width: display.width, height: display.height)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        let bounds = CGRect(origin: .zero, size: size)
        UIBezierPath(roundedRect: bounds, cornerRadius: radius).addClip()
        UIImage(cgImage: display).draw(in: bounds)
        UIColor(white: 0.7, alpha: 1).setStroke()
        let line = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: radius - 1)
        line.lineWidth = 2
        line.stroke()
      }
      return picture.cgImage ?? display
    }
  }

  private static func pad(_ name: String, _ show: @escaping @MainActor (TestApp) throws -> Void) -> Picture {
    Picture(name: name, device: .iPad, orientation: .landscapeLeft, scale: 0.6, show: show)
  }

  private static let uikit: [Picture] = [
    Picture(name: "UIViewController") { $0.show(NavigationExamples.viewController()) },
    Picture(name: "UINavigationController") { $0.show(NavigationExamples.navigationController()) },
    Picture(name: "UINavigationItem") { $0.show(NavigationExamples.navigationItem()) },
    Picture(name: "UITabBarController") { $0.show(NavigationExamples.tabBarController()) },
    pad("UISplitViewController") { $0.show(NavigationExamples.splitViewController()) },
    Picture(name: "UIPageViewController") {
      $0.window.backgroundColor = .systemGray3
      $0.show(NavigationExamples.PagesViewController())
    },
    Picture(name: "UISearchController") { app in
      let search = NavigationExamples.searchController()
      app.show(try XCTUnwrap(NavigationExamples.holder))
      search.isActive = true
      app.settle()
      app.type("V")
    },
    Picture(name: "UISheetPresentationController") { app in
      let presenter = HarbourViewController("Genoa")
      app.show(UINavigationController(rootViewController: presenter))
      PresentationExamples.sheet(from: presenter)
    },
    pad("UIPopoverPresentationController") { app in
      let presenter = TitlesViewController("Harbours", titles: harbours)
      let item = UIBarButtonItem(title: "Sort", image: nil, primaryAction: nil, menu: nil)
      presenter.navigationItem.rightBarButtonItem = item
      app.show(UINavigationController(rootViewController: presenter))
      PresentationExamples.popover(from: presenter, item: item)
    },
    Picture(name: "UIAlertController") { app in
      let presenter = HarbourViewController("Venice")
      app.show(UINavigationController(rootViewController: presenter))
      PresentationExamples.alert(from: presenter) {}
    },
    Picture(name: "UITableView") { app in
      let screen = ContentExamples.BerthsViewController(style: .insetGrouped)
      app.show(UINavigationController(rootViewController: screen))
      app.tap("Edit")
    },
    Picture(name: "UICollectionView") {
      $0.show(UINavigationController(rootViewController: ContentExamples.GridViewController()))
    },
    Picture(name: "UIScrollView") { app in
      let screen = UIViewController()
      app.show(screen)
      _ = ContentExamples.scrollView(in: screen.view)
    },
    Picture(name: "UIButton") { app in
      let stack = UIStackView(arrangedSubviews: ContentExamples.buttons())
      stack.axis = .vertical
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      let screen = UIViewController()
      screen.view.backgroundColor = .systemBackground
      screen.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
      ])
      app.show(screen)
    },
  ]

  private static let swiftUI: [Picture] = [
    Picture(name: "NavigationStack") { app in
      app.show(UIHostingController(rootView: SwiftUIExamples.HarboursView(path: ["Venice"])))
    },
    pad("NavigationSplitView") { $0.show(UIHostingController(rootView: SwiftUIExamples.ColumnsView())) },
    Picture(name: "List") { app in
      app.show(UIHostingController(rootView: SwiftUIExamples.BerthsList()))
      app.tap("Edit")
    },
    Picture(name: "TabView") { $0.show(UIHostingController(rootView: SwiftUIExamples.TabsView())) },
  ]

  private static let testing: [Picture] = [
    Picture(name: "TestApp", isDark: true) { app in
      let list = TitlesViewController("Harbours", titles: ["Genoa", "Venice"])
      app.show(UINavigationController(rootViewController: list))
      app.tap("Venice")
    }
  ]

  private static let routing: [Picture] = [
    Picture(name: "Navigator") { app in
      let navigator = Navigator<AppRoute>(window: app.window, builder: Screens())
      navigator.start(
        at: NavigationState(root: .tabs(Tabs(.stack(root: .harbours), .stack(root: .messages)))))
      app.settle()
      navigator.open(try appLinks.route("harbours://harbour/Venice"))
    }
  ]

  /// Every presentation style over the same screen.
  private static let styles: [(String, UIModalPresentationStyle)] = [
    ("pageSheet", .pageSheet), ("formSheet", .formSheet), ("fullScreen", .fullScreen),
    ("overFullScreen", .overFullScreen), ("popover", .popover),
  ]

  private static let lifeCycle: [Picture] = styles.flatMap { name, style in
    [("phone", Device.iPhone15, 0.4), ("pad", .iPad, 0.25)].map { place, device, scale in
      Picture(name: "\(name)-\(place)", device: device, scale: scale) { app in
        let presenter = HarbourViewController("Genoa")
        let bar = UINavigationController(rootViewController: presenter)
        app.show(bar)
        let shown = TitlesViewController("Screen 2", titles: harbours)
        shown.modalPresentationStyle = style
        if style == .overFullScreen {
          shown.tableView.backgroundColor = .systemBackground.withAlphaComponent(0.6)
        }
        shown.preferredContentSize = style == .popover ? CGSize(width: 320, height: 400) : .zero
        shown.popoverPresentationController?.sourceView = presenter.view
        shown.popoverPresentationController?.sourceRect = CGRect(x: 60, y: 300, width: 40, height: 40)
        presenter.present(shown, animated: true)
      }
    }
  }

  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation")
  }

  private func check(_ pictures: [Picture], in catalogue: String) throws {
    let folder = Self.folder.appendingPathComponent("\(catalogue).docc/Resources")
    for picture in pictures {
      let image = try XCTUnwrap(picture.draw(), picture.name)
      let file = folder.appendingPathComponent("\(picture.name).png")
      if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try UIImage(cgImage: image).pngData()?.write(to: file)
      }
      let recorded = try XCTUnwrap(
        UIImage(data: Data(contentsOf: file))?.cgImage, "\(picture.name) has no picture: Scripts/pictures")
      XCTAssertEqual(image.width, recorded.width, picture.name)
      XCTAssertEqual(image.height, recorded.height, picture.name)
      let difference = try XCTUnwrap(Self.difference(image, recorded))
      XCTAssertLessThan(difference, 3, "\(picture.name) looks different: Scripts/pictures")
    }
  }

  /// The mean difference of brightness of 24 by 24 fields, from 0 to 255.
  private static func difference(_ first: CGImage, _ second: CGImage) -> Double? {
    func fields(_ image: CGImage) -> [Int]? {
      guard
        let context = CGContext(
          data: nil, width: 24, height: 24, bitsPerComponent: 8, bytesPerRow: 96,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return nil }
      context.interpolationQuality = .high
      context.draw(image, in: CGRect(x: 0, y: 0, width: 24, height: 24))
      guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
      return (0..<(24 * 96)).filter { $0 % 4 != 3 }.map { Int(bytes[$0]) }
    }
    guard let first = fields(first), let second = fields(second) else { return nil }
    return Double(zip(first, second).map { abs($0 - $1) }.reduce(0, +)) / Double(first.count)
  }

  func testPicturesOfUIKit() throws { try check(Self.uikit, in: "UIKit") }
  func testPicturesOfSwiftUI() throws { try check(Self.swiftUI, in: "SwiftUI") }
  func testPictureOfPortolanTesting() throws { try check(Self.testing, in: "PortolanTesting") }
  func testPictureOfRouting() throws { try check(Self.routing, in: "Routing") }
  func testPicturesOfPresentationStyles() throws { try check(Self.lifeCycle, in: "Portolan") }
}
