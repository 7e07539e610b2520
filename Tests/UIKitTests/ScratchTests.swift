import PortolanTesting
import UIKit
import XCTest
@MainActor
final class ScratchTests: XCTestCase {
  func testControls() throws {
    for dark in [false, true] {
      let app = TestApp(device: .iPhone15, dark: dark)
      let root = UIViewController()
      root.view.backgroundColor = .systemBackground
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 18
      stack.alignment = .leading
      root.view.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
        stack.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor, constant: 20),
      ])
      let a = UISwitch(); let b = UISwitch(); b.isOn = true
      let c = UISwitch(); c.isOn = true; c.isEnabled = false
      let d = UISwitch(); d.isOn = true; d.onTintColor = .systemPurple
      let row = UIStackView(arrangedSubviews: [a, b, c, d]); row.spacing = 12
      stack.addArrangedSubview(row)
      for k in 0..<4 {
        let s = UISlider(); s.value = [0, 0.35, 0.6, 1][k]
        if k == 2 { s.minimumValueImage = UIImage(systemName: "speaker"); s.maximumValueImage = UIImage(systemName: "speaker.wave.3") }
        if k == 3 { s.isEnabled = false }
        stack.addArrangedSubview(s)
        s.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
      }
      let st = UIStepper(); stack.addArrangedSubview(st)
      let st2 = UIStepper(); st2.value = 5
      stack.addArrangedSubview(st2)
      let sg = UISegmentedControl(items: ["First", "Second", "Third"]); sg.selectedSegmentIndex = 1
      stack.addArrangedSubview(sg)
      let sg2 = UISegmentedControl(items: ["Day", "Week", "Month", "Year"]); sg2.selectedSegmentIndex = 0
      stack.addArrangedSubview(sg2); sg2.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
      let sg3 = UISegmentedControl(items: [UIImage(systemName: "list.bullet")!, UIImage(systemName: "square.grid.2x2")!]); sg3.selectedSegmentIndex = 1
      stack.addArrangedSubview(sg3)
      let sg4 = UISegmentedControl(items: ["Off", "On"]); sg4.selectedSegmentIndex = 1; sg4.isEnabled = false
      stack.addArrangedSubview(sg4)
      let p = UIPageControl(); p.numberOfPages = 6; p.currentPage = 2; p.backgroundColor = .systemGray
      stack.addArrangedSubview(p)
      let p2 = UIPageControl(); p2.numberOfPages = 4; p2.pageIndicatorTintColor = .systemGray3; p2.currentPageIndicatorTintColor = .systemBlue; p2.backgroundStyle = .prominent
      stack.addArrangedSubview(p2)
      for v in [0, 0.3, 1] { let pr = UIProgressView(); pr.progress = Float(v); stack.addArrangedSubview(pr); pr.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true }
      app.show(UINavigationController(rootViewController: root))
      let t = UISegmentedControl(items: ["A", "B"]); t.selectedSegmentIndex = 0
      root.navigationItem.titleView = t
      app.settle()
      try app.snapshot(scale: 2)?.writePNG(to: URL(fileURLWithPath: "/tmp/pc_\(dark ? "dark" : "light").png"))
    }
  }
}
