// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addDrawing(to classes: _ObjCClasses) {
    classes.addProperties(of: NSDataAsset.self) { table in
      table.readable("data", \NSDataAsset.data)
      table.readable("name", \NSDataAsset.name)
      table.readable("typeIdentifier", \NSDataAsset.typeIdentifier)
    }
    classes.addProperties(of: NSParagraphStyle.self) { table in
      table.readable("alignment", \NSParagraphStyle.alignment)
      table.readable("allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation)
      table.readable("baseWritingDirection", \NSParagraphStyle.baseWritingDirection)
      table.readable("defaultTabInterval", \NSParagraphStyle.defaultTabInterval)
      table.readable("firstLineHeadIndent", \NSParagraphStyle.firstLineHeadIndent)
      table.readable("headIndent", \NSParagraphStyle.headIndent)
      table.readable("hyphenationFactor", \NSParagraphStyle.hyphenationFactor)
      table.readable("lineBreakMode", \NSParagraphStyle.lineBreakMode)
      table.readable("lineBreakStrategy", \NSParagraphStyle.lineBreakStrategy)
      table.readable("lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple)
      table.readable("lineSpacing", \NSParagraphStyle.lineSpacing)
      table.readable("maximumLineHeight", \NSParagraphStyle.maximumLineHeight)
      table.readable("minimumLineHeight", \NSParagraphStyle.minimumLineHeight)
      table.readable("paragraphSpacing", \NSParagraphStyle.paragraphSpacing)
      table.readable("paragraphSpacingBefore", \NSParagraphStyle.paragraphSpacingBefore)
      table.readable("tabStops", \NSParagraphStyle.tabStops)
      table.readable("tailIndent", \NSParagraphStyle.tailIndent)
      table.readable("usesDefaultHyphenation", \NSParagraphStyle.usesDefaultHyphenation)
    }
    classes.addProperties(of: NSShadow.self) { table in
      table.settable("shadowBlurRadius", \NSShadow.shadowBlurRadius)
      table.settable("shadowColor", \NSShadow.shadowColor)
      table.settable("shadowOffset", \NSShadow.shadowOffset)
    }
    classes.addProperties(of: NSTextAttachment.self) { table in
      table.settable("accessibilityLabel", \NSTextAttachment.accessibilityLabel)
      table.settable("allowsTextAttachmentView", \NSTextAttachment.allowsTextAttachmentView)
      table.settable("bounds", \NSTextAttachment.bounds)
      table.settable("contents", \NSTextAttachment.contents)
      table.settable("fileType", \NSTextAttachment.fileType)
      table.settable("fileWrapper", \NSTextAttachment.fileWrapper)
      table.settable("image", \NSTextAttachment.image)
      table.settable("lineLayoutPadding", \NSTextAttachment.lineLayoutPadding)
      table.readable("usesTextAttachmentView", \NSTextAttachment.usesTextAttachmentView)
    }
    classes.addProperties(of: NSTextTab.self) { table in
      table.readable("alignment", \NSTextTab.alignment)
      table.readable("location", \NSTextTab.location)
      table.readable("options", \NSTextTab.options)
    }
    classes.addProperties(of: UIBezierPath.self) { table in
      table.readable("bounds", \UIBezierPath.bounds)
      table.settable("cgPath", \UIBezierPath.cgPath)
      table.readable("currentPoint", \UIBezierPath.currentPoint)
      table.settable("flatness", \UIBezierPath.flatness)
      table.readable("empty", \UIBezierPath.isEmpty)
      table.settable("lineCapStyle", \UIBezierPath.lineCapStyle)
      table.settable("lineJoinStyle", \UIBezierPath.lineJoinStyle)
      table.settable("lineWidth", \UIBezierPath.lineWidth)
      table.settable("miterLimit", \UIBezierPath.miterLimit)
      table.settable("usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
    }
    classes.addProperties(of: UIColor.self) { table in
      table.readable("cgColor", \UIColor.cgColor)
    }
    classes.addProperties(of: UIFont.self) { table in
      table.readable("ascender", \UIFont.ascender)
      table.readable("capHeight", \UIFont.capHeight)
      table.readable("descender", \UIFont.descender)
      table.readable("familyName", \UIFont.familyName)
      table.readable("fontDescriptor", \UIFont.fontDescriptor)
      table.readable("fontName", \UIFont.fontName)
      table.readable("leading", \UIFont.leading)
      table.readable("lineHeight", \UIFont.lineHeight)
      table.readable("pointSize", \UIFont.pointSize)
      table.readable("xHeight", \UIFont.xHeight)
    }
    classes.addProperties(of: UIFontDescriptor.self) { table in
      table.readable("fontAttributes", \UIFontDescriptor.fontAttributes)
      table.readable("matrix", \UIFontDescriptor.matrix)
      table.readable("pointSize", \UIFontDescriptor.pointSize)
      table.readable("postscriptName", \UIFontDescriptor.postscriptName)
      table.readable("symbolicTraits", \UIFontDescriptor.symbolicTraits)
    }
    classes.addProperties(of: UIGraphicsImageRendererContext.self) { table in
      table.readable("currentImage", \UIGraphicsImageRendererContext.currentImage)
    }
    classes.addProperties(of: UIGraphicsImageRendererFormat.self) { table in
      table.settable("opaque", \UIGraphicsImageRendererFormat.opaque)
      table.settable("preferredRange", \UIGraphicsImageRendererFormat.preferredRange)
      table.settable("scale", \UIGraphicsImageRendererFormat.scale)
      table.readable("supportsHighDynamicRange", \UIGraphicsImageRendererFormat.supportsHighDynamicRange)
    }
    classes.addProperties(of: UIGraphicsPDFRendererContext.self) { table in
      table.readable("pdfContextBounds", \UIGraphicsPDFRendererContext.pdfContextBounds)
    }
    classes.addProperties(of: UIGraphicsPDFRendererFormat.self) { table in
      table.settable("documentInfo", \UIGraphicsPDFRendererFormat.documentInfo)
    }
    classes.addProperties(of: UIGraphicsRenderer.self) { table in
      table.readable("format", \UIGraphicsRenderer.format)
    }
    classes.addProperties(of: UIGraphicsRendererContext.self) { table in
      table.readable("cgContext", \UIGraphicsRendererContext.cgContext)
      table.readable("format", \UIGraphicsRendererContext.format)
    }
    classes.addProperties(of: UIGraphicsRendererFormat.self) { table in
      table.readable("bounds", \UIGraphicsRendererFormat.bounds)
    }
    classes.addProperties(of: UIImage.self) { table in
      table.settable("accessibilityIdentifier", \UIImage.accessibilityIdentifier)
      table.settable("accessibilityLabel", \UIImage.accessibilityLabel)
      table.readable("alignmentRectInsets", \UIImage.alignmentRectInsets)
      table.readable("baselineOffsetFromBottom", \UIImage.baselineOffsetFromBottom)
      table.readable("capInsets", \UIImage.capInsets)
      table.readable("cgImage", \UIImage.cgImage)
      table.readable("configuration", \UIImage.configuration)
      table.readable("duration", \UIImage.duration)
      table.readable("flipsForRightToLeftLayoutDirection", \UIImage.flipsForRightToLeftLayoutDirection)
      table.readable("hasBaseline", \UIImage.hasBaseline)
      table.readable("imageAsset", \UIImage.imageAsset)
      table.readable("imageOrientation", \UIImage.imageOrientation)
      table.readable("imageRendererFormat", \UIImage.imageRendererFormat)
      table.readable("images", \UIImage.images)
      table.readable("highDynamicRange", \UIImage.isHighDynamicRange)
      table.readable("symbolImage", \UIImage.isSymbolImage)
      table.readable("leftCapWidth", \UIImage.leftCapWidth)
      table.readable("renderingMode", \UIImage.renderingMode)
      table.readable("resizingMode", \UIImage.resizingMode)
      table.readable("scale", \UIImage.scale)
      table.readable("size", \UIImage.size)
      table.readable("symbolConfiguration", \UIImage.symbolConfiguration)
      table.readable("topCapHeight", \UIImage.topCapHeight)
      table.readable("traitCollection", \UIImage.traitCollection)
    }
    classes.addProperties(of: UIImage.Configuration.self) { table in
      table.readable("locale", \UIImage.Configuration.locale)
      table.readable("traitCollection", \UIImage.Configuration.traitCollection)
    }
  }
}
