import Foundation
import Projects
import XCTest

/// A test that checks a package in a temporary folder.
class CheckTestCase: TemporaryFolderTestCase {
  /// The checkout that this test was built in.
  static let frameworks = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The messages about a package of one app, with paths relative to its folder.
  func messages(_ files: [String: String]) throws -> [String] {
    try write("// swift-tools-version: 6.0\nlet package = 0\n", to: "Package.swift")
    for (path, text) in files { try write(text, to: "Sources/App/\(path)") }
    let build = try ProjectBuild(
      path: folder, scratch: folder.appendingPathComponent(".build/portolan"), configuration: .debug,
      frameworks: Self.frameworks, tool: "1", built: .none(Self.frameworks)
    ) { _ in }
    return try build.check().map {
      $0.line.replacingOccurrences(of: folder.path + "/Sources/App/", with: "")
    }
  }

  /// A storyboard with one scene, whose controller is of the class `Screen`.
  func storyboard(
    view: String = "", connections: String = "", attributes: String = "customClass=\"Screen\"",
    resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="vc"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Home" id="vc" \(attributes) sceneMemberID="viewController">
    <view key="view" id="v"><subviews><label id="l"/>
    \(view)
    </subviews></view>
    <connections>
    \(connections)
    </connections></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/><exit id="ex"/>
    </objects></scene></scenes><resources>\(resources)</resources></document>
    """
  }

  /// The class of the storyboard's scene.
  func screen(_ members: String) -> String {
    "import UIKit\nclass Screen: UIViewController {\n\(members)\n}\n"
  }
}
