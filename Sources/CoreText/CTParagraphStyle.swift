import UIKit

/// The layout of the lines in a paragraph, which is UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle
public typealias CTTextTab = NSTextTab

public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4
}

public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment = 0
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  case tabStops = 4
  case defaultTabInterval = 5
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
  case lineBoundsOptions = 17
  case count = 18
}

/// A value of a paragraph style, read from memory when the style is created.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }

  fileprivate var number: CGFloat {
    valueSize == MemoryLayout<Float>.size
      ? CGFloat(value.loadUnaligned(as: Float.self)) : value.loadUnaligned(as: CGFloat.self)
  }

  fileprivate var byte: UInt8 { value.loadUnaligned(as: UInt8.self) }

  /// `lineBoundsOptions` has no effect.
  fileprivate func apply(to style: NSMutableParagraphStyle) {
    switch spec {
    case .alignment: style.alignment = CTTextAlignment(rawValue: byte)?.uiKit ?? .natural
    case .firstLineHeadIndent: style.firstLineHeadIndent = number
    case .headIndent: style.headIndent = number
    case .tailIndent: style.tailIndent = number
    case .tabStops: style.tabStops = value.load(as: CFArray.self) as? [NSTextTab] ?? []
    case .defaultTabInterval: style.defaultTabInterval = number
    case .lineBreakMode: style.lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
    case .lineHeightMultiple: style.lineHeightMultiple = number
    case .maximumLineHeight: style.maximumLineHeight = number
    case .minimumLineHeight: style.minimumLineHeight = number
    case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: style.lineSpacing = number
    case .maximumLineSpacing: style.lineSpacing = min(style.lineSpacing, number)
    case .paragraphSpacing: style.paragraphSpacing = number
    case .paragraphSpacingBefore: style.paragraphSpacingBefore = number
    case .baseWritingDirection:
      style.baseWritingDirection = NSWritingDirection(rawValue: Int(Int8(bitPattern: byte))) ?? .natural
    case .lineBoundsOptions, .count: break
    }
  }
}

extension CTTextAlignment {
  fileprivate var uiKit: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<max(settingCount, 0) { settings?[index].apply(to: style) }
  return style
}

public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle.copy() as? NSParagraphStyle ?? paragraphStyle
}

public func CTTextTabCreate(
  _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab {
  NSTextTab(textAlignment: alignment.uiKit, location: location)
}

public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.location }
