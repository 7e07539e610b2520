import CoreText
import PortolanTesting
import SwiftUI

@MainActor
final class FontManagerTests: XCTestCase {
  func testARegisteredFileIsFoundByUIKitAndSwiftUI() throws {
    let file = try RenamedFont.write()
    XCTAssertNil(UIFont(name: RenamedFont.postScriptName, size: 20))

    var error: Unmanaged<CFError>?
    XCTAssertTrue(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    XCTAssertNil(error)
    defer { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil) }

    let font = try XCTUnwrap(UIFont(name: RenamedFont.postScriptName, size: 20))
    XCTAssertEqual(font.familyName, RenamedFont.family)
    XCTAssertEqual(font.fontName, RenamedFont.postScriptName)
    XCTAssertTrue(UIFont.familyNames.contains(RenamedFont.family))
    XCTAssertEqual(UIFont.fontNames(forFamilyName: RenamedFont.family), [RenamedFont.postScriptName])
    XCTAssertEqual(CTFontCopyPostScriptName(font as CTFont) as String, RenamedFont.postScriptName)
    // The registered font, not the system's, measures the text.
    let text = "Harbor master" as NSString
    let width = text.size(withAttributes: [.font: font]).width
    let dejaVu = try XCTUnwrap(UIFont(name: "DejaVuSans", size: 20))
    XCTAssertEqual(width, text.size(withAttributes: [.font: dejaVu]).width, accuracy: 0.01)
    XCTAssertGreaterThan(
      abs(width - text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width), 3)

    let app = TestApp()
    let host = UIHostingController(
      rootView: Text("Harbor master").font(.custom(RenamedFont.postScriptName, fixedSize: 20)).fixedSize())
    app.show(host)
    app.settle()
    XCTAssertEqual(host.sizeThatFits(in: CGSize(width: 400, height: 400)).width, width, accuracy: 0.5)
  }

  func testErrorsOfRegistering() throws {
    let file = try RenamedFont.write()
    XCTAssertTrue(CTFontManagerRegisterFontsForURL(file, .process, nil))
    var error: Unmanaged<CFError>?
    XCTAssertFalse(CTFontManagerRegisterFontsForURL(file, .process, &error))
    XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.alreadyRegistered.rawValue)
    XCTAssertTrue(CTFontManagerUnregisterFontsForURL(file, .process, nil))
    XCTAssertNil(UIFont(name: RenamedFont.postScriptName, size: 20))
    XCTAssertFalse(CTFontManagerUnregisterFontsForURL(file, .process, nil))

    let text = FileManager.default.temporaryDirectory.appendingPathComponent("Harbor.txt")
    try Data("no font".utf8).write(to: text)
    XCTAssertFalse(CTFontManagerRegisterFontsForURL(text, .process, &error))
    XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.unrecognizedFormat.rawValue)
    let none = URL(fileURLWithPath: "/nowhere.ttf")
    XCTAssertFalse(CTFontManagerRegisterFontsForURL(none, .process, &error))
    XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.fileNotFound.rawValue)
  }

  func testAFontInMemoryIsRegistered() throws {
    let provider = try XCTUnwrap(CGDataProvider(data: RenamedFont.data() as CFData))
    let font = try XCTUnwrap(CGFont(provider))
    XCTAssertEqual(font.postScriptName as String?, RenamedFont.postScriptName)
    XCTAssertEqual(font.fullName as String?, RenamedFont.family)
    XCTAssertEqual(font.unitsPerEm, 2048)
    XCTAssertTrue(CTFontManagerRegisterGraphicsFont(font, nil))
    XCTAssertNotNil(UIFont(name: RenamedFont.postScriptName, size: 12))
    XCTAssertFalse(CTFontManagerRegisterGraphicsFont(font, nil))
    XCTAssertTrue(CTFontManagerUnregisterGraphicsFont(font, nil))
    XCTAssertNil(CGFont(try XCTUnwrap(CGDataProvider(data: Data(repeating: 7, count: 400)))))
  }

  func testDescriptorsAndTraits() throws {
    let attributes: [CFString: Any] = [
      kCTFontFamilyNameAttribute: "Inter",
      kCTFontTraitsAttribute: [kCTFontWeightTrait: UIFont.Weight.bold.rawValue],
    ]
    let descriptor = CTFontDescriptorCreateWithAttributes(attributes as CFDictionary)
    let font = CTFontCreateWithFontDescriptor(descriptor, 15, nil)
    XCTAssertEqual(CTFontGetSize(font), 15)
    XCTAssertEqual(CTFontCopyFamilyName(font) as String, "Inter")
    XCTAssertTrue(CTFontGetSymbolicTraits(font).contains(.traitBold))
    let italic = try XCTUnwrap(
      CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .italicTrait, [.italicTrait, .boldTrait]))
    XCTAssertEqual(CTFontGetSymbolicTraits(italic).intersection([.boldTrait, .italicTrait]), .italicTrait)
    let traits = CTFontCopyTraits(italic)
    XCTAssertNotNil(traits[kCTFontWeightTrait])
    XCTAssertEqual(CTFontCreateUIFontForLanguage(.system, 17, nil), UIFont.systemFont(ofSize: 17))
  }
}
