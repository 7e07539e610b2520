import ObjCRuntime

// Constants that are strings or numbers in Objective-C. Those that are keys are none: dictionaries with bridged keys cannot be cast
// back on Linux.

extension UIFont.TextStyle: _ObjCStringConstant {}
extension UIFont.Weight: _ObjCNumberConstant {}
extension UIFont.Width: _ObjCNumberConstant {}
extension UIFontDescriptor.SystemDesign: _ObjCStringConstant {}
extension NSAttributedString.DocumentType: _ObjCStringConstant {}
extension NSAttributedString.TextEffectStyle: _ObjCStringConstant {}
extension UIContentSizeCategory: _ObjCStringConstant {}
