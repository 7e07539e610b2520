// Names of Swift 4, available in that language mode only. Later modes get a diagnostic with the current name.

@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { .center }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { .top }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { .bottom }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { .left }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { .right }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { .topRight }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { .resize }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { .fade }
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { .moveIn }
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { .push }
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { .reveal }
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { .fromRight }
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { .fromTop }
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { .right }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { .radial }
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { .linear }
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { .paced }
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { .cubic }
