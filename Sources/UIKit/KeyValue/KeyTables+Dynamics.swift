// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addDynamics(to classes: _ObjCClasses) {
    classes.addProperties(of: UIAttachmentBehavior.self) { table in
      table.settable("anchorPoint", \UIAttachmentBehavior.anchorPoint)
      table.readable("attachedBehaviorType", \UIAttachmentBehavior.attachedBehaviorType)
      table.settable("damping", \UIAttachmentBehavior.damping)
      table.settable("frequency", \UIAttachmentBehavior.frequency)
      table.readable("items", \UIAttachmentBehavior.items)
      table.settable("length", \UIAttachmentBehavior.length)
    }
    classes.addProperties(of: UICollisionBehavior.self) { table in
      table.readable("boundaryIdentifiers", \UICollisionBehavior.boundaryIdentifiers)
      table.settable("collisionDelegate", \UICollisionBehavior.collisionDelegate)
      table.settable("collisionMode", \UICollisionBehavior.collisionMode)
      table.readable("items", \UICollisionBehavior.items)
      table.settable("translatesReferenceBoundsIntoBoundary", \UICollisionBehavior.translatesReferenceBoundsIntoBoundary)
    }
    classes.addProperties(of: UIDynamicAnimator.self) { table in
      table.readable("behaviors", \UIDynamicAnimator.behaviors)
      table.settable("delegate", \UIDynamicAnimator.delegate)
      table.readable("elapsedTime", \UIDynamicAnimator.elapsedTime)
      table.readable("running", \UIDynamicAnimator.isRunning)
      table.readable("referenceView", \UIDynamicAnimator.referenceView)
    }
    classes.addProperties(of: UIDynamicBehavior.self) { table in
      table.settable("action", \UIDynamicBehavior.action)
      table.readable("childBehaviors", \UIDynamicBehavior.childBehaviors)
      table.readable("dynamicAnimator", \UIDynamicBehavior.dynamicAnimator)
    }
    classes.addProperties(of: UIDynamicItemBehavior.self) { table in
      table.settable("allowsRotation", \UIDynamicItemBehavior.allowsRotation)
      table.settable("angularResistance", \UIDynamicItemBehavior.angularResistance)
      table.settable("density", \UIDynamicItemBehavior.density)
      table.settable("elasticity", \UIDynamicItemBehavior.elasticity)
      table.settable("friction", \UIDynamicItemBehavior.friction)
      table.settable("anchored", \UIDynamicItemBehavior.isAnchored)
      table.readable("items", \UIDynamicItemBehavior.items)
      table.settable("resistance", \UIDynamicItemBehavior.resistance)
    }
    classes.addProperties(of: UIGravityBehavior.self) { table in
      table.settable("angle", \UIGravityBehavior.angle)
      table.settable("gravityDirection", \UIGravityBehavior.gravityDirection)
      table.readable("items", \UIGravityBehavior.items)
      table.settable("magnitude", \UIGravityBehavior.magnitude)
    }
    classes.addProperties(of: UIPushBehavior.self) { table in
      table.settable("active", \UIPushBehavior.active)
      table.settable("angle", \UIPushBehavior.angle)
      table.readable("items", \UIPushBehavior.items)
      table.settable("magnitude", \UIPushBehavior.magnitude)
      table.readable("mode", \UIPushBehavior.mode)
      table.settable("pushDirection", \UIPushBehavior.pushDirection)
    }
    classes.addProperties(of: UISnapBehavior.self) { table in
      table.settable("damping", \UISnapBehavior.damping)
      table.settable("snapPoint", \UISnapBehavior.snapPoint)
    }
  }
}
