import CoreGraphics
import Foundation
import XCTest

@testable import OffscreenHost
@testable import QuartzCore
@testable import UIKit

/// Tests of images of a device without a display.
@MainActor
final class PictureTests: XCTestCase {
  private var host: OffscreenHost!
  private var window: OffscreenWindow!

  private func prepare(_ device: Device = .iPhoneSE) {
    host = OffscreenHost(device: device)
    window = host.makeWindow(HostWindowRequest(title: "Test")) as? OffscreenWindow
    window.show()
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: window.geometry.size)
    root.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    window.rootLayer = root
  }

  private func addTile(_ frame: CGRect) -> CALayer {
    let tile = CALayer()
    tile.frame = frame
    tile.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    window.rootLayer?.addSublayer(tile)
    return tile
  }

  func testAPictureHasTheDevicesPixels() throws {
    prepare()
    for scale in [nil, 1, 2, 3] as [CGFloat?] {
      let image = try XCTUnwrap(host.screenshot(scale: scale))
      XCTAssertEqual(CGFloat(image.width), 375 * (scale ?? 2))
      XCTAssertEqual(CGFloat(image.height), 667 * (scale ?? 2))
    }
  }

  func testThereIsNoPictureBeforeThereIsAWindow() {
    XCTAssertNil(OffscreenHost().screenshot())
  }

  /// Redrawing only the damaged area results in the same pixels as redrawing everything.
  func testImageAfterChangeEqualsRedrawnImage() throws {
    prepare()
    let tile = addTile(CGRect(x: 20, y: 30, width: 100, height: 80))
    let before = try XCTUnwrap(host.screenshot())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    tile.frame.origin.x = 33
    tile.cornerRadius = 12
    CATransaction.commit()
    let changed = try XCTUnwrap(host.screenshot())
    XCTAssertFalse(changed.hasSamePixels(as: before))
    let anew = try XCTUnwrap(
      WindowCanvas().makeImage(of: window.rootLayer!, size: window.geometry.size, scale: 2))
    XCTAssertTrue(changed.hasSamePixels(as: anew))
  }

  func testAnEarlierPictureKeepsItsPixels() throws {
    prepare()
    let before = try XCTUnwrap(host.screenshot())
    let copy = before.pixel(at: CGPoint(x: 60, y: 80))
    _ = addTile(CGRect(x: 20, y: 30, width: 100, height: 80))
    _ = host.screenshot()
    XCTAssertEqual(before.pixel(at: CGPoint(x: 60, y: 80)), copy)
  }

  func testTheSamePictureIsDrawnTheSame() throws {
    prepare()
    _ = addTile(CGRect(x: 20.5, y: 30.25, width: 100, height: 80))
    let first = try XCTUnwrap(host.screenshot(includesSystemChrome: true)?.pngData())
    let second = try XCTUnwrap(host.screenshot(includesSystemChrome: true)?.pngData())
    XCTAssertEqual(first, second)
  }

  func testSystemChromeIsDrawnOnlyOnRequest() throws {
    prepare(.iPhone15)
    let bare = try XCTUnwrap(host.screenshot())
    let whole = try XCTUnwrap(host.screenshot(includesSystemChrome: true))
    let indicator = CGPoint(x: 393 * 3 / 2, y: (852 - 10) * 3)
    XCTAssertEqual(bare.pixel(at: indicator), 0xFFFFFF)
    XCTAssertEqual(whole.pixel(at: indicator), 0x000000)
    window.setStatusBar(HostStatusBar(isHidden: true, isLight: false, hidesHomeIndicator: true))
    let hidden = try XCTUnwrap(host.screenshot(includesSystemChrome: true))
    XCTAssertTrue(hidden.hasSamePixels(as: bare))
  }

  func testSystemChromeIsWhiteOverDarkContent() throws {
    prepare(.iPhone15)
    window.rootLayer?.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    window.setStatusBar(HostStatusBar(isLight: true))
    let whole = try XCTUnwrap(host.screenshot(includesSystemChrome: true))
    XCTAssertEqual(whole.pixel(at: CGPoint(x: 393 * 3 / 2, y: (852 - 10) * 3)), 0xFFFFFF)
  }

  func testEveryDeviceHasAPicture() throws {
    for device in Device.all {
      prepare(device)
      for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
        host.rotate(to: orientation)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        window.rootLayer?.frame = CGRect(origin: .zero, size: window.geometry.size)
        CATransaction.commit()
        let image = try XCTUnwrap(host.screenshot(scale: 1, includesSystemChrome: true))
        XCTAssertEqual(
          CGSize(width: image.width, height: image.height), device.size(in: orientation), device.name)
        if let folder = ProcessInfo.processInfo.environment["PORTOLAN_PICTURES"] {
          try image.writePNG(
            to: URL(fileURLWithPath: "\(folder)/\(device.name)-\(orientation.rawValue).png"))
        }
      }
    }
  }
}

extension CGImage {
  /// Red, green and blue in the lower 24 bits.
  fileprivate func pixel(at point: CGPoint) -> UInt32 {
    let data = dataProvider?.data as Data? ?? Data()
    let index = Int(point.y) * bytesPerRow + Int(point.x) * 4
    return UInt32(data[index + 2]) << 16 | UInt32(data[index + 1]) << 8 | UInt32(data[index])
  }
}
