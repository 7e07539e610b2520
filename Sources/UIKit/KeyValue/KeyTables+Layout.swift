// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addLayout(to classes: _ObjCClasses) {
    classes.addProperties(of: NSLayoutConstraint.self) { table in
      table.settable("constant", \NSLayoutConstraint.constant)
      table.readable("firstAnchor", \NSLayoutConstraint.firstAnchor)
      table.readable("firstAttribute", \NSLayoutConstraint.firstAttribute)
      table.readable("firstItem", \NSLayoutConstraint.firstItem)
      table.settable("identifier", \NSLayoutConstraint.identifier)
      table.settable("active", \NSLayoutConstraint.isActive)
      table.readable("multiplier", \NSLayoutConstraint.multiplier)
      table.settable("priority", \NSLayoutConstraint.priority)
      table.readable("relation", \NSLayoutConstraint.relation)
      table.readable("secondAnchor", \NSLayoutConstraint.secondAnchor)
      table.readable("secondAttribute", \NSLayoutConstraint.secondAttribute)
      table.readable("secondItem", \NSLayoutConstraint.secondItem)
      table.settable("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
    }
    classes.addProperties(of: UIKeyboardLayoutGuide.self) { table in
      table.settable("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
      table.settable("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
      table.settable("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
    }
    classes.addProperties(of: UILayoutGuide.self) { table in
      table.readable("bottomAnchor", \UILayoutGuide.bottomAnchor)
      table.readable("centerXAnchor", \UILayoutGuide.centerXAnchor)
      table.readable("centerYAnchor", \UILayoutGuide.centerYAnchor)
      table.readable("hasAmbiguousLayout", \UILayoutGuide.hasAmbiguousLayout)
      table.readable("heightAnchor", \UILayoutGuide.heightAnchor)
      table.settable("identifier", \UILayoutGuide.identifier)
      table.readable("layoutFrame", \UILayoutGuide.layoutFrame)
      table.readable("leadingAnchor", \UILayoutGuide.leadingAnchor)
      table.readable("leftAnchor", \UILayoutGuide.leftAnchor)
      table.settable("owningView", \UILayoutGuide.owningView)
      table.readable("rightAnchor", \UILayoutGuide.rightAnchor)
      table.readable("topAnchor", \UILayoutGuide.topAnchor)
      table.readable("trailingAnchor", \UILayoutGuide.trailingAnchor)
      table.readable("widthAnchor", \UILayoutGuide.widthAnchor)
    }
  }
}
