import Foundation

/// A behavior of an entity.
open class GKComponent: NSObject {
  /// Weak: the entity retains its components.
  open internal(set) weak var entity: GKEntity?

  public override init() { super.init() }
  /// Differs from iOS: components of archives have their initial values.
  public required init?(coder: NSCoder) { super.init() }

  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// An object of a game, with one component of each class.
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []

  public override init() { super.init() }
  /// Differs from iOS: entities of archives have no components.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a component, which replaces the one of its class.
  open func addComponent(_ component: GKComponent) {
    removeComponent(matching: type(of: component))
    component.entity?.removeComponent(matching: type(of: component))
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func component<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) -> ComponentType? {
    components.first { type(of: $0) == componentClass } as? ComponentType
  }

  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    removeComponent(matching: componentClass)
  }

  private func removeComponent(matching componentClass: GKComponent.Type) {
    guard let index = components.firstIndex(where: { type(of: $0) == componentClass }) else { return }
    components[index].willRemoveFromEntity()
    let removed = components.remove(at: index)
    removed.entity = nil
  }

  /// Updates the components in the order in which they were added.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

/// The components of one class, of all entities of a game.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public let componentClass: AnyClass
  open private(set) var components: [ComponentType] = []

  public init(componentClass: AnyClass) { self.componentClass = componentClass }

  open subscript(index: Int) -> ComponentType { components[index] }

  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    components += entity.components.filter { type(of: $0) == componentClass }.compactMap {
      $0 as? ComponentType
    }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
