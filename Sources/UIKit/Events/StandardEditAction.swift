import CDynamicInit

/// One of the standard edit actions of a responder.
@MainActor
struct StandardEditAction {
  private let index: Int
  private let name: StaticString
  private let perform: (UIResponder, Any?) -> Void

  private init(_ index: Int, _ name: StaticString, _ perform: @escaping (UIResponder, Any?) -> Void) {
    self.index = index
    self.name = name
    self.perform = perform
  }

  /// All actions, in the order of `ptl_overrides_edit_action`.
  static let all = [
    StandardEditAction(0, "cut:") { $0.cut($1) },
    StandardEditAction(1, "copy:") { $0.copy($1) },
    StandardEditAction(2, "paste:") { $0.paste($1) },
    StandardEditAction(3, "select:") { $0.select($1) },
    StandardEditAction(4, "selectAll:") { $0.selectAll($1) },
    StandardEditAction(5, "delete:") { $0.delete($1) },
    StandardEditAction(6, "makeTextWritingDirectionLeftToRight:") {
      $0.makeTextWritingDirectionLeftToRight($1)
    },
    StandardEditAction(7, "makeTextWritingDirectionRightToLeft:") {
      $0.makeTextWritingDirectionRightToLeft($1)
    },
    StandardEditAction(8, "toggleBoldface:") { $0.toggleBoldface($1) },
    StandardEditAction(9, "toggleItalics:") { $0.toggleItalics($1) },
    StandardEditAction(10, "toggleUnderline:") { $0.toggleUnderline($1) },
    StandardEditAction(11, "increaseSize:") { $0.increaseSize($1) },
    StandardEditAction(12, "decreaseSize:") { $0.decreaseSize($1) },
    StandardEditAction(13, "find:") { $0.find($1) },
    StandardEditAction(14, "findAndReplace:") { $0.findAndReplace($1) },
    StandardEditAction(15, "findNext:") { $0.findNext($1) },
    StandardEditAction(16, "findPrevious:") { $0.findPrevious($1) },
    StandardEditAction(17, "useSelectionForFind:") { $0.useSelectionForFind($1) },
  ]

  private static let bySelector = Dictionary(uniqueKeysWithValues: all.map { (Selector("\($0.name)"), $0) })

  init?(_ action: Selector) {
    guard let found = Self.bySelector[action] else { return nil }
    self = found
  }

  func isOverridden(by type: UIResponder.Type) -> Bool {
    ptl_overrides_edit_action(unsafeBitCast(type, to: UnsafeRawPointer.self), Int32(index))
  }

  /// Registers the action, so that it can be called by name.
  func enter(in table: _ObjCTable) {
    let perform = perform
    table.action(name) { perform(unsafeDowncast($0, to: UIResponder.self), $1[0, Any?.self]) }
  }
}

/// The actions of the edit menu and of keyboard shortcuts for editing.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func find(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
  func findNext(_ sender: Any?)
  func findPrevious(_ sender: Any?)
  func useSelectionForFind(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
