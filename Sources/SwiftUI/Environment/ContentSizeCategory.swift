import UIKit

/// The size of the text of an interface, in the form before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Creates the category from UIKit's value; `nil` if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
  fileprivate var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.rawValue]
  }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory {
  /// Creates UIKit's value from a category; unspecified if there is none.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory?.size.contentSizeCategory ?? .unspecified
  }
}

extension EnvironmentValues {
  /// The size of text as a category. Changes with `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}

extension View {
  /// Sets the text size of a part of the interface.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ContentSizeCategory>, _ value: ContentSizeCategory
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      .modifier(_DynamicTypeEffect(size: keyPath == \.sizeCategory ? value.size : nil))
  }
}
