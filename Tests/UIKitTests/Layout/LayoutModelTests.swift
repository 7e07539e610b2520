import CollectionChecks
import SeededRandom
import UIKit
import XCTest

/// Hierarchies after random changes have the same layout as newly created ones.
@MainActor
final class LayoutModelTests: XCTestCase {
  func testIncrementalLayoutEqualsFresh() {
    var random = SeededNumbers(seed: 7)
    for sequence in 0..<20 {
      var model = Model()
      let live = Built(model)
      for step in 0..<40 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          model.change(using: &random)
          live.follow(model)
        }
        if step % 3 == 0 { continue }
        live.root.layoutIfNeeded()
        let fresh = Built(model)
        fresh.root.layoutIfNeeded()
        for (index, (old, new)) in zip(live.views, fresh.views).enumerated() {
          let distance = [
            old.frame.minX - new.frame.minX, old.frame.minY - new.frame.minY,
            old.frame.width - new.frame.width,
            old.frame.height - new.frame.height,
          ].map(abs).max()!
          XCTAssertLessThanOrEqual(
            distance, 1, "sequence \(sequence), step \(step), view \(index): \(old.frame) is not \(new.frame)"
          )
        }
        for view in live.views { XCTAssertFalse(view.hasAmbiguousLayout) }
      }
    }
  }
}

/// A hierarchy as plain data: view 0 is the root, the parent of every other view has a lower number.
private struct Model {
  struct Item: Equatable {
    var parent = 0
    /// The adjacent sibling; nil for the parent's edge.
    var beside: Int?
    var left: CGFloat = 0
    var top: CGFloat = 0
    /// The fraction of the parent's width; nil for `width` points.
    var fraction: CGFloat?
    var width: CGFloat = 20
    var limit: CGFloat = 1_000
    var content: CGFloat = 15
    var compression: Float = 750
    var isRightToLeft = false
  }

  var items = [Item()]
  var size: CGFloat = 400
  var margin: CGFloat = 8

  @MainActor
  mutating func change(using random: inout SeededNumbers) {
    let index = Int.random(in: 1...max(1, items.count - 1), using: &random)
    guard index < items.count, items.count < 12, Int.random(in: 0..<4, using: &random) > 0 else {
      if items.count < 12 {
        items.append(Item())
        replant(items.count - 1, using: &random)
      } else {
        items.removeLast()
      }
      return
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: replant(index, using: &random)
    case 1: items[index].fraction = Bool.random(using: &random) ? 0.5 : nil
    case 2: items[index].limit = .random(in: 5...200, using: &random)
    case 3: items[index].content = .random(in: 0...100, using: &random)
    case 4: items[index].compression = [100, 750, 1000].randomElement(using: &random)!
    case 5: items[index].isRightToLeft.toggle()
    case 6: size = .random(in: 100...500, using: &random)
    case 7: margin = .random(in: 0...20, using: &random)
    case 8: items[index].top = .random(in: 0...50, using: &random)
    default: items[index].left = .random(in: -20...50, using: &random)
    }
    items[index].width = .random(in: 10...100, using: &random)
  }

  private mutating func replant(_ index: Int, using random: inout SeededNumbers) {
    items[index].parent = Int.random(in: 0..<index, using: &random)
    let siblings = (1..<max(1, index)).filter { items[$0].parent == items[index].parent }
    items[index].beside = Bool.random(using: &random) ? siblings.randomElement(using: &random) : nil
    // Views adjacent to it may have another parent now.
    for other in items.indices
    where items[other].beside.map({ items[$0].parent != items[other].parent }) ?? false {
      items[other].beside = nil
    }
  }
}

/// The hierarchy of the model, updated with minimal changes.
@MainActor
private final class Built {
  let root = UIView()
  private(set) var views: [Box] = []
  private var constraints: [[NSLayoutConstraint]] = []
  private var model = Model()

  init(_ model: Model) { follow(model) }

  func follow(_ new: Model) {
    root.frame = CGRect(x: 0, y: 0, width: new.size, height: 400)
    root.layoutMargins = UIEdgeInsets(top: 0, left: new.margin, bottom: 0, right: new.margin)
    while views.count > new.items.count - 1 {
      views.removeLast().removeFromSuperview()
      constraints.removeLast()
    }
    var moved: Set<Int> = []
    for index in new.items.indices.dropFirst() {
      let item = new.items[index]
      let isNew = index > views.count
      if isNew {
        views.append(Box())
        constraints.append([])
      }
      let view = views[index - 1]
      let parent = item.parent == 0 ? root : views[item.parent - 1]
      if view.superview !== parent {
        parent.addSubview(view)
        moved.insert(index)
      }
    }
    for index in new.items.indices.dropFirst() {
      let item = new.items[index]
      let old = index < model.items.count ? model.items[index] : nil
      let view = views[index - 1]
      view.content = CGSize(width: item.content, height: 10)
      view.setContentCompressionResistancePriority(UILayoutPriority(item.compression), for: .horizontal)
      let direction: UISemanticContentAttribute = item.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      if view.semanticContentAttribute != direction { view.semanticContentAttribute = direction }
      let made = constraints[index - 1]
      let isSettled =
        old?.parent == item.parent && old?.beside == item.beside && old?.fraction == item.fraction
        && !made.isEmpty
        && made.allSatisfy(\.isActive)
      if isSettled {
        made[0].constant = item.left
        made[1].constant = item.top
        made[2].constant = item.fraction == nil ? item.width : 3
        made[3].constant = item.limit
      } else {
        NSLayoutConstraint.deactivate(made)
        constraints[index - 1] = make(item, view)
        NSLayoutConstraint.activate(constraints[index - 1])
      }
    }
    model = new
  }

  private func make(_ item: Model.Item, _ view: Box) -> [NSLayoutConstraint] {
    let parent = view.superview!
    let start = item.beside.map { views[$0 - 1].trailingAnchor } ?? parent.layoutMarginsGuide.leadingAnchor
    let width =
      item.fraction.map {
        view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: $0, constant: 3)
      }
      ?? view.widthAnchor.constraint(equalToConstant: item.width)
    width.priority = UILayoutPriority(500)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: item.limit)
    limit.priority = UILayoutPriority(900)
    return [
      view.leadingAnchor.constraint(equalTo: start, constant: item.left),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: item.top), width, limit,
    ]
  }
}
