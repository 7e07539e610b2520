import ObjCRuntime
import UIKit
import XCTest

/// Tests that an optional method counts as implemented in every form of implementation, and in no other case.
@MainActor
final class OptionalMethodTests: XCTestCase {
  private func expect<Delegate>(
    _ method: OptionalMethod<Delegate>, implementedBy yes: [Delegate], notBy no: [Delegate],
    line: UInt = #line
  ) {
    // Queries twice, in both orders: the first result is computed, later ones are cached.
    for delegate in yes + no + yes.reversed() {
      let isExpected = yes.contains { $0 as AnyObject === delegate as AnyObject }
      XCTAssertEqual(
        method.isImplemented(by: delegate), isExpected, "\(type(of: delegate))", line: line)
    }
  }

  // MARK: Data sources of tables

  class Rows: NSObject, EmptyTable {}
  final class FinalRows: NSObject, EmptyTable {}
  class GenericRows<Item>: NSObject, EmptyTable {}
  final class RowsController: UIViewController, EmptyTable {}

  class Editing: NSObject, EmptyTable {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }
  final class InheritedEditing: Editing {}
  final class GenericEditing<Item>: NSObject, EmptyTable {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { assertionFailure("asking does not call") }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      assertionFailure("asking does not call")
    }
  }
  final class EditingByProtocol: NSObject, EditsRows {}
  /// A proxy whose `responds(to:)` lists the forwarded methods.
  final class Proxy: ObjCBase, EmptyTable {
    nonisolated(unsafe) var forwards = true
    override func responds(to selector: Selector!) -> Bool { forwards }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }
  final class ProxyController: UITableViewController {
    override func responds(to selector: Selector!) -> Bool { false }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }

  class EditingTable: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 1 }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 1 }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      1
    }
    override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
      -> Bool
    { true }
  }
  final class InheritedEditingTable: EditingTable {}
  final class GenericTable<Item>: UITableViewController {}

  func testRowsThatCanBeEditedAndMoved() {
    let silent = Proxy()
    silent.forwards = false
    for method in [TableMethods.commit, TableMethods.move] {
      expect(
        method,
        implementedBy: [
          Editing(), InheritedEditing(), GenericEditing<Int>(), GenericEditing<String>(), EditingByProtocol(),
          Proxy(), EditingTable(style: .plain), InheritedEditingTable(style: .plain),
        ],
        notBy: [
          Rows(), FinalRows(), GenericRows<Int>(), GenericRows<[String]>(), RowsController(),
          UITableViewController(style: .plain), GenericTable<Int>(style: .plain), silent,
          ProxyController(style: .plain),
        ])
    }
  }

  // MARK: Delegates of tables

  final class Silent: NSObject, UITableViewDelegate {}
  class Second: NSObject, UITableViewDelegate {}
  class Measuring: NSObject {}
  final class InheritedMeasuring: Measuring {}

  func testDelegatesOfTables() {
    let yes: [any UITableViewDelegate] = [
      Measuring(), InheritedMeasuring(), EditingTable(style: .plain), InheritedEditingTable(style: .plain),
    ]
    let no: [any UITableViewDelegate] = [
      Silent(), Second(), UITableViewController(style: .plain), GenericTable<Int>(style: .plain),
    ]
    for method in [
      TableMethods.heightForRow, TableMethods.heightForHeader, TableMethods.heightForFooter,
      TableMethods.indentationLevel, TableMethods.selectionFollowsFocus,
    ] {
      expect(method, implementedBy: yes, notBy: no)
    }
  }

  // MARK: Collections

  class Items: NSObject, EmptyCollection {}
  final class MovingItems: NSObject, EmptyCollection {
    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {}
  }
  final class MovingController: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {}
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    override func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { true }
  }
  final class SilentFlow: NSObject, UICollectionViewDelegateFlowLayout {}
  final class Flow<Item>: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { .zero }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { true }
  }

  func testDataSourcesAndDelegatesOfCollections() {
    let layout = UICollectionViewFlowLayout()
    let plain = UICollectionViewController(collectionViewLayout: layout)
    let moving = MovingController(collectionViewLayout: layout)
    expect(CollectionMethods.move, implementedBy: [MovingItems(), moving], notBy: [Items(), plain])
    expect(CollectionMethods.sizeForItem, implementedBy: [Flow<Int>()], notBy: [SilentFlow()])
    for method in [CollectionMethods.menuForItems, CollectionMethods.selectionFollowsFocus] {
      expect(method, implementedBy: [Flow<Int>(), moving], notBy: [SilentFlow(), plain])
    }
  }

  // MARK: Drag and drop

  class Dropping: NSObject, EmptyDragAndDrop {}
  final class Proposing: NSObject, EmptyDragAndDrop {
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault preview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
  }

  func testDelegatesOfDragAndDrop() {
    let (yes, no) = (Proposing(), Dropping())
    expect(TableMethods.dropProposal, implementedBy: [yes], notBy: [no])
    expect(CollectionMethods.dropProposal, implementedBy: [yes], notBy: [no])
    expect(DragMethods.previewForDropping, implementedBy: [yes], notBy: [no])
    expect(DragMethods.previewForLifting, implementedBy: [yes], notBy: [no])
  }

  // MARK: Overrides

  func testEveryEditActionIsAnEntryOfItsOwn() {
    final class Cutting: UIResponder {
      override func cut(_ sender: Any?) {}
      override func useSelectionForFind(_ sender: Any?) {}
    }
    let names = [
      "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
      "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
      "useSelectionForFind:",
    ]
    XCTAssertEqual(
      names.filter { Cutting().canPerformAction(Selector($0), withSender: nil) },
      ["cut:", "useSelectionForFind:"])
    XCTAssertEqual(names.filter { UIResponder().canPerformAction(Selector($0), withSender: nil) }, [])
  }

  func testOverridesAreFoundInGenericClassesAndSuperclasses() {
    class Drawing: UIView {
      override func draw(_ rect: CGRect) {}
    }
    final class Below<Item>: Drawing {}
    final class Plain<Item>: UIView {}
    let method = VirtualMethod<UIView> { $0.draw(.zero) }
    XCTAssertTrue(method.isOverridden(by: Drawing.self))
    XCTAssertTrue(method.isOverridden(by: Below<Int>.self))
    XCTAssertFalse(method.isOverridden(by: Plain<Int>.self))
    XCTAssertFalse(method.isOverridden(by: UIView.self))
  }
}

/// A data source with the required methods only.
protocol EmptyTable: UITableViewDataSource {}

extension EmptyTable {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// A data source with the required methods only.
protocol EmptyCollection: UICollectionViewDataSource {}

extension EmptyCollection {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

/// A drag and drop delegate with the required methods only.
protocol EmptyDragAndDrop: UITableViewDropDelegate, UICollectionViewDropDelegate, UIDropInteractionDelegate,
  UIDragInteractionDelegate
{}

extension EmptyDragAndDrop {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  { [] }
}

/// A data source whose optional methods are in a protocol extension of the app.
protocol EditsRows: EmptyTable {}

extension EditsRows {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
}

// The conformance is declared in an extension.
extension OptionalMethodTests.Measuring: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 2 }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
