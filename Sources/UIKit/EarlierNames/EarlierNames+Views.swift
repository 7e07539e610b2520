import Foundation

// Names of Swift 4, available to sources in that language mode; later modes report the current names.

@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition
@available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
@available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
@available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
@available(swift, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndexDisplayMode")
public typealias UIScrollViewIndexDisplayMode = UIScrollView.IndexDisplayMode
@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize {
  UIView.layoutFittingCompressedSize
}
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}
