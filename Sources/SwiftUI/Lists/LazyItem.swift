/// The lengths of lines, measured as they become visible, with block sums for fast lookup of positions.
struct LineLengths {
  private static let block = 256
  private var measured: [Float]
  private var sums: [CGFloat]
  private var open: [Int]
  private(set) var knownSum: CGFloat = 0
  private(set) var knownCount = 0
  /// The line after the last measured one.
  private var knownEnd = 0
  let spacing: CGFloat

  init(count: Int, spacing: CGFloat) {
    self.spacing = spacing
    measured = Array(repeating: -1, count: count)
    let blocks = (count + Self.block - 1) / Self.block
    sums = Array(repeating: 0, count: blocks)
    open = (0..<blocks).map { min(Self.block, count - $0 * Self.block) }
  }

  var count: Int { measured.count }
  subscript(line: Int) -> CGFloat? { measured[line] < 0 ? nil : CGFloat(measured[line]) }

  mutating func set(_ line: Int, _ length: CGFloat) {
    if let old = self[line] {
      sums[line / Self.block] -= old
      knownSum -= old
    } else {
      open[line / Self.block] -= 1
      knownCount += 1
      knownEnd = max(knownEnd, line + 1)
    }
    measured[line] = Float(length)
    sums[line / Self.block] += CGFloat(measured[line])
    knownSum += CGFloat(measured[line])
  }

  /// Forgets the lengths of the lines from one on.
  mutating func forget(from start: Int) {
    guard start < knownEnd else { return }
    for line in start..<knownEnd {
      guard let old = self[line] else { continue }
      sums[line / Self.block] -= old
      open[line / Self.block] += 1
      knownSum -= old
      knownCount -= 1
      measured[line] = -1
    }
    knownEnd = start
  }

  /// The estimated length of unmeasured lines.
  var estimate: CGFloat { knownCount == 0 ? 44 : knownSum / CGFloat(knownCount) }

  var total: CGFloat {
    knownSum + estimate * CGFloat(count - knownCount) + spacing * CGFloat(max(0, count - 1))
  }

  /// The start of a line.
  func offset(_ line: Int) -> CGFloat {
    let guess = estimate
    let whole = line / Self.block
    var offset: CGFloat = 0
    for block in 0..<whole { offset += sums[block] + guess * CGFloat(open[block]) }
    for index in (whole * Self.block)..<line { offset += self[index] ?? guess }
    return offset + spacing * CGFloat(line)
  }

  /// The last line that begins at or before an offset.
  func line(at distance: CGFloat) -> Int {
    let guess = estimate
    var offset: CGFloat = 0
    var block = 0
    while block < sums.count - 1 {
      let size = sums[block] + guess * CGFloat(open[block]) + spacing * CGFloat(Self.block)
      if offset + size > distance { break }
      offset += size
      block += 1
    }
    var line = block * Self.block
    while line < count - 1 {
      let size = (self[line] ?? guess) + spacing
      if offset + size > distance { break }
      offset += size
      line += 1
    }
    return line
  }
}

/// Places the views near the visible part of the enclosing scroll view.
final class LazyItem: LayoutItem, VisibleRectObserver {
  var viewsAreStale = true
  private let canvas = HostingView()
  private var shown: [Int: RowView] = [:]
  private var settings: (any LazySettings)? { node as? any LazySettings }
  private var lastRegion = LayoutRegion()

  override init(_ node: _ViewNode) {
    super.init(node)
    canvas.isTransparentToTouches = true
  }

  override func invalidateContents() { isStale = true }
  private var isStale = true

  // MARK: Lines

  /// Consecutive rows in lines: several cells per line; headers and footers in their own lines.
  private struct Run {
    let firstRow: Int
    let rowCount: Int
    let firstLine: Int
    let perLine: Int
    let edge: RowEdge?
    var lineCount: Int { (rowCount + perLine - 1) / perLine }
  }

