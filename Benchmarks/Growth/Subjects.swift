import InterfaceDocuments
import OrderedDiff
import SeededRandom
import UIKit

/// The operations whose growth is measured.
@MainActor
enum Subjects {
  private static func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    CATransaction.flush()
    return window
  }

  /// Returns a push and a pop of an empty screen under a bar.
  static func push(depth: Int) -> () -> Void {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation)
    navigation.setViewControllers((0..<depth).map { _ in UIViewController() }, animated: false)
    CATransaction.flush()
    return {
      window.layoutIfNeeded()
      navigation.pushViewController(UIViewController(), animated: false)
      CATransaction.flush()
      navigation.popViewController(animated: false)
      CATransaction.flush()
    }
  }

  /// Returns the first frame of a table.
  static func table(rows: Int) -> () -> Void {
    let source = Rows(rows)
    let window = show(UIViewController())
    return {
      let table = UITableView(frame: window.bounds)
      table.dataSource = source
      table.rowHeight = 44
      table.estimatedRowHeight = 0
      window.addSubview(table)
      CATransaction.flush()
      table.removeFromSuperview()
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// Returns the first frame of a grid with a flow layout.
  static func grid(items: Int) -> () -> Void {
    let source = Items(items)
    let window = show(UIViewController())
    return {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      let grid = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      window.addSubview(grid)
      CATransaction.flush()
      grid.removeFromSuperview()
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Returns the building and the first layout of a column of views with four constraints each.
  static func layout(constraints: Int) -> () -> Void {
    let window = show(UIViewController())
    return {
      let column = UIView(frame: window.bounds)
      window.addSubview(column)
      var previous: UIView?
      var all: [NSLayoutConstraint] = []
      for _ in 0..<max(1, constraints / 4) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        column.addSubview(view)
        all += [
          view.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 8),
          view.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -8),
          view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? column.topAnchor, constant: 4),
          view.heightAnchor.constraint(equalToConstant: 20),
        ]
        previous = view
      }
      NSLayoutConstraint.activate(all)
      column.layoutIfNeeded()
      column.removeFromSuperview()
    }
  }

  /// Returns a typed key in the middle of a text.
  static func key(_ text: String) -> () -> Void {
    let window = show(UIViewController())
    let view = UITextView(frame: window.bounds)
    window.addSubview(view)
    view.text = text
    view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    window.layoutIfNeeded()
    return {
      view.insertText("a")
      view.layoutIfNeeded()
      CATransaction.flush()
      view.deleteBackward()
      view.layoutIfNeeded()
      CATransaction.flush()
    }
  }

  static func paragraphs(characters: Int) -> String {
    (0..<max(1, characters / 100)).map { _ in String(repeating: "some words ", count: 9) }
      .joined(separator: "\n")
  }

  static func paragraph(characters: Int) -> String {
    let words = ["some", "words", "a", "sentence", "that", "goes", "on", "as", "people", "write", "them"]
    let prose = (0..<(characters / 4 + 1)).map { words[($0 &* 7919 &+ $0 / 5) % words.count] }
    return String(prose.joined(separator: " ").prefix(characters))
  }

  /// Returns the reading of a storyboard with a label in each scene.
  static func storyboard(scenes: Int) -> () -> Void {
    let bodies = (0..<scenes).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController">
      <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="Scene \(index)" id="l\(index)"><rect key="frame" x="20" y="20" width="300" height="30"/></label>
      </subviews></view></viewController></objects></scene>
      """
    }
    let data = Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c0">
      <scenes>\(bodies.joined())</scenes></document>
      """.utf8)
    return { _ = try? InterfaceDocument(data: data, file: "Main.storyboard") }
  }

  /// Returns the comparison of a list with its shuffled copy.
  static func difference(items: Int) -> () -> Void {
    var random = SeededNumbers(seed: 5)
    let old = Array(0..<items)
    let new = old.shuffled(using: &random)
    return { _ = OrderedDifference(from: old, to: new) }
  }
}
