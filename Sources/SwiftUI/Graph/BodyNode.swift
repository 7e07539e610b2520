import Observation

/// The node of a view with a body.
package final class BodyNode<V: View>: _TypedNode<V>, NamedNode, ChangeDescribing {
  var viewType: Any.Type { V.self }
  package private(set) var view: V
  private let fields: PropertyLayout
  private var slots: [AnyObject?]
  private var child: _TypedNode<V.Body>!
  private var hasPendingChange = false
  private var phases = AnimatedPhasesOnDemand<V>()
  private var evaluations = BodyEvaluations()

  package init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    fields = PropertyLayout.of(V.self)
    slots = Array(repeating: nil, count: fields.dynamicCount)
    super.init(inputs)
    evaluate()
  }

  package override func update(_ view: V) {
    let isSame = withUnsafePointer(to: view) { new in
      withUnsafePointer(to: self.view) { fields.areEqual($0, new) }
    }
    if isSame, !hasPendingChange { return }
    let old = self.view
    self.view = view
    if !isSame { evaluations.hasOtherValue = true }
    phases.change(from: old, to: view, fields) { [weak self] in
      if let self { UpdateQueue.invalidate(self, Transaction()) }
    }
    evaluate()
  }

  package override func reevaluate() { evaluate() }

  private func evaluate() {
    hasPendingChange = false
    UpdateQueue.willEvaluate(self)
    evaluation &+= 1
    if fields.dynamicCount > 0 {
      withUnsafeMutableBytes(of: &view) { fields.install($0.baseAddress!, &slots, self) }
    }
    BodyCounter.count += 1
    let body = Tracking.reading(self) { phases.current(view).body }
    if child == nil {
      child = V.Body._makeNode(body, inputs)
    } else {
      child.update(body)
    }
  }

  func takeChanges() -> [String] { evaluations.take(fields.dynamicProperties(slots)) }

  package override func environmentDidChange() {
    environmentCellDidChange()
    super.environmentDidChange()
  }

  package override func environmentCellDidChange() {
    if fields.readsEnvironment { UpdateQueue.invalidateIfEnvironmentChanged(self, slots) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  package override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }

  package override func willEnd() {
    for slot in slots { (slot as? any DynamicSlot)?.end() }
  }
}

/// The storage of a dynamic property in its node.
@MainActor
package protocol DynamicSlot: AnyObject {
  func end()
  /// Whether the value read from the environment has changed.
  func environmentDidChange(_ environment: EnvironmentValues) -> Bool
}

extension DynamicSlot {
  package func end() {}
  package func environmentDidChange(_ environment: EnvironmentValues) -> Bool { false }
}

/// The number of evaluated bodies, for tests and benchmarks.
@MainActor
package enum BodyCounter {
  package static var count = 0
}