  private struct LineLayout {
    var rows: RowIndex
    var tracks: [GridItem.Track]
    var runs: [Run]
    var lengths: LineLengths
    var cross: CGFloat
    var isGrid: Bool
    var textSize: DynamicTypeSize
    /// The lines measured since the last change. Other lines keep their previous length.
    var fresh: Set<Int> = []
    /// The length that the container was measured with; `nil` if it was not measured with this size across.
    var reported: CGFloat?

    func run(_ line: Int) -> Run {
      var (low, high) = (0, runs.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if runs[middle].firstLine <= line { low = middle } else { high = middle }
      }
      return runs[low]
    }
  }
  private var arrangement: LineLayout?

  private func arrange(_ cross: CGFloat, _ settings: any LazySettings) -> LineLayout {
    let rows = settings.currentRows()
    if !isStale, let arrangement, Self.isSame(arrangement.cross, cross), arrangement.rows.count == rows.count
    {
      return arrangement.cross == cross ? arrangement : moved(arrangement, cross, settings)
    }
    isStale = false
    keepLengths()
    let tracks = tracks(cross, settings)
    var runs: [Run] = []
    var line = 0
    for (source, start) in zip(rows.sources, rows.starts) where source.count > 0 {
      let run = Run(
        firstRow: start, rowCount: source.count, firstLine: line,
        perLine: source.edge == nil ? max(1, tracks.count) : 1, edge: source.edge)
      // Sources of individual cells continue the line of the preceding source.
      if let last = runs.last, last.edge == nil, run.edge == nil {
        runs[runs.count - 1] = Run(
          firstRow: last.firstRow, rowCount: last.rowCount + run.rowCount, firstLine: last.firstLine,
          perLine: last.perLine, edge: nil)
        line = runs[runs.count - 1].firstLine + runs[runs.count - 1].lineCount
      } else {
        runs.append(run)
        line += run.lineCount
      }
    }
    var made = LineLayout(
      rows: rows, tracks: tracks, runs: runs,
      lengths: LineLengths(count: line, spacing: settings.spacing), cross: cross,
      isGrid: settings.tracks != nil, textSize: environment.dynamicTypeSize)
    if let kept = keptLengths.lastIndex(where: {
      Self.isSame($0.cross, cross) && $0.textSize == made.textSize && $0.lengths.count == line
    }) {
      let old = keptLengths.remove(at: kept)
      (made.lengths, made.reported) = (old.lengths, old.reported)
    }
    arrangement = made
    return made
  }

  private func tracks(_ cross: CGFloat, _ settings: any LazySettings) -> [GridItem.Track] {
    settings.tracks.map { GridItem.tracks($0, cross, ViewSpacing.standard) }
      ?? [GridItem.Track(offset: 0, length: cross, alignment: nil)]
  }

  /// Returns the lines with the tracks of a size across that differs by rounding, so that pixels do not depend on the
  /// order of sizes.
  private func moved(_ old: LineLayout, _ cross: CGFloat, _ settings: any LazySettings) -> LineLayout {
    let tracks = tracks(cross, settings)
    guard tracks.count == old.tracks.count else { return old }
    var moved = old
    (moved.cross, moved.tracks) = (cross, tracks)
    return moved
  }

  /// The lengths of lines for the latest sizes across. Containers measure with several sizes; with the lengths of only
  /// one, each layout would find another total and ask for the next layout.
  private var keptLengths: [LineLayout] = []
  private static let maximumKeptLengths = 4

  private func keepLengths() {
    guard let arrangement else { return }
    keptLengths.removeAll { Self.isSame($0.cross, arrangement.cross) && $0.textSize == arrangement.textSize }
    keptLengths.append(arrangement)
    if keptLengths.count > Self.maximumKeptLengths { keptLengths.removeFirst() }
  }

