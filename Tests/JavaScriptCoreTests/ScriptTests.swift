import JavaScriptCore

final class ScriptTests: XCTestCase {
  private func makeContext() throws -> JSContext {
    guard let context = JSContext() else {
      throw XCTSkip("JavaScriptCore is not installed (Debian package libjavascriptcoregtk-6.0-1)")
    }
    return context
  }

  func testScriptsReturnValues() throws {
    let context = try makeContext()
    XCTAssertEqual(context.evaluateScript("6 * 7").toInt32(), 42)
    XCTAssertEqual(context.evaluateScript("'har' + 'bor'").toString(), "harbor")
    XCTAssertTrue(context.evaluateScript("undefined").isUndefined)
    XCTAssertTrue(context.evaluateScript("null").isNull)
    XCTAssertTrue(context.evaluateScript("[1, 2]").isArray)
    XCTAssertEqual(
      context.evaluateScript("[1, 'two', null]").toArray() as NSArray, [1, "two", NSNull()] as NSArray)
    let object = context.evaluateScript("({name: 'Genoa', depth: 14.5, open: true})").toDictionary()
    XCTAssertEqual(object?["name"] as? String, "Genoa")
    XCTAssertEqual(object?["depth"] as? Double, 14.5)
    XCTAssertEqual(object?["open"] as? Bool, true)
    XCTAssertEqual(context.evaluateScript("new Date(1500)").toDate(), Date(timeIntervalSince1970: 1.5))
  }

  func testFunctionsAreCalled() throws {
    let context = try makeContext()
    context.evaluateScript("var total = 0; function add(a, b) { total += a + b; return total }")
    let add = try XCTUnwrap(context.objectForKeyedSubscript("add"))
    XCTAssertEqual(add.call(withArguments: [2, 3]).toInt32(), 5)
    XCTAssertEqual(add.call(withArguments: [1, 1]).toInt32(), 7)
    XCTAssertEqual(context["total"].toInt32(), 7)
    let list = context.evaluateScript("[3, 1, 2]")
    XCTAssertEqual(list?.invokeMethod("sort", withArguments: []).toString(), "1,2,3")
    let date = context.objectForKeyedSubscript("Date").construct(withArguments: [0])
    XCTAssertEqual(date?.toDate(), Date(timeIntervalSince1970: 0))
  }

  func testScriptsCallSwift() throws {
    let context = try makeContext()
    var lines: [String] = []
    let log: (String) -> Void = { lines.append($0) }
    context.setObject(log, forKeyedSubscript: "log" as NSString)
    let double: (Double) -> Double = { $0 * 2 }
    context["double"] = JSValue(object: double, in: context)
    context.evaluateScript("log('depth ' + double(7.5)); log(1)")
    XCTAssertEqual(lines, ["depth 15", "1"])
    context.setObject(["a": [1, 2], "b": true], forKeyedSubscript: "data")
    XCTAssertEqual(context.evaluateScript("JSON.stringify([data.a, data.b])").toString(), "[[1,2],true]")
  }

  func testErrorsAreReported() throws {
    let context = try makeContext()
    XCTAssertTrue(context.evaluateScript("throw new Error('aground')").isUndefined)
    XCTAssertEqual(context.exception.toString(), "Error: aground")
    var messages: [String] = []
    context.exceptionHandler = { _, error in messages.append(error?.toString() ?? "") }
    context.evaluateScript("no.such")
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].contains("ReferenceError"))
    // Functions of Swift report errors through their context.
    let refuse: () -> Void = {
      let current = JSContext.current()!
      current.exception = JSValue(newErrorFromMessage: "refused", in: current)
    }
    context.setObject(refuse, forKeyedSubscript: "refuse")
    XCTAssertEqual(
      context.evaluateScript("try { refuse(); 'passed' } catch (error) { error.message }").toString(),
      "refused")
  }

  func testContextsAreSeparate() throws {
    let (first, second) = (try makeContext(), try makeContext())
    first.evaluateScript("var port = 1")
    XCTAssertTrue(second.evaluateScript("typeof port").isEqual(to: "undefined"))
  }
}
