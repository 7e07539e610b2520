import Foundation
import PortolanTesting
import WebKit
import XCTest

final class PagePictureTests: PageTestCase {
  private let stripes = """
    <meta name='viewport' content='width=device-width, initial-scale=1'>
    <style>body { margin: 0 } div { height: 600px }</style>
    <div style='background: rgb(255, 0, 0)'></div><div style='background: rgb(0, 0, 255)'></div>
    <div style='background: rgb(0, 128, 0)'></div>
    """

  func testThePageIsDrawn() throws {
    show(stripes)
    let inset = webView.scrollView.adjustedContentInset.top
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: inset + 300)), [255, 0, 0])
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: inset + 650)), [0, 0, 255])
    XCTAssertEqual(webView.scrollView.contentSize, CGSize(width: 393, height: 1800))
  }

  func testTheOffsetScrollsThePage() throws {
    show(stripes)
    webView.scrollView.contentOffset.y = 700
    app.settle()
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: 300)), [0, 0, 255])
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: 600)), [0, 128, 0])
    let inset = webView.scrollView.adjustedContentInset.top
    XCTAssertEqual(try evaluate("window.scrollY") as? Double ?? 0, 700 + inset, accuracy: 1)
  }

  func testAFingerScrollsThePage() throws {
    show(stripes)
    app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
    app.settle()
    XCTAssertGreaterThan(webView.scrollView.contentOffset.y, 350)
    let inset = webView.scrollView.adjustedContentInset.top
    XCTAssertEqual(
      try evaluate("window.scrollY") as? Double ?? 0, webView.scrollView.contentOffset.y + inset, accuracy: 1)
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: 300)), [0, 0, 255])
  }

  func testAScriptScrollsThePage() throws {
    show(stripes)
    try evaluate("window.scrollTo(0, 640)")
    app.settle()
    let inset = webView.scrollView.adjustedContentInset.top
    XCTAssertEqual(webView.scrollView.contentOffset.y, 640 - inset, accuracy: 1)
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: 300)), [0, 0, 255])
  }

  func testTheSizeOfThePageFollowsItsContent() throws {
    show(
      "<meta name='viewport' content='width=device-width'><style>body { margin: 0 }</style><p id='p'>Short</p>"
    )
    var heights: [CGFloat] = []
    let token = webView.scrollView.observe(\.contentSize, options: .new) { _, change in
      heights.append(change.newValue?.height ?? 0)
    }
    try evaluate("document.getElementById('p').style.height = '3000px'")
    XCTAssertGreaterThan(webView.scrollView.contentSize.height, 3000)
    XCTAssertEqual(heights.last, webView.scrollView.contentSize.height)
    token.invalidate()
  }

  func testSnapshots() throws {
    show(stripes)
    var pictures: [UIImage] = []
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 0, y: 100, width: 200, height: 100)
    configuration.snapshotWidth = 100
    webView.takeSnapshot(with: configuration) { image, error in
      XCTAssertNil(error)
      image.map { pictures.append($0) }
    }
    app.settle()
    XCTAssertEqual(pictures.first?.size, CGSize(width: 100, height: 50))
  }
}
