import XCTest

/// Problems of storyboards that are visible without running the app.
final class InterfaceCheckTests: CheckTestCase {
  func testAStoryboardThatDoesNotParse() throws {
    let found = try messages(["Main.storyboard": "<document type=\"Storyboard\">\n<scenes></document>\n"])
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(
      found[0].hasPrefix("Main.storyboard:2: error: The document “Main.storyboard” could not be opened."),
      found[0])
  }

  func testAnOutletThatDoesNotExist() throws {
    let line = "<outlet property=\"nameLabel\" destination=\"l\" id=\"o\"/>"
    let board = storyboard(connections: line)
    let place = "Main.storyboard:\(try XCTUnwrap(self.line(of: line, in: board))): warning: "
    let text =
      place
      + "Failed to connect (nameLabel) outlet from (Screen) to (UILabel): missing setter or instance variable"
    XCTAssertEqual(
      try messages(["Main.storyboard": board, "Screen.swift": screen("@IBOutlet var nameLable: UILabel!")]),
      [text + "; did you mean 'nameLable'?"])
    XCTAssertEqual(
      try messages(["Main.storyboard": board, "Screen.swift": screen("var nameLabel: UILabel!")]),
      [text + "; add '@IBOutlet' to 'nameLabel'"])
    for good in [
      "@IBOutlet var nameLabel: UILabel!", "@objc var nameLabel: Any?", "@IBOutlet var NameLabel: UILabel!",
    ] {
      XCTAssertEqual(try messages(["Main.storyboard": board, "Screen.swift": screen(good)]), [])
    }
  }

  func testAnActionThatDoesNotExist() throws {
    let button = """
      <button id="b"><connections><action selector="tapped:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
      """
    let board = storyboard(view: button)
    func found(_ members: String) throws -> [String] {
      try messages(["Main.storyboard": board, "Screen.swift": screen(members)]).map {
        $0.components(separatedBy: "warning: ").last ?? ""
      }
    }
    let text = "Could not connect action, target class Screen does not respond to -tapped:"
    XCTAssertEqual(try found("@IBAction func taped(_ sender: Any) {}"), [text + "; did you mean 'taped:'?"])
    XCTAssertEqual(try found("func tapped(_ sender: Any) {}"), [text + "; add '@IBAction' to 'tapped(_:)'"])
    XCTAssertEqual(try found("@IBAction func tapped(_ sender: Any) {}"), [])
    XCTAssertEqual(try found("@objc func tapped(_ sender: UIButton) {}"), [])
  }

  func testAClassThatDoesNotExist() throws {
    let files = [
      "Main.storyboard": storyboard(attributes: "customClass=\"Scren\""), "Screen.swift": screen(""),
    ]
    XCTAssertEqual(
      try messages(files).map { $0.components(separatedBy: "warning: ").last },
      ["Unknown class Scren in Interface Builder file; did you mean 'Screen'?"])
    XCTAssertEqual(try messages(["Main.storyboard": storyboard(), "Screen.swift": screen("")]), [])
    // Classes of libraries and of Apple's frameworks.
    XCTAssertEqual(
      try messages([
        "Main.storyboard": storyboard(
          view:
            "<view id=\"m\" customClass=\"MKMapView\"/><view id=\"k\" customClass=\"Knob\" customModule=\"Knobs\"/>"
        )
      ]), [])
  }

  func testSeguesThatDoNotExist() throws {
    let segues = """
      <segue destination="vc" kind="show" identifier="details" id="s1"/>
      <segue destination="ex" kind="unwind" identifier="back" unwindAction="goBack:" id="s2"/>
      """
    let use = "func go() { performSegue(withIdentifier: \"detials\", sender: nil) }"
    XCTAssertEqual(
      try messages(["Main.storyboard": storyboard(connections: segues), "Screen.swift": screen(use)]).sorted()
        .map {
          $0.components(separatedBy: "warning: ").last
        },
      [
        "The unwind action -goBack: does not exist",
        "no segue with identifier 'detials' in a storyboard; did you mean 'details'?",
      ])
    XCTAssertEqual(
      try messages([
        "Main.storyboard": storyboard(connections: segues),
        "Screen.swift": screen(
          "@IBAction func goBack(_ segue: UIStoryboardSegue) {}\n"
            + use.replacingOccurrences(of: "ia", with: "ai")),
      ]), [])
  }

  func testImagesAndColorsThatDoNotExist() throws {
    let view = """
      <imageView image="sun" id="i"/><imageView image="star" catalog="system" id="j"/>
      <view id="w"><color key="backgroundColor" name="Accent"/></view>
      """
    let files = [
      "Main.storyboard": storyboard(view: view),
      "Screen.swift": screen(
        "let a = UIImage(named: \"moon\")\nlet b = UIColor(named: \"Tint\")\nlet c = UIImage(named: \"x\", in: nil, with: nil)"
      ),
    ]
    XCTAssertEqual(
      Set(try messages(files).compactMap { $0.components(separatedBy: "warning: ").last }),
      [
        "Could not load the “sun” image", "Unable to resolve color named “Accent”",
        "no image named 'moon' found in the project", "no color named 'Tint' found in the project",
      ])
    var whole = files
    for path in ["sun.imageset", "Night/moon.imageset", "Accent.colorset", "Tint.colorset"] {
      whole["Assets.xcassets/\(path)/Contents.json"] = "{}"
    }
    XCTAssertEqual(try messages(whole), [])
  }

  func testIdentifiersThatDoNotExist() throws {
    let use = """
      func go(_ table: UITableView) {
        _ = storyboard?.instantiateViewController(withIdentifier: "Hme")
        _ = UIStoryboard(name: "Mian", bundle: nil)
        _ = table.dequeueReusableCell(withIdentifier: "Cel")
      }
      """
    let table = """
      <tableView id="t"><prototypes><tableViewCell reuseIdentifier="Cell" id="c"/></prototypes></tableView>
      """
    let board = storyboard(view: table)
    XCTAssertEqual(
      try messages(["Main.storyboard": board, "Screen.swift": screen(use)]),
      [
        "Screen.swift:4:61: warning: no storyboard contains a view controller with identifier 'Hme'; did you mean 'Home'?",
        "Screen.swift:5:26: warning: could not find a storyboard named 'Mian'; did you mean 'Main'?",
        "Screen.swift:6:49: warning: unable to dequeue a cell with identifier 'Cel': no prototype cell has it and no code "
          + "registers it; did you mean 'Cell'?",
      ])
    let good = use.replacingOccurrences(of: "Hme", with: "Home").replacingOccurrences(
      of: "Mian", with: "Main")
    XCTAssertEqual(
      try messages(["Main.storyboard": board, "Screen.swift": screen(good + "\nlet identifier = \"Cel\"")]),
      [])
  }

  /// The result is kept, and made again after a change of a resource.
  func testAChangedStoryboardIsCheckedAgain() throws {
    var files = ["Main.storyboard": storyboard(), "Screen.swift": screen("")]
    XCTAssertEqual(try messages(files), [])
    files["Main.storyboard"] = storyboard(attributes: "customClass=\"Nothing\"")
    XCTAssertEqual(try messages(files).count, 1)
  }

  private func line(of text: String, in document: String) -> Int? {
    document.components(separatedBy: "\n").firstIndex(of: text).map { $0 + 1 }
  }
}
