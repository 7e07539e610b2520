/// One of the standard edit actions of a responder.
@MainActor
final class StandardEditAction {
  private let name: StaticString
  private let perform: (UIResponder, Any?) -> Void
  private lazy var method = VirtualMethod<UIResponder> { [perform] in perform($0, nil) }

  private init(_ name: StaticString, _ perform: @escaping (UIResponder, Any?) -> Void) {
    self.name = name
    self.perform = perform
  }

  static let all = [
    StandardEditAction("cut:") { $0.cut($1) },
    StandardEditAction("copy:") { $0.copy($1) },
    StandardEditAction("paste:") { $0.paste($1) },
    StandardEditAction("select:") { $0.select($1) },
    StandardEditAction("selectAll:") { $0.selectAll($1) },
    StandardEditAction("delete:") { $0.delete($1) },
    StandardEditAction("makeTextWritingDirectionLeftToRight:") {
      $0.makeTextWritingDirectionLeftToRight($1)
    },
    StandardEditAction("makeTextWritingDirectionRightToLeft:") {
      $0.makeTextWritingDirectionRightToLeft($1)
    },
    StandardEditAction("toggleBoldface:") { $0.toggleBoldface($1) },
    StandardEditAction("toggleItalics:") { $0.toggleItalics($1) },
    StandardEditAction("toggleUnderline:") { $0.toggleUnderline($1) },
    StandardEditAction("increaseSize:") { $0.increaseSize($1) },
    StandardEditAction("decreaseSize:") { $0.decreaseSize($1) },
    StandardEditAction("find:") { $0.find($1) },
    StandardEditAction("findAndReplace:") { $0.findAndReplace($1) },
    StandardEditAction("findNext:") { $0.findNext($1) },
    StandardEditAction("findPrevious:") { $0.findPrevious($1) },
    StandardEditAction("useSelectionForFind:") { $0.useSelectionForFind($1) },
    StandardEditAction("pasteAndMatchStyle:") { $0.pasteAndMatchStyle($1) },
    StandardEditAction("pasteAndGo:") { $0.pasteAndGo($1) },
    StandardEditAction("pasteAndSearch:") { $0.pasteAndSearch($1) },
    StandardEditAction("printContent:") { $0.printContent($1) },
  ]

  private static let bySelector = Dictionary(uniqueKeysWithValues: all.map { (Selector("\($0.name)"), $0) })

  static func named(_ action: Selector) -> StandardEditAction? { bySelector[action] }

  func isOverridden(by type: UIResponder.Type) -> Bool {
    method.isOverridden(by: type)
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
  func pasteAndMatchStyle(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func printContent(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
