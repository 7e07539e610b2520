import MapKit
import PortolanTesting
import UIKit
import WebKit
import XCTest

/// Tests the elements of maps and web pages in UI tests of iOS.
@MainActor
final class ServiceElementTests: ElementTreeTestCase {
  func testAMapHasItsAnnotations() {
    let screen = UIViewController()
    let map = MKMapView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    map.addAnnotation(
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7), title: "Oslo", subtitle: nil))
    screen.view.addSubview(map)
    let app = TestApp()
    app.show(screen)
    map.showAnnotations(map.annotations, animated: false)
    app.settle()
    let lines = elements(of: app, in: .map).split(separator: "\n")
    XCTAssertEqual(lines.first, "Map")
    XCTAssertTrue(lines.contains { $0.contains("Button 'Oslo'") }, lines.joined(separator: "\n"))
  }

  func testAWebViewIsOne() {
    let screen = UIViewController()
    screen.view.addSubview(WKWebView(frame: CGRect(x: 0, y: 100, width: 393, height: 400)))
    XCTAssertEqual(elements(of: screen).split(separator: "\n").first, "WebView")
  }
}