  /// Whether two sizes across differ by no more than the rounding of sums of tracks.
  private static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.01 }

  private func isHorizontal(_ settings: any LazySettings) -> Bool { settings.axis == .horizontal }

  private func proposal(_ track: CGFloat, _ settings: any LazySettings) -> ProposedViewSize {
    isHorizontal(settings)
      ? ProposedViewSize(width: nil, height: track) : ProposedViewSize(width: track, height: nil)
  }

  private func length(_ line: Int, _ arrangement: inout LineLayout, _ settings: any LazySettings) -> CGFloat {
    if let known = arrangement.lengths[line], arrangement.fresh.contains(line) { return known }
    arrangement.fresh.insert(line)
    let run = arrangement.run(line)
    let first = run.firstRow + (line - run.firstLine) * run.perLine
    let last = min(first + run.perLine, run.firstRow + run.rowCount)
    var longest: CGFloat = 0
    for row in first..<last {
      let track = run.edge == nil ? arrangement.tracks[row - first].length : arrangement.cross
      let content = arrangement.rows.row(row)
      observeSize(of: content)
      let size = content.size(proposal(track, settings))
      longest = max(longest, isHorizontal(settings) ? size.width : size.height)
    }
    arrangement.lengths.set(line, longest)
    return longest
  }

  /// Measures the container again when the size of a row changes that is not visible: at another text size, for example.
  private func observeSize(of row: Row) {
    guard case .host(let host) = row, host.onSizeChange == nil else { return }
    host.onSizeChange = { [weak host] in host?.root.parent?.invalidateLayout() }
  }

  // MARK: Layout

  /// The number of lines at the start that are measured for the estimate of the others.
  private static let sampleCount = 3

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let settings else { return .zero }
    let horizontal = isHorizontal(settings)
    let cross = (horizontal ? proposal.height : proposal.width) ?? crossSize(settings)
    var arrangement = arrange(cross, settings)
    // Measures a few lines as an estimate for the others.
    for line in 0..<min(arrangement.lengths.count, Self.sampleCount) {
      _ = length(line, &arrangement, settings)
    }
    let total = arrangement.lengths.count == 0 ? 0 : arrangement.lengths.total
    arrangement.reported = total
    self.arrangement = arrangement
    let used =
      arrangement.isGrid ? arrangement.tracks.last.map { $0.offset + $0.length } ?? cross : cross
    return horizontal
      ? CGSize(width: total, height: used) : CGSize(width: max(used, 0), height: total)
  }

  private func crossSize(_ settings: any LazySettings) -> CGFloat {
    let rows = settings.currentRows()
    guard rows.count > 0 else { return 0 }
    let size = rows.row(0).size(.unspecified)
    return isHorizontal(settings) ? size.height : size.width
  }

  override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    lastRegion = region
    canvas.frame = region.actual(frame)
    environment.scrollContainer?.lazyItem?.observe(self)
    repetitions = isMeasuredAgain ? repetitions + 1 : 0
    isMeasuredAgain = false
    visibleSize = environment.scrollContainer?.lazyItem?.visibleRect.size
    // Forgetting in layouts that the new length has caused could lead to others without end.
    showVisible(forgetsLinesBelow: repetitions < Self.mostRepetitions)
    if isLengthStale { remeasureAfterUpdate() }
  }

  func visibleRectDidChange() {
    let size = environment.scrollContainer?.lazyItem?.visibleRect.size
    let isResized = visibleSize != nil && size != visibleSize
    visibleSize = size
    UIView.performWithoutAnimation { showVisible(forgetsLinesBelow: isResized) }
    if isLengthStale, isResized || isEndNear { remeasureAfterUpdate() }
  }

  /// The size of the scroll view's visible part at the last layout.
  private var visibleSize: CGSize?
  /// Whether the next layout is caused by lines that were measured since.
  private var isMeasuredAgain = false
  /// The number of layouts in succession that were caused by lines that the previous one measured.
  private var repetitions = 0
  private static let mostRepetitions = 3

  /// Whether lines that were measured since have changed the estimated length.
  private var isLengthStale: Bool {
    guard let arrangement, let reported = arrangement.reported else { return false }
    return abs(arrangement.lengths.total - reported) > 0.5
  }

  /// Whether the end is at most two screens away. Farther away its place is not needed, and each line that appears would
  /// lead to another layout.
  private var isEndNear: Bool {
    guard let reported = arrangement?.reported, let settings else { return false }
    let (low, high) = visibleRange(settings)
    return high + 2 * (high - low) > reported
  }

  private func remeasureAfterUpdate() {
    UpdateQueue.afterUpdate { [weak self, weak node] in
      self?.isMeasuredAgain = true
      node?.invalidateLayout()
    }
  }

  /// The visible part of the content along the axis, slightly enlarged.
  private func visibleRange(_ settings: any LazySettings) -> (low: CGFloat, high: CGFloat) {
    let scroll = environment.scrollContainer?.lazyItem
    let visible =
      scroll?.visibleRect.offsetBy(dx: -frame.minX, dy: -frame.minY)
      ?? CGRect(origin: .zero, size: frame.size)
    return isHorizontal(settings) ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
  }

  /// Shows the visible rows.
  ///
  /// - Parameter forgetsLinesBelow: Whether lines after the visible ones that were visible earlier are estimated again, so
  ///   that the length depends on the content, the size and the position alone. Lines before the visible ones keep their
  ///   lengths: otherwise the visible ones would move.
  private func showVisible(forgetsLinesBelow: Bool = false) {
    guard let settings else { return }
    let horizontal = isHorizontal(settings)
    var arrangement = arrange(horizontal ? frame.height : frame.width, settings)
    let scroll = environment.scrollContainer?.lazyItem
    let (low, high) = visibleRange(settings)
    var wanted: [Int: CGRect] = [:]
    if arrangement.lengths.count > 0 {
      var line = arrangement.lengths.line(at: low)
      var position = arrangement.lengths.offset(line)
      while line < arrangement.lengths.count, position <= high {
        let length = length(line, &arrangement, settings)
        add(line, at: position, length, arrangement, settings, to: &wanted)
        position += length + settings.spacing
        line += 1
      }
      if forgetsLinesBelow {
        let end = max(line, Self.sampleCount)
        arrangement.lengths.forget(from: end)
        arrangement.fresh = arrangement.fresh.filter { $0 < end }
      }
    }
    var pinned: Set<Int> = []
    if settings.pinned.contains(.sectionHeaders), let scroll {
      let free = scroll.freeRect.offsetBy(dx: -frame.minX, dy: -frame.minY)
      if let header = pin(at: horizontal ? free.minX : free.minY, &arrangement, settings, &wanted) {
        pinned.insert(header)
      }
    }
    self.arrangement = arrangement
    apply(wanted, arrangement.rows, pinned)
  }

  private func add(
    _ line: Int, at position: CGFloat, _ length: CGFloat, _ arrangement: LineLayout,
    _ settings: any LazySettings, to wanted: inout [Int: CGRect]
  ) {
    let horizontal = isHorizontal(settings)
    let run = arrangement.run(line)
    let first = run.firstRow + (line - run.firstLine) * run.perLine
    let last = min(first + run.perLine, run.firstRow + run.rowCount)
    for row in first..<last {
      let track =
        run.edge == nil
        ? arrangement.tracks[row - first]
        : GridItem.Track(offset: 0, length: arrangement.cross, alignment: nil)
      let size = arrangement.rows.row(row).size(proposal(track.length, settings))
      let cell =
        horizontal
        ? CGSize(width: length, height: track.length) : CGSize(width: track.length, height: length)
      let d = ViewDimensions(item: nil, size: size, proposal: .unspecified)
      let origin = (track.alignment ?? settings.alignment).origin(of: d, in: cell)
      wanted[row] = CGRect(
        x: (horizontal ? position : track.offset) + origin.x,
        y: (horizontal ? track.offset : position) + origin.y, width: size.width, height: size.height)
    }
  }

  /// Pins the header of the first visible section; the next header pushes it away.
  private func pin(
    at start: CGFloat, _ arrangement: inout LineLayout, _ settings: any LazySettings,
    _ wanted: inout [Int: CGRect]
  ) -> Int? {
    let headers = arrangement.runs.filter { $0.edge == .header }
    var current: (run: Run, position: CGFloat)?
    var limit = CGFloat.infinity
    for run in headers {
      let position = arrangement.lengths.offset(run.firstLine)
      if position > start {
        limit = position
        break
      }
      current = (run, position)
    }
    guard let current else { return nil }
    let length = length(current.run.firstLine, &arrangement, settings)
    let position = max(current.position, min(start, limit - length))
    add(current.run.firstLine, at: position, length, arrangement, settings, to: &wanted)
    return current.run.firstRow
  }

  private func apply(_ wanted: [Int: CGRect], _ rows: RowIndex, _ pinned: Set<Int>) {
    let old = shown.sorted { $0.key < $1.key }
    // Rows with the same identifier keep their own views, which would otherwise change places at each layout.
    var kept: [Int: RowView] = [:]
    var free: [AnyHashable: [RowView]] = [:]
    for (index, view) in old {
      if wanted[index] != nil, rows.id(index) == view.id {
        kept[index] = view
      } else {
        free[view.id, default: []].append(view)
      }
    }
    var new: [Int: RowView] = [:]
    for index in wanted.keys.sorted() {
      let id = rows.id(index)
      let view = kept[index] ?? free[id]?.popLast() ?? RowView(id: id)
      view.show(rows.row(index), in: node.host)
      let place = wanted[index]!
      view.frame =
        lastRegion.mirrorWidth == nil
        ? place
        : CGRect(
          x: frame.width - place.maxX, y: place.minY, width: place.width, height: place.height)
      if view.superview !== canvas { canvas.addSubview(view) }
      view.layer.zPosition = pinned.contains(index) ? 1 : 0
      if pinned.contains(index) { canvas.bringSubviewToFront(view) }
      new[index] = view
    }
    for (_, view) in old where free[view.id]?.contains(where: { $0 === view }) == true { view.leave() }
    shown = new
    // The layout of a row can lay out stale views around it first, which may move the rows.
    placements &+= 1
    let own = placements
    for index in new.keys.sorted() where own == placements { new[index]?.layOut() }
  }
  private var placements = 0

  override func collectViews(into views: inout [ShownView]) { views.append(ShownView(view: canvas)) }

  // MARK: Places of rows

  /// The frame of a row in a scroll view's content, estimated if it is not visible.
  func frame(ofRow row: Int, in scroll: UIScrollView) -> CGRect? {
    guard let settings else { return nil }
    var arrangement = arrange(isHorizontal(settings) ? frame.height : frame.width, settings)
    guard let run = arrangement.runs.last(where: { $0.firstRow <= row }) else { return nil }
    let line = run.firstLine + (row - run.firstRow) / run.perLine
    guard line < arrangement.lengths.count else { return nil }
    let length = length(line, &arrangement, settings)
    self.arrangement = arrangement
    let start = arrangement.lengths.offset(line)
    let own =
      isHorizontal(settings)
      ? CGRect(x: start, y: 0, width: length, height: frame.height)
      : CGRect(x: 0, y: start, width: frame.width, height: length)
    return canvas.convert(own, to: scroll)
  }

  /// The rows that currently have views.
  func shownRows(in scroll: UIScrollView) -> [(id: AnyHashable, frame: CGRect)] {
    shown.keys.sorted().map { (shown[$0]!.id, canvas.convert(shown[$0]!.frame, to: scroll)) }
  }
}
