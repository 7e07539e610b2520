import UIKit

/// An object that shows a scene.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {}

extension SCNView: SCNSceneRenderer {}

/// Methods that a renderer calls in each frame. Scenes are not drawn, so they are not called.
@preconcurrency @MainActor
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
