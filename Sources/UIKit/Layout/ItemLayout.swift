import ConstraintSolver

/// The Auto Layout state of a view or guide that takes part in it. Others have none.
@MainActor
package final class ItemLayout {
  @BackReference private(set) var view: UIView?
  @BackReference private(set) var guide: UILayoutGuide?

  /// The constraints that the view holds: those whose items are all in its subtree.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that refer to the item. Each one is retained by an ancestor view that holds it.
  var references: [Unmanaged<NSLayoutConstraint>] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  var allSystemGuides: [UILayoutGuide] { systemGuides + (keyboardGuide.map { [$0] } ?? []) }

  /// The engine that lays out a hierarchy, in the state of its root view.
  var ownEngine: LayoutEngine?
  var binding = Binding()

  var priorities = ContentPriorities()
  /// Whether the intrinsic content size must be updated.
  var needsContentSize = false

  /// The state of the item in a layout engine.
  struct Binding {
    // The engine resets the bindings of its items before it is freed.
    unowned(unsafe) var engine: LayoutEngine?
    /// The index among the items of the engine.
    var place = -1
    var variables = Components<Variable?>(repeating: nil)
    /// The constraints that keep the variables at the frame set by the app.
    var pins = Components<Constraint?>(repeating: nil)
    /// The constraints that prevent negative sizes.
    var limits: [Constraint] = []
    /// By axis.
    var contentSizes: [ContentSizeConstraints?] = [nil, nil]
    var isPrepared = false
    var isChanged = false
  }

  struct ContentSizeConstraints {
    var hugging: Constraint
    var compression: Constraint
    var value: Double
  }

  init(view: UIView) {
    _view = BackReference(wrappedValue: view)
  }

  init(guide: UILayoutGuide) {
    _guide = BackReference(wrappedValue: guide)
  }

  deinit {
    // The view or guide, which is deallocated on the main thread, owns the layout.
    MainThreadDeallocation.run {
      ownEngine?.dissolve()
      binding.engine?.forget(self)
      for constraint in constraints { constraint.holderWasDeallocated() }
    }
  }

  /// Whether the engine determines the frame of the view.
  var isLaidOut: Bool {
    guard let view, !view.flags.contains(.translatesAutoresizing) else { return false }
    return !references.isEmpty
  }

  func removeReference(_ constraint: NSLayoutConstraint) {
    guard let index = references.lastIndex(where: { $0.toOpaque() == constraint.opaque }) else { return }
    references.swapAt(index, references.count - 1)
    references.removeLast()
  }
}

/// The variables of an item. Origins are in the coordinates of the superview or owner.
enum Component: Int, CaseIterable {
  case x, y, width, height
  /// The origin of a scroll view's bounds.
  case scrollX, scrollY

  static func origin(_ axis: NSLayoutConstraint.Axis) -> Component { axis == .horizontal ? .x : .y }
  static func size(_ axis: NSLayoutConstraint.Axis) -> Component { axis == .horizontal ? .width : .height }
  static func scroll(_ axis: NSLayoutConstraint.Axis) -> Component {
    axis == .horizontal ? .scrollX : .scrollY
  }
}

/// One value for each component, without allocating an array.
struct Components<Value> {
  private var values: (Value, Value, Value, Value, Value, Value)

  init(repeating value: Value) { values = (value, value, value, value, value, value) }

  subscript(component: Component) -> Value {
    get {
      switch component {
      case .x: values.0
      case .y: values.1
      case .width: values.2
      case .height: values.3
      case .scrollX: values.4
      case .scrollY: values.5
      }
    }
    set {
      switch component {
      case .x: values.0 = newValue
      case .y: values.1 = newValue
      case .width: values.2 = newValue
      case .height: values.3 = newValue
      case .scrollX: values.4 = newValue
      case .scrollY: values.5 = newValue
      }
    }
  }
}

/// The content hugging and compression resistance priorities of a view.
struct ContentPriorities {
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
}

extension NSLayoutConstraint {
  var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

extension UIView {
  package var layoutStateIfAny: ItemLayout? { rare?.constraintState }

  /// The layout state of the view, created on first use.
  package var layoutState: ItemLayout {
    if let state = rare?.constraintState { return state }
    let state = ItemLayout(view: self)
    extendedState.constraintState = state
    return state
  }
}
