import BenchmarkSupport
import InterfaceDocuments
import UIKit

/// A storyboard with 36 scenes: reading it and showing its first screen.
@MainActor
final class StoryboardBenchmark {
  func run() {
    FrameClock.shared.setMode(.virtual)
    let data = Data(Self.storyboard(scenes: 36).utf8)
    let reading = Measure.median(count: 5) {
      _ = try? InterfaceDocument(data: data, file: "Main.storyboard")
    }
    Measure.report("reading a storyboard of 36 scenes", reading * 1e3, "ms", goal: "at most 20 ms")
    guard let document = try? InterfaceDocument(data: data, file: "Main.storyboard") else { return }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.makeKeyAndVisible()
    let showing = Measure.median(count: 20) {
      window.rootViewController = UIStoryboard(document: document).instantiateInitialViewController()
      CATransaction.flush()
    }
    Measure.report("creating and laying out its first screen", showing * 1e3, "ms", goal: "at most 5 ms")
    window.isHidden = true
  }

  /// Scenes with twelve labels and four buttons with constraints, in a navigation controller.
  private static func storyboard(scenes: Int) -> String {
    let bodies = (0..<scenes).map { index -> String in
      var views = ""
      var constraints = ""
      for row in 0..<16 {
        let id = "v\(index)-\(row)"
        let kind = row % 4 == 3 ? "button" : "label"
        let content =
          kind == "button"
          ? "<state key=\"normal\" title=\"Button \(row)\"/>"
          : "<color key=\"textColor\" systemColor=\"labelColor\"/>"
        views += """
          <\(kind) opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
          text="Row \(row)" textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="\(row * 40)" width="300" height="30"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>\(content)
          </\(kind)>

          """
        constraints += """
          <constraint firstItem="\(id)" firstAttribute="leading" secondItem="s\(index)" secondAttribute="leading" constant="20" id="l\(id)"/>
          <constraint firstItem="\(id)" firstAttribute="top" secondItem="s\(index)" secondAttribute="top" constant="\(row * 40)" id="t\(id)"/>

          """
      }
      return """
        <scene sceneID="scene\(index)"><objects><viewController id="c\(index)" storyboardIdentifier="S\(index)" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="w\(index)"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="s\(index)"/>
            <constraints>\(constraints)</constraints></view>
          <navigationItem key="navigationItem" title="Scene \(index)" id="n\(index)"/>
        </viewController></objects></scene>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
      <scene sceneID="nav-scene"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="c0" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      \(bodies.joined())</scenes></document>
      """
  }
}
