// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addQuartzCore(to classes: _ObjCClasses) {
    classes.addProperties(of: CAAnimation.self) { table in
      table.settable("autoreverses", \CAAnimation.autoreverses)
      table.settable("beginTime", \CAAnimation.beginTime)
      table.settable("delegate", \CAAnimation.delegate)
      table.settable("duration", \CAAnimation.duration)
      table.settable("fillMode", \CAAnimation.fillMode)
      table.settable("removedOnCompletion", \CAAnimation.isRemovedOnCompletion)
      table.settable("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
      table.settable("repeatCount", \CAAnimation.repeatCount)
      table.settable("repeatDuration", \CAAnimation.repeatDuration)
      table.settable("speed", \CAAnimation.speed)
      table.settable("timeOffset", \CAAnimation.timeOffset)
      table.settable("timingFunction", \CAAnimation.timingFunction)
    }
    classes.addProperties(of: CAAnimationGroup.self) { table in
      table.settable("animations", \CAAnimationGroup.animations)
    }
    classes.addProperties(of: CABasicAnimation.self) { table in
      table.settable("byValue", \CABasicAnimation.byValue)
      table.settable("fromValue", \CABasicAnimation.fromValue)
      table.settable("toValue", \CABasicAnimation.toValue)
    }
    classes.addProperties(of: CADisplayLink.self) { table in
      table.readable("duration", \CADisplayLink.duration)
      table.settable("paused", \CADisplayLink.isPaused)
      table.settable("preferredFrameRateRange", \CADisplayLink.preferredFrameRateRange)
      table.settable("preferredFramesPerSecond", \CADisplayLink.preferredFramesPerSecond)
      table.readable("targetTimestamp", \CADisplayLink.targetTimestamp)
      table.readable("timestamp", \CADisplayLink.timestamp)
    }
    classes.addProperties(of: CAGradientLayer.self) { table in
      table.settable("colors", \CAGradientLayer.colors)
      table.settable("endPoint", \CAGradientLayer.endPoint)
      table.settable("locations", \CAGradientLayer.locations)
      table.settable("startPoint", \CAGradientLayer.startPoint)
      table.settable("type", \CAGradientLayer.type)
    }
    classes.addProperties(of: CAKeyframeAnimation.self) { table in
      table.settable("biasValues", \CAKeyframeAnimation.biasValues)
      table.settable("calculationMode", \CAKeyframeAnimation.calculationMode)
      table.settable("continuityValues", \CAKeyframeAnimation.continuityValues)
      table.settable("keyTimes", \CAKeyframeAnimation.keyTimes)
      table.settable("path", \CAKeyframeAnimation.path)
      table.settable("rotationMode", \CAKeyframeAnimation.rotationMode)
      table.settable("tensionValues", \CAKeyframeAnimation.tensionValues)
      table.settable("timingFunctions", \CAKeyframeAnimation.timingFunctions)
      table.settable("values", \CAKeyframeAnimation.values)
    }
    classes.addProperties(of: CALayer.self) { table in
      table.settable("actions", \CALayer.actions)
      table.settable("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
      table.settable("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
      table.settable("anchorPoint", \CALayer.anchorPoint)
      table.settable("anchorPointZ", \CALayer.anchorPointZ)
      table.settable("autoreverses", \CALayer.autoreverses)
      table.settable("backgroundColor", \CALayer.backgroundColor)
      table.settable("backgroundFilters", \CALayer.backgroundFilters)
      table.settable("beginTime", \CALayer.beginTime)
      table.settable("borderColor", \CALayer.borderColor)
      table.settable("borderWidth", \CALayer.borderWidth)
      table.settable("bounds", \CALayer.bounds)
      table.settable("compositingFilter", \CALayer.compositingFilter)
      table.settable("contents", \CALayer.contents)
      table.settable("contentsCenter", \CALayer.contentsCenter)
      table.settable("contentsFormat", \CALayer.contentsFormat)
      table.settable("contentsGravity", \CALayer.contentsGravity)
      table.settable("contentsRect", \CALayer.contentsRect)
      table.settable("contentsScale", \CALayer.contentsScale)
      table.settable("cornerCurve", \CALayer.cornerCurve)
      table.settable("cornerRadius", \CALayer.cornerRadius)
      table.settable("delegate", \CALayer.delegate)
      table.settable("drawsAsynchronously", \CALayer.drawsAsynchronously)
      table.settable("duration", \CALayer.duration)
      table.settable("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
      table.settable("fillMode", \CALayer.fillMode)
      table.settable("filters", \CALayer.filters)
      table.settable("frame", \CALayer.frame)
      table.settable("doubleSided", \CALayer.isDoubleSided)
      table.settable("geometryFlipped", \CALayer.isGeometryFlipped)
      table.settable("hidden", \CALayer.isHidden)
      table.settable("opaque", \CALayer.isOpaque)
      table.settable("magnificationFilter", \CALayer.magnificationFilter)
      table.settable("mask", \CALayer.mask)
      table.settable("maskedCorners", \CALayer.maskedCorners)
      table.settable("masksToBounds", \CALayer.masksToBounds)
      table.settable("minificationFilter", \CALayer.minificationFilter)
      table.settable("minificationFilterBias", \CALayer.minificationFilterBias)
      table.settable("name", \CALayer.name)
      table.settable("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
      table.settable("opacity", \CALayer.opacity)
      table.settable("position", \CALayer.position)
      table.settable("rasterizationScale", \CALayer.rasterizationScale)
      table.settable("repeatCount", \CALayer.repeatCount)
      table.settable("repeatDuration", \CALayer.repeatDuration)
      table.settable("shadowColor", \CALayer.shadowColor)
      table.settable("shadowOffset", \CALayer.shadowOffset)
      table.settable("shadowOpacity", \CALayer.shadowOpacity)
      table.settable("shadowPath", \CALayer.shadowPath)
      table.settable("shadowRadius", \CALayer.shadowRadius)
      table.settable("shouldRasterize", \CALayer.shouldRasterize)
      table.settable("speed", \CALayer.speed)
      table.settable("style", \CALayer.style)
      table.settable("sublayerTransform", \CALayer.sublayerTransform)
      table.settable("sublayers", \CALayer.sublayers)
      table.readable("superlayer", \CALayer.superlayer)
      table.settable("timeOffset", \CALayer.timeOffset)
      table.settable("transform", \CALayer.transform)
      table.settable("zPosition", \CALayer.zPosition)
    }
    classes.addProperties(of: CAPropertyAnimation.self) { table in
      table.settable("additive", \CAPropertyAnimation.isAdditive)
      table.settable("cumulative", \CAPropertyAnimation.isCumulative)
      table.settable("keyPath", \CAPropertyAnimation.keyPath)
      table.settable("valueFunction", \CAPropertyAnimation.valueFunction)
    }
    classes.addProperties(of: CAShapeLayer.self) { table in
      table.settable("fillColor", \CAShapeLayer.fillColor)
      table.settable("fillRule", \CAShapeLayer.fillRule)
      table.settable("lineCap", \CAShapeLayer.lineCap)
      table.settable("lineDashPattern", \CAShapeLayer.lineDashPattern)
      table.settable("lineDashPhase", \CAShapeLayer.lineDashPhase)
      table.settable("lineJoin", \CAShapeLayer.lineJoin)
      table.settable("lineWidth", \CAShapeLayer.lineWidth)
      table.settable("miterLimit", \CAShapeLayer.miterLimit)
      table.settable("path", \CAShapeLayer.path)
      table.settable("strokeColor", \CAShapeLayer.strokeColor)
      table.settable("strokeEnd", \CAShapeLayer.strokeEnd)
      table.settable("strokeStart", \CAShapeLayer.strokeStart)
    }
    classes.addProperties(of: CASpringAnimation.self) { table in
      table.settable("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
      table.readable("bounce", \CASpringAnimation.bounce)
      table.settable("damping", \CASpringAnimation.damping)
      table.settable("initialVelocity", \CASpringAnimation.initialVelocity)
      table.settable("mass", \CASpringAnimation.mass)
      table.readable("perceptualDuration", \CASpringAnimation.perceptualDuration)
      table.readable("settlingDuration", \CASpringAnimation.settlingDuration)
      table.settable("stiffness", \CASpringAnimation.stiffness)
    }
    classes.addProperties(of: CATextLayer.self) { table in
      table.settable("alignmentMode", \CATextLayer.alignmentMode)
      table.settable("font", \CATextLayer.font)
      table.settable("fontSize", \CATextLayer.fontSize)
      table.settable("foregroundColor", \CATextLayer.foregroundColor)
      table.settable("wrapped", \CATextLayer.isWrapped)
      table.settable("string", \CATextLayer.string)
      table.settable("truncationMode", \CATextLayer.truncationMode)
    }
    classes.addProperties(of: CATransition.self) { table in
      table.settable("endProgress", \CATransition.endProgress)
      table.settable("startProgress", \CATransition.startProgress)
      table.settable("subtype", \CATransition.subtype)
      table.settable("type", \CATransition.type)
    }
    classes.addProperties(of: CAValueFunction.self) { table in
      table.readable("name", \CAValueFunction.name)
    }
  }
}
