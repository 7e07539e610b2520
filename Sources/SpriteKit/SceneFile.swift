import ObjCRuntime
import UIKit

/// A node that can be created from a file.
@preconcurrency @MainActor
public protocol _SceneFileNode {}

extension _SceneFileNode where Self: SKNode {
  /// Creates a node from a file of the scene editor; nil if there is no such file in the app.
  ///
  /// The class is that of the file. Differs from iOS: of a scene its size, anchor point, scale mode and color are read, but no
  /// children; of an emitter nothing.
  public init?(fileNamed name: String) {
    guard let node = SceneFile.node(named: name, defaultClass: Self.self) as? Self else { return nil }
    self = node
  }
}

/// A file of the scene editor: an archive of nodes.
@MainActor
enum SceneFile {
  static func node(named name: String, defaultClass: SKNode.Type) -> SKNode? {
    let base = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
    guard let file = Bundle.main.url(forResource: base, withExtension: "sks"),
      let data = try? Data(contentsOf: file), let archive = PropertyArchive(data)
    else { return nil }
    // Subclasses expect a coder that they can read from.
    let empty = NSKeyedArchiver(requiringSecureCoding: false).encodedData
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: empty) else { return nil }
    let type = archive.customClass.flatMap(nodeClass) ?? defaultClass
    guard let node = type.init(coder: coder) else { return nil }
    guard let scene = node as? SKScene else { return node }
    if let size = archive.rectangle("Scene_bounds")?.size ?? archive.size("_size") { scene.size = size }
    if let anchor = archive.point("_anchorPoint") { scene.anchorPoint = anchor }
    if let mode = archive.number("_scaleMode") {
      scene.scaleMode = SKSceneScaleMode(rawValue: Int(mode)) ?? .fill
    }
    if let red = archive.number("_backgroundColorR"), let green = archive.number("_backgroundColorG"),
      let blue = archive.number("_backgroundColorB")
    {
      scene.backgroundColor = UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
    if archive.hasChildren {
      UIKitFault.warnOnce("\(base).sks: the nodes of scene files are not read", category: "SpriteKit")
    }
    return node
  }

  /// The class with a name in the app's module, which is that of its delegate or its program.
  private static func nodeClass(_ name: String) -> SKNode.Type? {
    let delegate = UIApplication.shared.delegate.map { String(reflecting: Swift.type(of: $0)) }
    let modules = [delegate, Bundle.main.executableURL?.lastPathComponent].compactMap {
      $0?.split(separator: ".").first
    }
    let names = [name] + modules.map { "\($0).\(name)" }
    return names.lazy.compactMap { _classFromString($0) as? SKNode.Type }.first
  }
}
