import XCTest
import libxml2

/// Tests of the C library, which iOS has as a module.
final class XMLModuleTests: XCTestCase {
  func testHTMLIsParsed() throws {
    let options = Int32(HTML_PARSE_NOERROR.rawValue | HTML_PARSE_RECOVER.rawValue)
    let document = try XCTUnwrap(htmlReadDoc("<p>one<p>two", nil, "UTF-8", options))
    defer { xmlFreeDoc(document) }
    let context = try XCTUnwrap(xmlXPathNewContext(document))
    defer { xmlXPathFreeContext(context) }
    let result = try XCTUnwrap(xmlXPathEvalExpression("//p", context))
    defer { xmlXPathFreeObject(result) }
    XCTAssertEqual(result.pointee.nodesetval.pointee.nodeNr, 2)
  }
}
