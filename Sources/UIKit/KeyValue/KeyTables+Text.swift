// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addText(to classes: _ObjCClasses) {
    classes.addProperties(of: NSLayoutManager.self) { table in
      table.settable("allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout)
      table.settable("delegate", \NSLayoutManager.delegate)
      table.readable("extraLineFragmentRect", \NSLayoutManager.extraLineFragmentRect)
      table.readable("extraLineFragmentTextContainer", \NSLayoutManager.extraLineFragmentTextContainer)
      table.readable("extraLineFragmentUsedRect", \NSLayoutManager.extraLineFragmentUsedRect)
      table.readable("hasNonContiguousLayout", \NSLayoutManager.hasNonContiguousLayout)
      table.readable("numberOfGlyphs", \NSLayoutManager.numberOfGlyphs)
      table.readable("textContainers", \NSLayoutManager.textContainers)
      table.settable("textStorage", \NSLayoutManager.textStorage)
      table.settable("usesFontLeading", \NSLayoutManager.usesFontLeading)
    }
    classes.addProperties(of: NSStringDrawingContext.self) { table in
      table.readable("actualScaleFactor", \NSStringDrawingContext.actualScaleFactor)
      table.settable("minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor)
      table.readable("totalBounds", \NSStringDrawingContext.totalBounds)
    }
    classes.addProperties(of: NSTextAttachmentViewProvider.self) { table in
      table.readable("location", \NSTextAttachmentViewProvider.location)
      table.readable("textAttachment", \NSTextAttachmentViewProvider.textAttachment)
      table.readable("textLayoutManager", \NSTextAttachmentViewProvider.textLayoutManager)
      table.settable("tracksTextAttachmentViewBounds", \NSTextAttachmentViewProvider.tracksTextAttachmentViewBounds)
      table.settable("view", \NSTextAttachmentViewProvider.view)
    }
    classes.addProperties(of: NSTextContainer.self) { table in
      table.settable("exclusionPaths", \NSTextContainer.exclusionPaths)
      table.settable("heightTracksTextView", \NSTextContainer.heightTracksTextView)
      table.readable("simpleRectangularTextContainer", \NSTextContainer.isSimpleRectangularTextContainer)
      table.readable("layoutManager", \NSTextContainer.layoutManager)
      table.settable("lineBreakMode", \NSTextContainer.lineBreakMode)
      table.settable("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
      table.settable("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
      table.settable("size", \NSTextContainer.size)
      table.readable("textLayoutManager", \NSTextContainer.textLayoutManager)
      table.settable("widthTracksTextView", \NSTextContainer.widthTracksTextView)
    }
    classes.addProperties(of: NSTextContentManager.self) { table in
      table.settable("automaticallySynchronizesTextLayoutManagers", \NSTextContentManager.automaticallySynchronizesTextLayoutManagers)
      table.settable("delegate", \NSTextContentManager.delegate)
      table.readable("documentRange", \NSTextContentManager.documentRange)
      table.settable("primaryTextLayoutManager", \NSTextContentManager.primaryTextLayoutManager)
      table.readable("textLayoutManagers", \NSTextContentManager.textLayoutManagers)
    }
    classes.addProperties(of: NSTextContentStorage.self) { table in
      table.settable("attributedString", \NSTextContentStorage.attributedString)
      table.settable("textStorage", \NSTextContentStorage.textStorage)
    }
    classes.addProperties(of: NSTextElement.self) { table in
      table.settable("elementRange", \NSTextElement.elementRange)
      table.settable("textContentManager", \NSTextElement.textContentManager)
    }
    classes.addProperties(of: NSTextLayoutFragment.self) { table in
      table.readable("bottomMargin", \NSTextLayoutFragment.bottomMargin)
      table.readable("layoutFragmentFrame", \NSTextLayoutFragment.layoutFragmentFrame)
      table.readable("leadingPadding", \NSTextLayoutFragment.leadingPadding)
      table.readable("rangeInElement", \NSTextLayoutFragment.rangeInElement)
      table.readable("renderingSurfaceBounds", \NSTextLayoutFragment.renderingSurfaceBounds)
      table.readable("state", \NSTextLayoutFragment.state)
      table.readable("textElement", \NSTextLayoutFragment.textElement)
      table.readable("textLayoutManager", \NSTextLayoutFragment.textLayoutManager)
      table.readable("textLineFragments", \NSTextLayoutFragment.textLineFragments)
      table.readable("topMargin", \NSTextLayoutFragment.topMargin)
      table.readable("trailingPadding", \NSTextLayoutFragment.trailingPadding)
    }
    classes.addProperties(of: NSTextLayoutManager.self) { table in
      table.settable("delegate", \NSTextLayoutManager.delegate)
      table.readable("documentRange", \NSTextLayoutManager.documentRange)
      table.settable("limitsLayoutForSuspiciousContents", \NSTextLayoutManager.limitsLayoutForSuspiciousContents)
      table.settable("textContainer", \NSTextLayoutManager.textContainer)
      table.readable("textContentManager", \NSTextLayoutManager.textContentManager)
      table.readable("textViewportLayoutController", \NSTextLayoutManager.textViewportLayoutController)
      table.readable("usageBoundsForTextContainer", \NSTextLayoutManager.usageBoundsForTextContainer)
      table.settable("usesFontLeading", \NSTextLayoutManager.usesFontLeading)
      table.settable("usesHyphenation", \NSTextLayoutManager.usesHyphenation)
    }
    classes.addProperties(of: NSTextLineFragment.self) { table in
      table.readable("attributedString", \NSTextLineFragment.attributedString)
      table.readable("characterRange", \NSTextLineFragment.characterRange)
      table.readable("glyphOrigin", \NSTextLineFragment.glyphOrigin)
      table.readable("typographicBounds", \NSTextLineFragment.typographicBounds)
    }
    classes.addProperties(of: NSTextParagraph.self) { table in
      table.readable("attributedString", \NSTextParagraph.attributedString)
      table.readable("paragraphContentRange", \NSTextParagraph.paragraphContentRange)
      table.readable("paragraphSeparatorRange", \NSTextParagraph.paragraphSeparatorRange)
    }
    classes.addProperties(of: NSTextRange.self) { table in
      table.readable("endLocation", \NSTextRange.endLocation)
      table.readable("empty", \NSTextRange.isEmpty)
      table.readable("location", \NSTextRange.location)
    }
    classes.addProperties(of: NSTextStorage.self) { table in
      table.readable("changeInLength", \NSTextStorage.changeInLength)
      table.settable("delegate", \NSTextStorage.delegate)
      table.readable("editedMask", \NSTextStorage.editedMask)
      table.readable("editedRange", \NSTextStorage.editedRange)
      table.readable("fixesAttributesLazily", \NSTextStorage.fixesAttributesLazily)
      table.readable("layoutManagers", \NSTextStorage.layoutManagers)
    }
    classes.addProperties(of: NSTextViewportLayoutController.self) { table in
      table.settable("delegate", \NSTextViewportLayoutController.delegate)
      table.readable("textLayoutManager", \NSTextViewportLayoutController.textLayoutManager)
      table.readable("viewportBounds", \NSTextViewportLayoutController.viewportBounds)
      table.readable("viewportRange", \NSTextViewportLayoutController.viewportRange)
    }
    classes.addProperties(of: UIConversationContext.self) { table in
      table.settable("entries", \UIConversationContext.entries)
      table.settable("participantNameByIdentifier", \UIConversationContext.participantNameByIdentifier)
      table.settable("responsePrimaryRecipientIdentifiers", \UIConversationContext.responsePrimaryRecipientIdentifiers)
      table.settable("selfIdentifiers", \UIConversationContext.selfIdentifiers)
      table.settable("threadIdentifier", \UIConversationContext.threadIdentifier)
    }
    classes.addProperties(of: UIConversationEntry.self) { table in
      table.settable("entryIdentifier", \UIConversationEntry.entryIdentifier)
      table.settable("primaryRecipientIdentifiers", \UIConversationEntry.primaryRecipientIdentifiers)
      table.settable("replyThreadIdentifier", \UIConversationEntry.replyThreadIdentifier)
      table.settable("senderIdentifier", \UIConversationEntry.senderIdentifier)
      table.settable("sentDate", \UIConversationEntry.sentDate)
      table.settable("text", \UIConversationEntry.text)
    }
    classes.addProperties(of: UIFindInteraction.self) { table in
      table.readable("activeFindSession", \UIFindInteraction.activeFindSession)
      table.readable("delegate", \UIFindInteraction.delegate)
      table.readable("findNavigatorVisible", \UIFindInteraction.isFindNavigatorVisible)
      table.settable("optionsMenuProvider", \UIFindInteraction.optionsMenuProvider)
      table.settable("replacementText", \UIFindInteraction.replacementText)
      table.settable("searchText", \UIFindInteraction.searchText)
      table.readable("view", \UIFindInteraction.view)
    }
    classes.addProperties(of: UIFindSession.self) { table in
      table.readable("allowsReplacementForCurrentlyHighlightedResult", \UIFindSession.allowsReplacementForCurrentlyHighlightedResult)
      table.readable("highlightedResultIndex", \UIFindSession.highlightedResultIndex)
      table.readable("resultCount", \UIFindSession.resultCount)
      table.settable("searchResultDisplayStyle", \UIFindSession.searchResultDisplayStyle)
      table.readable("supportsReplacement", \UIFindSession.supportsReplacement)
    }
    classes.addProperties(of: UIInputView.self) { table in
      table.settable("allowsSelfSizing", \UIInputView.allowsSelfSizing)
      table.readable("inputViewStyle", \UIInputView.inputViewStyle)
    }
    classes.addProperties(of: UIInputViewController.self) { table in
      table.settable("hasDictationKey", \UIInputViewController.hasDictationKey)
      table.readable("hasFullAccess", \UIInputViewController.hasFullAccess)
      table.readable("needsInputModeSwitchKey", \UIInputViewController.needsInputModeSwitchKey)
      table.settable("primaryLanguage", \UIInputViewController.primaryLanguage)
      table.readable("textDocumentProxy", \UIInputViewController.textDocumentProxy)
    }
    classes.addProperties(of: UITextChecker.self) { table in
      table.settable("ignoredWords", \UITextChecker.ignoredWords)
    }
    classes.addProperties(of: UITextField.self) { table in
      table.settable("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
      table.settable("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
      table.settable("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
      table.settable("attributedPlaceholder", \UITextField.attributedPlaceholder)
      table.settable("attributedText", \UITextField.attributedText)
      table.settable("autocapitalizationType", \UITextField.autocapitalizationType)
      table.settable("autocorrectionType", \UITextField.autocorrectionType)
      table.settable("background", \UITextField.background)
      table.readable("beginningOfDocument", \UITextField.beginningOfDocument)
      table.settable("borderStyle", \UITextField.borderStyle)
      table.settable("clearButtonMode", \UITextField.clearButtonMode)
      table.settable("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
      table.settable("clearsOnInsertion", \UITextField.clearsOnInsertion)
      table.settable("defaultTextAttributes", \UITextField.defaultTextAttributes)
      table.settable("delegate", \UITextField.delegate)
      table.settable("disabledBackground", \UITextField.disabledBackground)
      table.settable("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
      table.readable("endOfDocument", \UITextField.endOfDocument)
      table.settable("font", \UITextField.font)
      table.readable("hasText", \UITextField.hasText)
      table.settable("inputDelegate", \UITextField.inputDelegate)
      table.settable("interactionState", \UITextField.interactionState)
      table.readable("editing", \UITextField.isEditing)
      table.settable("secureTextEntry", \UITextField.isSecureTextEntry)
      table.settable("keyboardAppearance", \UITextField.keyboardAppearance)
      table.settable("keyboardType", \UITextField.keyboardType)
      table.settable("leftView", \UITextField.leftView)
      table.settable("leftViewMode", \UITextField.leftViewMode)
      table.readable("markedTextRange", \UITextField.markedTextRange)
      table.settable("markedTextStyle", \UITextField.markedTextStyle)
      table.settable("minimumFontSize", \UITextField.minimumFontSize)
      table.settable("passwordRules", \UITextField.passwordRules)
      table.settable("pasteDelegate", \UITextField.pasteDelegate)
      table.settable("placeholder", \UITextField.placeholder)
      table.settable("returnKeyType", \UITextField.returnKeyType)
      table.settable("rightView", \UITextField.rightView)
      table.settable("rightViewMode", \UITextField.rightViewMode)
      table.settable("selectedTextRange", \UITextField.selectedTextRange)
      table.settable("smartDashesType", \UITextField.smartDashesType)
      table.settable("smartInsertDeleteType", \UITextField.smartInsertDeleteType)
      table.settable("smartQuotesType", \UITextField.smartQuotesType)
      table.settable("spellCheckingType", \UITextField.spellCheckingType)
      table.settable("text", \UITextField.text)
      table.settable("textAlignment", \UITextField.textAlignment)
      table.settable("textColor", \UITextField.textColor)
      table.settable("textContentType", \UITextField.textContentType)
      table.readable("tokenizer", \UITextField.tokenizer)
      table.settable("typingAttributes", \UITextField.typingAttributes)
    }
    classes.addProperties(of: UITextInputAssistantItem.self) { table in
      table.settable("allowsHidingShortcuts", \UITextInputAssistantItem.allowsHidingShortcuts)
      table.settable("leadingBarButtonGroups", \UITextInputAssistantItem.leadingBarButtonGroups)
      table.settable("trailingBarButtonGroups", \UITextInputAssistantItem.trailingBarButtonGroups)
    }
    classes.addProperties(of: UITextInputMode.self) { table in
      table.readable("primaryLanguage", \UITextInputMode.primaryLanguage)
    }
    classes.addProperties(of: UITextInputPasswordRules.self) { table in
      table.readable("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
    }
    classes.addProperties(of: UITextInteraction.self) { table in
      table.settable("delegate", \UITextInteraction.delegate)
      table.readable("gesturesForFailureRequirements", \UITextInteraction.gesturesForFailureRequirements)
      table.settable("textInput", \UITextInteraction.textInput)
      table.readable("textInteractionMode", \UITextInteraction.textInteractionMode)
      table.readable("view", \UITextInteraction.view)
    }
    classes.addProperties(of: UITextItem.self) { table in
      table.readable("content", \UITextItem.content)
      table.readable("range", \UITextItem.range)
    }
    classes.addProperties(of: UITextRange.self) { table in
      table.readable("end", \UITextRange.end)
      table.readable("empty", \UITextRange.isEmpty)
      table.readable("start", \UITextRange.start)
    }
    classes.addProperties(of: UITextSearchOptions.self) { table in
      table.readable("stringCompareOptions", \UITextSearchOptions.stringCompareOptions)
      table.readable("wordMatchMethod", \UITextSearchOptions.wordMatchMethod)
    }
    classes.addProperties(of: UITextSearchingFindSession.self) { table in
      table.readable("searchableObject", \UITextSearchingFindSession.searchableObject)
    }
    classes.addProperties(of: UITextSelectionDisplayInteraction.self) { table in
      table.settable("cursorView", \UITextSelectionDisplayInteraction.cursorView)
      table.readable("delegate", \UITextSelectionDisplayInteraction.delegate)
      table.settable("handleViews", \UITextSelectionDisplayInteraction.handleViews)
      table.settable("highlightView", \UITextSelectionDisplayInteraction.highlightView)
      table.settable("activated", \UITextSelectionDisplayInteraction.isActivated)
      table.readable("textInput", \UITextSelectionDisplayInteraction.textInput)
      table.readable("view", \UITextSelectionDisplayInteraction.view)
    }
    classes.addProperties(of: UITextSelectionRect.self) { table in
      table.readable("containsEnd", \UITextSelectionRect.containsEnd)
      table.readable("containsStart", \UITextSelectionRect.containsStart)
      table.readable("vertical", \UITextSelectionRect.isVertical)
      table.readable("rect", \UITextSelectionRect.rect)
      table.readable("writingDirection", \UITextSelectionRect.writingDirection)
    }
    classes.addProperties(of: UITextView.self) { table in
      table.settable("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
      table.settable("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
      table.settable("attributedText", \UITextView.attributedText)
      table.settable("autocapitalizationType", \UITextView.autocapitalizationType)
      table.settable("autocorrectionType", \UITextView.autocorrectionType)
      table.readable("beginningOfDocument", \UITextView.beginningOfDocument)
      table.settable("clearsOnInsertion", \UITextView.clearsOnInsertion)
      table.settable("dataDetectorTypes", \UITextView.dataDetectorTypes)
      table.settable("delegate", \UITextView.delegate)
      table.settable("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
      table.readable("endOfDocument", \UITextView.endOfDocument)
      table.readable("findInteraction", \UITextView.findInteraction)
      table.settable("font", \UITextView.font)
      table.readable("hasText", \UITextView.hasText)
      table.settable("inputDelegate", \UITextView.inputDelegate)
      table.settable("interactionState", \UITextView.interactionState)
      table.settable("editable", \UITextView.isEditable)
      table.settable("findInteractionEnabled", \UITextView.isFindInteractionEnabled)
      table.settable("secureTextEntry", \UITextView.isSecureTextEntry)
      table.settable("selectable", \UITextView.isSelectable)
      table.settable("keyboardAppearance", \UITextView.keyboardAppearance)
      table.settable("keyboardType", \UITextView.keyboardType)
      table.readable("layoutManager", \UITextView.layoutManager)
      table.settable("linkTextAttributes", \UITextView.linkTextAttributes)
      table.readable("markedTextRange", \UITextView.markedTextRange)
      table.settable("markedTextStyle", \UITextView.markedTextStyle)
      table.settable("passwordRules", \UITextView.passwordRules)
      table.settable("pasteDelegate", \UITextView.pasteDelegate)
      table.settable("returnKeyType", \UITextView.returnKeyType)
      table.settable("selectedRange", \UITextView.selectedRange)
      table.settable("selectedTextRange", \UITextView.selectedTextRange)
      table.settable("smartDashesType", \UITextView.smartDashesType)
      table.settable("smartInsertDeleteType", \UITextView.smartInsertDeleteType)
      table.settable("smartQuotesType", \UITextView.smartQuotesType)
      table.settable("spellCheckingType", \UITextView.spellCheckingType)
      table.readable("supportsTextReplacement", \UITextView.supportsTextReplacement)
      table.settable("text", \UITextView.text)
      table.settable("textAlignment", \UITextView.textAlignment)
      table.settable("textColor", \UITextView.textColor)
      table.readable("textContainer", \UITextView.textContainer)
      table.settable("textContainerInset", \UITextView.textContainerInset)
      table.settable("textContentType", \UITextView.textContentType)
      table.readable("textLayoutManager", \UITextView.textLayoutManager)
      table.readable("textStorage", \UITextView.textStorage)
      table.readable("tokenizer", \UITextView.tokenizer)
      table.settable("typingAttributes", \UITextView.typingAttributes)
      table.settable("usesStandardTextScaling", \UITextView.usesStandardTextScaling)
    }
  }
}
