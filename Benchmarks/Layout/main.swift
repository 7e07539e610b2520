// Measures Auto Layout in UIKit: building a screen, changing it, and sizing cells.
//
//   swift run -c release LayoutBenchmark

import BenchmarkSupport
import Foundation
import UIKit

@MainActor
func seconds(_ body: @MainActor () -> Void) -> Double {
  let start = Measure.processorSeconds
  body()
  return Measure.processorSeconds - start
}

/// Prints the median CPU time in microseconds.
@MainActor
func report(_ name: String, per count: Int = 1, runs: Int = 21, _ body: @MainActor () -> Double) {
  let samples = (0..<runs).map { _ in body() }.sorted()
  Measure.report(name, samples[runs / 2] * 1e6 / Double(count), "µs")
}

/// A row of a settings screen: icon, two lines of text, a value and a separator.
@MainActor
func makeRow(in parent: UIView, below previous: UIView?) -> UIView {
  let row = UIView()
  let icon = UIView()
  let texts = UIView()
  let title = UIView()
  let subtitle = UIView()
  let value = UIView()
  row.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(row)
  for view in [icon, texts, value] {
    view.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(view)
  }
  for view in [title, subtitle] {
    view.translatesAutoresizingMaskIntoConstraints = false
    texts.addSubview(view)
  }
  NSLayoutConstraint.activate([
    row.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    row.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? parent.topAnchor),
    icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
    icon.widthAnchor.constraint(equalToConstant: 29),
    icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
    icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    texts.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
    texts.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
    texts.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
    title.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
    title.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
    title.topAnchor.constraint(equalTo: texts.topAnchor),
    title.heightAnchor.constraint(equalToConstant: 20),
    subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
    subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
    subtitle.bottomAnchor.constraint(equalTo: texts.bottomAnchor),
    subtitle.heightAnchor.constraint(equalToConstant: 16),
    value.leadingAnchor.constraint(greaterThanOrEqualTo: texts.trailingAnchor, constant: 8),
    value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
    value.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    value.widthAnchor.constraint(equalToConstant: 60),
    value.heightAnchor.constraint(equalToConstant: 20),
  ])
  let wish = texts.widthAnchor.constraint(equalToConstant: 500)
  wish.priority = .defaultLow
  wish.isActive = true
  return row
}

@MainActor
func makeScreen(rows: Int) -> (root: UIView, rows: [UIView]) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  var made: [UIView] = []
  for _ in 0..<rows { made.append(makeRow(in: root, below: made.last)) }
  return (root, made)
}

@MainActor
func makeStack(depth: Int) -> UIView {
  guard depth > 0 else {
    let leaf = UIView()
    let height = leaf.heightAnchor.constraint(equalToConstant: 20)
    height.priority = .defaultLow
    height.isActive = true
    return leaf
  }
  let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in makeStack(depth: depth - 1) })
  stack.axis = depth % 2 == 0 ? .horizontal : .vertical
  stack.distribution = depth % 2 == 0 ? .fillEqually : .fill
  stack.spacing = 4
  return stack
}

@MainActor
func runAll() {
  for rows in [10, 40] {
    report("screen of \(rows) rows (\(rows * 6) views, \(rows * 25) constraints), built", runs: 21) {
      var screen: (UIView, [UIView])?
      let time = seconds { screen = makeScreen(rows: rows) }
      withExtendedLifetime(screen) {}
      return time
    }
    report("  its first layout") {
      let screen = makeScreen(rows: rows)
      return seconds { screen.root.layoutIfNeeded() }
    }
    let screen = makeScreen(rows: rows)
    screen.root.layoutIfNeeded()
    var width = 393.0
    report("  its root resized") {
      width = width == 393 ? 430 : 393
      return seconds {
        screen.root.frame.size.width = width
        screen.root.layoutIfNeeded()
      }
    }
    let inset = screen.rows[rows / 2].constraints.first { $0.constant == 16 }!
    report("  one constant changed", per: 20) {
      seconds {
        for index in 0..<20 {
          inset.constant = index % 2 == 0 ? 20 : 16
          screen.root.layoutIfNeeded()
        }
      }
    }
    let first = screen.rows[0].constraints.first { $0.constant == 8 }!
    report("  the first row's height changed", per: 20) {
      seconds {
        for index in 0..<20 {
          first.constant = index % 2 == 0 ? 9 : 8
          screen.root.layoutIfNeeded()
        }
      }
    }
    report("  a row removed and added") {
      seconds {
        let last = screen.rows[rows - 1]
        last.removeFromSuperview()
        screen.root.layoutIfNeeded()
        screen.root.addSubview(last)
        NSLayoutConstraint.activate([
          last.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
          last.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
          last.topAnchor.constraint(equalTo: screen.rows[rows - 2].bottomAnchor),
        ])
        screen.root.layoutIfNeeded()
      }
    }
  }

  report("nested stacks, 85 stacks, 256 leaves, first layout", runs: 11) {
    let stack = makeStack(depth: 4)
    stack.frame = CGRect(x: 0, y: 0, width: 800, height: 800)
    return seconds { stack.layoutIfNeeded() }
  }

  let cell = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
  let row = makeRow(in: cell, below: nil)
  row.bottomAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true
  report("a cell measured", per: 20) {
    seconds {
      for _ in 0..<20 {
        _ = cell.systemLayoutSizeFitting(
          CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    }
  }
}

MainActor.assumeIsolated { runAll() }
