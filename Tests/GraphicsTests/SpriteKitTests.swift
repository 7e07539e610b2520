import ObjCRuntime
import PortolanTesting
import SceneKit
import SpriteKit
import XCTest

/// Tests of scenes: nodes, actions, pictures, touches and bodies.
@MainActor
final class SpriteKitTests: XCTestCase {
  private final class Game: SKScene, SKPhysicsContactDelegate {
    var log: [String] = []
    var touches: [CGPoint] = []
    var frames = 0

    override func didMove(to view: SKView) {
      log.append("moved")
      physicsWorld.contactDelegate = self
    }
    override func update(_ currentTime: TimeInterval) { frames += 1 }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { self.touches.append(touch.location(in: self)) }
    }
    func didBegin(_ contact: SKPhysicsContact) {
      log.append(
        [contact.bodyA, contact.bodyB].map { $0.node?.name ?? "-" }.sorted().joined(separator: " meets "))
    }
  }

  private func present(_ game: Game) -> TestApp {
    let app = TestApp()
    let controller = UIViewController()
    let view = SKView()
    controller.view = view
    app.show(controller)
    view.presentScene(game)
    return app
  }

  private func sprite(_ name: String, _ size: CGFloat = 20, at point: CGPoint = .zero) -> SKSpriteNode {
    let node = SKSpriteNode(color: .red, size: CGSize(width: size, height: size))
    node.name = name
    node.position = point
    return node
  }

  // MARK: Nodes

  func testColorsAreThoseOfUIKit() {
    let color: UIColor = SKColor(red: 1, green: 0, blue: 0, alpha: 1)
    let sprite = SKSpriteNode(color: color, size: CGSize(width: 1, height: 1))
    XCTAssertEqual(sprite.color, .red)
  }

  func testNodesAreFoundByNameAndPlace() {
    let scene = SKScene(size: CGSize(width: 200, height: 200))
    let container = SKNode()
    container.position = CGPoint(x: 100, y: 100)
    container.zRotation = .pi / 2
    scene.addChild(container)
    let front = sprite("boat1", at: CGPoint(x: 50, y: 0))
    let behind = sprite("boat2", at: CGPoint(x: 50, y: 0))
    front.zPosition = 1
    container.addChild(front)
    container.addChild(behind)
    XCTAssertNil(scene.childNode(withName: "boat1"))
    XCTAssertIdentical(scene.childNode(withName: "//boat1"), front)
    XCTAssertEqual(scene["//boat*"].count, 2)
    // Turned by a quarter, the boats are above the container.
    XCTAssertEqual(scene.convert(.zero, from: front).y, 150, accuracy: 1e-9)
    XCTAssertEqual(scene.nodes(at: CGPoint(x: 100, y: 150)).map(\.name), ["boat1", "boat2"])
    XCTAssertIdentical(scene.atPoint(CGPoint(x: 10, y: 10)), scene)
    front.move(toParent: scene)
    XCTAssertEqual(front.position.y, 150, accuracy: 1e-9)
    XCTAssertEqual(container.children.count, 1)
  }

  // MARK: Actions

  func testActionsRunInOrderAndTogether() {
    let game = Game(size: CGSize(width: 100, height: 100))
    let node = sprite("boat")
    game.addChild(node)
    var isDone = false
    let move = SKAction.moveBy(x: 60, y: 0, duration: 0.3)
    let fade = SKAction.group([.fadeOut(withDuration: 0.1), .rotate(byAngle: 1, duration: 0.2)])
    node.run(.sequence([move, fade, .run { game.log.append("ran") }])) { isDone = true }
    node.run(
      .repeatForever(.sequence([.scale(to: 2, duration: 0.1), .scale(to: 1, duration: 0.1)])),
      withKey: "pulse")
    let app = present(game)
    app.advance(by: 0.2)
    XCTAssertEqual(node.position.x, 36, accuracy: 6)
    XCTAssertFalse(isDone)
    app.advance(by: 0.4)
    XCTAssertEqual(node.position.x, 60)
    XCTAssertEqual(node.alpha, 0)
    XCTAssertEqual(node.zRotation, 1)
    XCTAssertTrue(isDone)
    XCTAssertEqual(game.log, ["moved", "ran"])
    XCTAssertTrue(node.hasActions())
    node.removeAction(forKey: "pulse")
    XCTAssertFalse(node.hasActions())
    node.run(move.reversed())
    app.advance(by: 0.4)
    XCTAssertEqual(node.position.x, 0, accuracy: 1e-6)
    XCTAssertGreaterThan(game.frames, 50)
  }

  func testAPausedSceneStands() {
    let game = Game(size: CGSize(width: 100, height: 100))
    let node = sprite("boat")
    game.addChild(node)
    node.run(.moveBy(x: 60, y: 0, duration: 1))
    game.isPaused = true
    let app = present(game)
    app.advance(by: 0.5)
    XCTAssertEqual(node.position.x, 0)
    XCTAssertEqual(game.frames, 0)
  }

  func testAReleasedViewRequestsNoFrames() {
    let game = Game(size: CGSize(width: 100, height: 100))
    weak var view: SKView?
    do {
      let app = present(game)
      view = game.view
      XCTAssertNotNil(view)
      app.show(UIViewController())
    }
    XCTAssertNil(view)
    let app = TestApp()
    let frames = game.frames
    app.show(UIViewController())
    XCTAssertTrue(app.settle(limit: 1), "nothing moves")
    XCTAssertEqual(game.frames, frames)
  }

  // MARK: Pictures

  func testNodesAreDrawnWithYUpwards() throws {
    let scene = SKScene(size: CGSize(width: 40, height: 40))
    scene.backgroundColor = .white
    let top = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
    top.position = CGPoint(x: 20, y: 30)
    scene.addChild(top)
    let circle = SKShapeNode(circleOfRadius: 5)
    circle.fillColor = .blue
    circle.strokeColor = .clear
    circle.position = CGPoint(x: 20, y: 10)
    circle.zPosition = 1
    scene.addChild(circle)
    let image = try XCTUnwrap(SKView().texture(from: scene)?.cgImage())
    let (scale, data) = (image.width / 40, [UInt8](try XCTUnwrap(image.dataProvider?.data) as Data))
    func pixel(_ x: Int, _ y: Int) -> Set<UInt8> {
      let start = y * scale * image.bytesPerRow + x * scale * 4
      return Set(data[start..<start + 3])
    }
    XCTAssertTrue(pixel(20, 10).count > 1, "the red half is at the top")
    XCTAssertEqual(pixel(5, 35), [255])
    XCTAssertTrue(pixel(20, 30).count > 1, "the circle is below")
  }

  // MARK: Touches

  func testTouchesArriveInTheCoordinatesOfTheScene() {
    let game = Game(size: CGSize(width: 1000, height: 1000))
    game.scaleMode = .fill
    let app = present(game)
    let bounds = app.window.bounds
    app.tap(at: CGPoint(x: bounds.width / 4, y: bounds.height / 4))
    XCTAssertEqual(game.touches.count, 1)
    XCTAssertEqual(game.touches.first?.x ?? 0, 250, accuracy: 1)
    XCTAssertEqual(game.touches.first?.y ?? 0, 750, accuracy: 1)
  }

  // MARK: Bodies

  func testABallFallsToTheGroundAndMeetsItOnce() {
    let game = Game(size: CGSize(width: 400, height: 800))
    let ground = sprite("ground", 40, at: CGPoint(x: 200, y: 0))
    ground.size.width = 400
    let groundBody = SKPhysicsBody(rectangleOf: ground.size)
    groundBody.isDynamic = false
    ground.physicsBody = groundBody
    game.addChild(ground)
    let ball = sprite("ball", at: CGPoint(x: 200, y: 400))
    let body = SKPhysicsBody(circleOfRadius: 10)
    body.restitution = 0
    groundBody.restitution = 0
    body.contactTestBitMask = 1
    ball.physicsBody = body
    game.addChild(ball)
    let app = present(game)
    app.advance(by: 0.2)
    // Half of 1470 points per square second in 0.2 s.
    XCTAssertEqual(400 - ball.position.y, 29, accuracy: 6)
    app.advance(by: 2)
    XCTAssertEqual(ball.position.y, 30, accuracy: 2)
    XCTAssertEqual(game.log, ["moved", "ball meets ground"])
    XCTAssertEqual(body.allContactedBodies().count, 1)
    // Upwards, the impulse divided by the mass.
    body.applyImpulse(CGVector(dx: 0, dy: body.mass * 300))
    XCTAssertEqual(body.velocity.dy, 300, accuracy: 25)
  }

  func testMasksDecideWhichBodiesCollide() {
    let game = Game(size: CGSize(width: 400, height: 800))
    let net = sprite("net", 100, at: CGPoint(x: 200, y: 100))
    net.physicsBody = SKPhysicsBody(rectangleOf: net.size)
    net.physicsBody?.isDynamic = false
    net.physicsBody?.categoryBitMask = 2
    game.addChild(net)
    let ball = sprite("ball", at: CGPoint(x: 200, y: 300))
    ball.physicsBody = SKPhysicsBody(rectangleOf: ball.size)
    ball.physicsBody?.collisionBitMask = 1
    ball.physicsBody?.contactTestBitMask = 2
    game.addChild(ball)
    let app = present(game)
    app.advance(by: 1)
    XCTAssertLessThan(ball.position.y, 0)
    XCTAssertEqual(game.log, ["moved", "ball meets net"])
  }

  func testAStackOfBoxesStandsInARoom() {
    let game = Game(size: CGSize(width: 300, height: 300))
    game.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 300, height: 300))
    let boxes = (0..<3).map { index -> SKSpriteNode in
      let box = sprite("box\(index)", 40, at: CGPoint(x: 150, y: 25 + 45 * CGFloat(index)))
      box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
      game.addChild(box)
      return box
    }
    let app = present(game)
    app.advance(by: 2)
    for (index, box) in boxes.enumerated() {
      XCTAssertEqual(box.position.y, 20 + 40 * CGFloat(index), accuracy: 5)
      XCTAssertEqual(box.position.x, 150, accuracy: 10)
    }
  }

  // MARK: Files

  /// Storyboards name the class without its module.
  func testStoryboardsFindTheViews() {
    XCTAssertEqual(_classFromString("SKView").map { ObjectIdentifier($0) }, ObjectIdentifier(SKView.self))
    XCTAssertEqual(_classFromString("SCNView").map { ObjectIdentifier($0) }, ObjectIdentifier(SCNView.self))
  }

  func testMissingFilesHaveNoScene() {
    XCTAssertNil(SKScene(fileNamed: "Missing"))
    XCTAssertNil(SKEmitterNode(fileNamed: "Missing"))
    XCTAssertNil(SKTextureAtlas(named: "Missing").textureNames.first)
  }
}
