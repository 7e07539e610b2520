import Foundation
import XCTest

@testable import OffscreenHost
@testable import UIKit

/// Tests of events from the device to the application's windows.
@MainActor
final class OffscreenHostTests: XCTestCase {
  private final class Client: HostClient {
    var events: [HostEvent] = []
    var environmentChanges = 0
    var screenChanges = 0
    func host(_ host: any UIKit.Host, window: any HostWindow, received event: HostEvent) {
      events.append(event)
    }
    func hostEnvironmentDidChange(_ host: any UIKit.Host) { environmentChanges += 1 }
    func hostScreenDidChange(_ host: any UIKit.Host) { screenChanges += 1 }
    func host(_ host: any UIKit.Host, open urls: [URL]) {}
    func hostDidReceiveMemoryWarning(_ host: any UIKit.Host) {}
    func hostWillTerminate(_ host: any UIKit.Host) {}

    var geometries: [HostWindowGeometry] {
      events.compactMap { if case .geometry(let shape) = $0 { shape } else { nil } }
    }
  }

  private let client = Client()

  private var hosts: [OffscreenHost] = []

  private func makeHost(_ device: Device = .iPhone15) -> (OffscreenHost, any HostWindow) {
    let host = OffscreenHost(device: device)
    host.client = client
    hosts.append(host)
    return (host, host.makeWindow(HostWindowRequest(title: "Test")))
  }

  func testAWindowFillsTheDisplay() {
    let (_, window) = makeHost()
    XCTAssertEqual(window.geometry.size, CGSize(width: 393, height: 852))
    XCTAssertEqual(window.geometry.scale, 3)
    XCTAssertEqual(window.geometry.safeArea, HostInsets(top: 59, bottom: 34))
  }

  func testTurningTheDeviceTurnsTheWindow() {
    let (host, window) = makeHost()
    host.rotate(to: .landscapeLeft)
    XCTAssertEqual(window.geometry.size, CGSize(width: 852, height: 393))
    XCTAssertEqual(window.geometry.orientation, .landscapeLeft)
    XCTAssertEqual(client.geometries, [window.geometry])
    host.rotate(to: .portraitUpsideDown)
    XCTAssertEqual(client.geometries.count, 1)
    XCTAssertEqual(host.orientation, .landscapeLeft)
  }

  func testTheApplicationMayAskForAnOrientation() {
    let (host, window) = makeHost()
    window.requestOrientation(.landscapeRight)
    XCTAssertEqual(host.orientation, .landscapeRight)
  }

  func testAnotherDeviceReachesTheWindowAtOnce() {
    let (host, window) = makeHost()
    host.device = .iPad
    XCTAssertEqual(window.geometry.size, CGSize(width: 820, height: 1180))
    XCTAssertEqual(host.screen.idiom, .pad)
    XCTAssertEqual(client.screenChanges, 1)
  }

  func testHidingTheStatusBarFreesItsSpaceWhereThereIsNoCutOut() {
    let (_, window) = makeHost(.iPhoneSE)
    window.setStatusBar(HostStatusBar(isHidden: true))
    XCTAssertEqual(window.geometry.safeArea, .zero)
    XCTAssertEqual(client.geometries.count, 1)
  }

  func testSettingsNotifyOncePerChange() {
    let (host, _) = makeHost()
    host.isDark = true
    host.isDark = true
    host.contentSizeCategory = .extraLarge
    XCTAssertEqual(client.environmentChanges, 2)
    XCTAssertTrue(host.environment.isDark)
    XCTAssertEqual(host.environment.contentSizeCategory, "UICTContentSizeCategoryXL")
  }

  func testClosedWindowReceivesNoEvents() {
    let (host, window) = makeHost()
    window.close()
    host.rotate(to: .landscapeLeft)
    XCTAssertEqual(client.events.count, 0)
    XCTAssertTrue(host.windows.isEmpty)
  }

  func testTheHeadlessDefaultIsAnIPhone15() {
    let (_, offscreen) = makeHost(.iPhone15)
    let headless = HeadlessHost().makeWindow(HostWindowRequest(title: ""))
    XCTAssertEqual(headless.geometry, offscreen.geometry)
    headless.requestOrientation(.landscapeRight)
    offscreen.requestOrientation(.landscapeRight)
    XCTAssertEqual(headless.geometry, offscreen.geometry)
  }
}
