import Foundation
import FoundationXML
import XCTest

@testable import GTKHost
@testable import UIKit

/// The files of installed applications, and their name on the session bus.
@MainActor
final class InstallationTests: XCTestCase {
  private var folder: URL!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("install-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

  private let information = ApplicationInformation(
    information: [
      "CFBundleIdentifier": "com.example.My-Notes.2", "CFBundleShortVersionString": "2.5",
      "CFBundleDocumentTypes": [
        ["LSItemContentTypes": ["public.png", "com.example.note", "com.example.unknown"]]
      ],
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.note", "UTTypeDescription": "Note & more",
          "UTTypeTagSpecification": ["public.filename-extension": ["note", "nt"]],
        ]
      ],
    ],
    localizations: [
      "ko": ["CFBundleDisplayName": "메모"], "pt-BR": ["CFBundleName": "Notas"], "de": [:],
      "Base": ["CFBundleName": "x"],
    ])

  func testTheEntryDeclaresLinksFilesAndNames() {
    XCTAssertEqual(information.desktopName, "com.example.My_Notes._2")
    XCTAssertEqual(information.mimeTypes, ["application/x-com.example.note", "image/png"])
    XCTAssertEqual(information.localizedNames, ["ko": "메모", "pt_BR": "Notas"])
    let entry = DesktopEntry(
      identity: ApplicationIdentity(identifier: "com.example.Notes", name: "Notes"),
      executable: URL(fileURLWithPath: "/usr/bin/notes"), data: folder, urlSchemes: ["notes", "memo"],
      mimeTypes: information.mimeTypes, localizedNames: information.localizedNames, isActivatable: true)
    XCTAssertEqual(
      entry.text,
      """
      [Desktop Entry]
      Type=Application
      Name=Notes
      Name[ko]=메모
      Name[pt_BR]=Notas
      Exec="/usr/bin/notes" %u
      Icon=com.example.Notes
      Terminal=false
      StartupWMClass=com.example.Notes
      DBusActivatable=true
      Categories=Utility;
      MimeType=x-scheme-handler/memo;x-scheme-handler/notes;application/x-com.example.note;image/png;

      """)
    XCTAssertEqual(
      entry.service,
      "[D-BUS Service]\nName=com.example.Notes\nExec=/usr/bin/notes --gapplication-service\n")
  }

  func testAllFilesOfAnApplicationAreWritten() throws {
    let entry = DesktopEntry(
      identity: ApplicationIdentity(identifier: "com.example.Notes", name: "Notes"),
      executable: URL(fileURLWithPath: "/usr/bin/notes"), data: folder, isActivatable: true)
    try entry.writeAll(information)
    for path in [
      "applications/com.example.Notes.desktop", "dbus-1/services/com.example.Notes.service",
      "metainfo/com.example.Notes.metainfo.xml", "mime/packages/com.example.Notes.xml",
      "icons/hicolor/16x16/apps/com.example.Notes.png", "icons/hicolor/512x512/apps/com.example.Notes.png",
    ] {
      let file = folder.appendingPathComponent(path)
      XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), path)
      if path.hasSuffix(".xml") { XCTAssertTrue(XMLParser(data: try Data(contentsOf: file)).parse(), path) }
    }
    let types = try String(
      contentsOf: folder.appendingPathComponent("mime/packages/com.example.Notes.xml"), encoding: .utf8)
    XCTAssertTrue(types.contains("<comment>Note &amp; more</comment>"), types)
    XCTAssertTrue(types.contains("<glob pattern=\"*.note\"/>"), types)
  }

  func testTheIconIsTheSmallestThatIsLargeEnough() throws {
    let set = folder.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(
      """
      { "images": [
        { "idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "120.png" },
        { "idiom": "universal", "size": "1024x1024", "filename": "1024.png" },
        { "idiom": "universal", "size": "1024x1024", "filename": "dark.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "idiom": "iphone", "size": "20x20", "scale": "2x" } ] }
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let icons = try XCTUnwrap(AppIconSet(names: ["Other", "AppIcon"], in: folder))
    XCTAssertEqual(icons.images.map(\.side), [120, 1024])
    XCTAssertEqual(icons.file(side: 64).lastPathComponent, "120.png")
    XCTAssertEqual(icons.file(side: 256).lastPathComponent, "1024.png")
    XCTAssertEqual(icons.file(side: 2048).lastPathComponent, "1024.png")
    XCTAssertNil(AppIconSet(names: ["Other"], in: folder))
  }

  func testLinksAndFilesNeedNoOption() throws {
    let file = folder.appendingPathComponent("a b.note")
    try Data().write(to: file)
    XCTAssertEqual(
      ApplicationService.normalized(["app", "notes://1", "--open", "notes://2", "-x", file.path, "word"]),
      ["app", "--open", "notes://1", "--open", "notes://2", "-x", "--open", file.absoluteString, "word"])
  }

  func testOnlyInstalledProgramsHaveAName() throws {
    let program = folder.appendingPathComponent("Notes")
    XCTAssertNil(ApplicationService.name(executable: program))
    let file = folder.appendingPathComponent(ApplicationService.fileName)
    try Data("com.example.Notes\n".utf8).write(to: file)
    XCTAssertEqual(ApplicationService.name(executable: program), "com.example.Notes")
    try Data("no name".utf8).write(to: file)
    XCTAssertNil(ApplicationService.name(executable: program))
  }

  func testLinksStartTheProgramOnceAndReachIt() throws {
    let lines = try ProgramUnderTest.run(
      script: "single-instance.py", environment: ["XDG_DATA_HOME": folder.path])
    XCTAssertEqual(
      lines,
      [
        "launched harbour://cold", "opened harbour://cold", "opened harbour://warm", "opened harbour://bus",
        "one process 0 0",
      ])
  }

  func testTheButtonOfANotificationStartsTheProgram() throws {
    let lines = try ProgramUnderTest.run(
      script: "notification-start.py", environment: ["XDG_DATA_HOME": folder.path])
    XCTAssertEqual(
      lines,
      [
        "notified", "org.example.WindowUnderTest Ferry At noon Later",
        "org.example.WindowUnderTest Train At one", "default Train harbour://train", "removed Train",
        "later Ferry harbour://ferry",
      ])
  }
}
