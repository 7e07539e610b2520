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

  func testDarkPages() throws {
    let page = """
      <meta name='viewport' content='width=device-width'>
      <style>body { background: rgb(250, 250, 250) }</style>
      <style>@media (prefers-color-scheme: dark) { body { background: rgb(20, 20, 40) } }</style>
      <style media='(prefers-color-scheme: light)'>body { background: rgb(255, 255, 0) }</style>
      <script>document.title = matchMedia('(prefers-color-scheme: dark)').matches</script>
      """
    show(page, dark: true)
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: 400)), [20, 20, 40])
    XCTAssertEqual(webView.title, "true")
    screen.overrideUserInterfaceStyle = .light
    app.settle()
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: 400)), [255, 255, 0])
    show(page, dark: false)
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: 400)), [255, 255, 0])
    XCTAssertEqual(webView.title, "false")
  }

  func testColorSchemes() throws {
    show(
      "<meta name='viewport' content='width=device-width'><meta name='color-scheme' content='light dark'><p>Text</p>",
      dark: true)
    let inset = webView.scrollView.adjustedContentInset.top
    XCTAssertEqual(try color(at: CGPoint(x: 300, y: 600)), [30, 30, 30])
    XCTAssertEqual(try color(at: CGPoint(x: 20, y: inset - 10)), [30, 30, 30])
  }

  func testViewsWithoutAWindow() throws {
    show("<title>Here</title>")
    let view = webView
    app.show(UIViewController())
    view.loadHTMLString("<title>Hidden</title>", baseURL: nil)
    app.settle()
    XCTAssertEqual(view.title, "Hidden")
    var pictures: [UIImage] = []
    let other = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.loadHTMLString("<body style='background: rgb(0, 128, 0)'>", baseURL: nil)
    app.settle()
    other.takeSnapshot(with: nil) { image, _ in image.map { pictures.append($0) } }
    app.settle()
    let picture = try XCTUnwrap(pictures.first?.cgImage)
    XCTAssertEqual(try color(of: picture, at: CGPoint(x: 10, y: 10)), [0, 128, 0])
  }

  func testFindingText() throws {
    show("<p>Lagos, Faro and lagoons</p>")
    var found: [Bool] = []
    for text in ["lago", "Porto"] {
      webView.find(text) { found.append($0.matchFound) }
      app.settle()
    }
    XCTAssertEqual(found, [true, false])
    let sensitive = WKFindConfiguration()
    sensitive.caseSensitive = true
    webView.find("LAGOS", configuration: sensitive) { found.append($0.matchFound) }
    app.settle()
    XCTAssertEqual(found, [true, false, false])
  }

  func testTransparentPages() throws {
    show()
    webView.isOpaque = false
    webView.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    load("<meta name='viewport' content='width=device-width'><p>Text</p>")
    XCTAssertEqual(try color(at: CGPoint(x: 300, y: 600)), [0, 0, 255])
  }

  func testPageZoom() throws {
    show(stripes)
    webView.pageZoom = 2
    app.settle()
    try evaluate("0")
    XCTAssertEqual(webView.scrollView.contentSize.height, 3600, accuracy: 2)
    XCTAssertEqual(try evaluate("innerWidth") as? Double ?? 0, 196.5, accuracy: 1)
  }

  func testSelfSizingViews() throws {
    show()
    let inner = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 1))
    screen.view.addSubview(inner)
    inner.loadHTMLString(
      "<meta name='viewport' content='width=device-width'><style>body { margin: 0 }</style><div style='height: 432px'></div>",
      baseURL: nil)
    app.settle()
    XCTAssertEqual(inner.scrollView.contentSize.height, 432)
    inner.frame.size.height = inner.scrollView.contentSize.height
    app.settle()
    XCTAssertEqual(inner.scrollView.contentSize.height, 432)
  }

  func testDocuments() throws {
    show(stripes)
    var documents: [Data] = []
    webView.createPDF { result in (try? result.get()).map { documents.append($0) } }
    app.settle()
    let provider = try XCTUnwrap(documents.first.flatMap { CGDataProvider(data: $0 as CFData) })
    let document = try XCTUnwrap(CGPDFDocument(provider))
    XCTAssertEqual(document.numberOfPages, 1)
    XCTAssertEqual(
      document.page(at: 1)?.getBoxRect(.mediaBox).size, CGSize(width: 393, height: 1800))
    // The view shows its part of the page again.
    let inset = webView.scrollView.adjustedContentInset.top
    XCTAssertEqual(try color(at: CGPoint(x: 100, y: inset + 300)), [255, 0, 0])
    XCTAssertEqual(try evaluate("innerHeight") as? Double ?? 0, 852 - inset, accuracy: 1)
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
