extension Text {
  /// The lines of a text, as a renderer draws them.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line]
    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether the text is truncated.
    public let isTruncated: Bool

    init(
      _ text: NSAttributedString, size: CGSize, maxLines: Int, alignment: NSTextAlignment,
      environment: EnvironmentValues
    ) {
      let defaults = AttributedTextLayout.Defaults(
        font: TextResolver(environment).baseFont, color: Color.primary.uiColor(in: environment))
      let whole = AttributedTextLayout(
        text, defaults: defaults, traits: environment.traits,
        size: CGSize(width: size.width, height: .infinity), maxLines: maxLines)
      let layout = whole.layout
      isTruncated = layout.isTruncated
      lines = layout.lines.indices.map { index in
        let line = layout.lines[index]
        let room = size.width - line.frame.width
        let shift: CGFloat =
          switch alignment {
          case .center: room / 2
          case .right: room
          default: 0
          }
        return Line(text, layout, index, shift: shift - line.frame.minX, environment)
      }
    }

    public typealias CharacterIndex = Int

    /// One line of a text.
    public struct Line: RandomAccessCollection {
      private let runs: [Run]
      /// The start of the line's baseline, in points from the text's top leading corner.
      public var origin: CGPoint
      public let typographicBounds: TypographicBounds
      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }

      init(
        _ text: NSAttributedString, _ layout: TextLayout, _ index: Int, shift: CGFloat,
        _ environment: EnvironmentValues
      ) {
        let line = layout.lines[index]
        origin = CGPoint(x: line.frame.minX + shift, y: line.baseline)
        typographicBounds = TypographicBounds(
          origin: origin, width: line.frame.width, ascent: line.ascent, descent: line.descent)
        var runs: [Run] = []
        let end = Swift.min(line.range.upperBound, text.length)
        var place = line.range.lowerBound
        while place < end {
          var range = NSRange()
          let attributes = text.attributes(at: place, effectiveRange: &range)
          let last = Swift.min(range.location + range.length, end)
          runs.append(
            Run(text, layout, line, place..<last, attributes, shift: shift, environment: environment))
          place = last
        }
        self.runs = runs
      }
    }

    /// A part of a line with uniform attributes.
    public struct Run: RandomAccessCollection {
      private let slices: [RunSlice]
      private let custom: [CustomTextAttribute]
      public let typographicBounds: TypographicBounds
      public let layoutDirection: LayoutDirection
      public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }
      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// The run's attribute of a type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        for attribute in custom.reversed() { if let value = attribute.value as? T { return value } }
        return nil
      }

      init(
        _ text: NSAttributedString, _ layout: TextLayout, _ line: TextLayout.Line, _ range: Range<Int>,
        _ attributes: [NSAttributedString.Key: Any], shift: CGFloat, environment: EnvironmentValues
      ) {
        custom = attributes[CustomTextAttribute.key] as? [CustomTextAttribute] ?? []
        layoutDirection = line.isRightToLeft ? .rightToLeft : .leftToRight
        var slices: [RunSlice] = []
        var place = range.lowerBound
        while place < range.upperBound {
          let next = Swift.min(Swift.max(place + 1, layout.nextCharacter(after: place)), range.upperBound)
          let rect = layout.boundingRect(for: place..<next)
          let bounds = TypographicBounds(
            origin: CGPoint(x: rect.minX + shift, y: line.baseline), width: rect.width, ascent: line.ascent,
            descent: line.descent)
          let piece = text.attributedSubstring(from: NSRange(location: place, length: next - place))
          slices.append(
            RunSlice(
              typographicBounds: bounds, characterIndices: Array(place..<next), text: piece,
              traits: environment.traits))
          place = next
        }
        self.slices = slices
        let rect = slices.reduce(CGRect.null) { $0.union($1.typographicBounds.rect) }
        typographicBounds = TypographicBounds(
          origin: CGPoint(x: rect.isNull ? 0 : rect.minX, y: line.baseline),
          width: rect.isNull ? 0 : rect.width,
          ascent: line.ascent, descent: line.descent)
      }
    }

    /// One character of a run.
    public struct RunSlice {
      public let typographicBounds: TypographicBounds
      public let characterIndices: [CharacterIndex]
      let text: NSAttributedString
      let traits: UITraitCollection
    }

    /// The position and size of a part of a text, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat = 0
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Disables the alignment of glyphs to subpixel positions. No effect: glyphs are never aligned.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    for slice in run { draw(slice, options: options) }
  }
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let defaults = AttributedTextLayout.Defaults(
      font: .preferredFont(forTextStyle: .body), color: UIColor.label)
    let layout = AttributedTextLayout(
      slice.text, defaults: defaults, traits: slice.traits,
      size: CGSize(width: CGFloat.infinity, height: .infinity), maxLines: 1)
    let origin = slice.typographicBounds.origin
    paint { context in
      layout.draw(on: context, at: CGPoint(x: origin.x, y: origin.y - layout.layout.firstBaseline))
    }
  }
}
