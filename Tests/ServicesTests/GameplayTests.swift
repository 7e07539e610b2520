import GameplayKit
import XCTest
import simd

final class GameplayTests: XCTestCase {
  // MARK: Random numbers

  func testASeedRepeatsItsSequence() {
    let sources: [() -> GKRandomSource] = [
      { GKARC4RandomSource(seed: Data("seed".utf8)) }, { GKLinearCongruentialRandomSource(seed: 7) },
      { GKMersenneTwisterRandomSource(seed: 7) },
    ]
    for make in sources {
      let (first, second) = (make(), make())
      let numbers = (0..<100).map { _ in first.nextInt(upperBound: 6) }
      XCTAssertEqual(numbers, (0..<100).map { _ in second.nextInt(upperBound: 6) })
      XCTAssertEqual(Set(numbers), Set(0..<6))
      let copy = first.copy() as? GKRandomSource
      XCTAssertEqual(first.nextInt(), copy?.nextInt())
      let shuffled = second.arrayByShufflingObjects(in: Array(1...49)) as? [Int]
      XCTAssertEqual(shuffled?.sorted(), Array(1...49))
      XCTAssertNotEqual(shuffled, Array(1...49))
    }
  }

  /// The first values of MT19937-64 for the seed 5489, of its authors' reference.
  func testTheTwisterIsThatOfItsAuthors() {
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    XCTAssertEqual(
      UInt32(bitPattern: Int32(source.nextInt())),
      UInt32(truncatingIfNeeded: 14_514_284_786_278_117_030 as UInt64 >> 32))
  }

  /// The key stream of RFC 6229 for the key 0x0102030405.
  func testTheCipherIsRC4() {
    let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    XCTAssertEqual(UInt32(bitPattern: Int32(source.nextInt())), 0xB239_6305)
  }

  func testDistributionsKeepTheirBounds() {
    let source = GKLinearCongruentialRandomSource(seed: 3)
    let dice = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    for _ in 0..<5 { XCTAssertEqual(Set((0..<6).map { _ in dice.nextInt() }), Set(1...6)) }
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 20)
    let values = (0..<2000).map { _ in bell.nextInt() }
    XCTAssertTrue(values.allSatisfy { (0...20).contains($0) })
    XCTAssertGreaterThan(values.count { (7...13).contains($0) }, values.count / 2)
    XCTAssertTrue((1...20).contains(GKRandomDistribution.d20().nextInt()))
  }

  // MARK: States and entities

  private final class Log { var lines: [String] = [] }

  private class LoggedState: GKState {
    let log: Log
    init(_ log: Log) { self.log = log }
    override func didEnter(from previousState: GKState?) { log.lines.append("enter \(type(of: self))") }
    override func willExit(to nextState: GKState) { log.lines.append("exit \(type(of: self))") }
  }
  private final class Idle: LoggedState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
  }
  private final class Running: LoggedState {}
  private final class Over: LoggedState {}

  func testAStateMachineEntersOnlyWhatItsStatePermits() {
    let log = Log()
    let machine = GKStateMachine(states: [Idle(log), Running(log), Over(log)])
    XCTAssertNil(machine.currentState)
    XCTAssertTrue(machine.enter(Idle.self))
    XCTAssertFalse(machine.canEnterState(Over.self))
    XCTAssertFalse(machine.enter(Over.self))
    XCTAssertTrue(machine.enter(Running.self))
    XCTAssertTrue(machine.enter(Over.self))
    XCTAssertEqual(
      log.lines, ["enter Idle", "exit Idle", "enter Running", "exit Running", "enter Over"])
    XCTAssertTrue(machine.state(forClass: Running.self)?.stateMachine === machine)
  }

  private final class Health: GKComponent {
    var points = 0
    var additions = 0
    override func didAddToEntity() { additions += 1 }
    override func update(deltaTime seconds: TimeInterval) { points += Int(seconds) }
  }

  func testAnEntityHasOneComponentOfEachClass() {
    let entity = GKEntity()
    let (first, second) = (Health(), Health())
    entity.addComponent(first)
    entity.addComponent(second)
    XCTAssertEqual(entity.components.count, 1)
    XCTAssertNil(first.entity)
    entity.update(deltaTime: 3)
    XCTAssertEqual(entity.component(ofType: Health.self)?.points, 3)
    XCTAssertEqual(second.additions, 1)
    let system = GKComponentSystem<Health>(componentClass: Health.self)
    system.addComponent(foundIn: entity)
    system.update(deltaTime: 2)
    XCTAssertEqual(second.points, 5)
    entity.removeComponent(ofType: Health.self)
    XCTAssertTrue(entity.components.isEmpty)
  }

  // MARK: Paths and strategy

  func testAPathLeadsAroundAWall() {
    let grid = GKGridGraph<GKGridGraphNode>(
      fromGridStartingAt: vector_int2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
    let wall = (0..<2).compactMap { grid.node(atGridPosition: vector_int2(1, Int32($0))) }
    grid.remove(wall)
    let ends = [vector_int2(0, 0), vector_int2(2, 0)].compactMap { grid.node(atGridPosition: $0) }
    let path = grid.findPath(from: ends[0], to: ends[1]).compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
    XCTAssertEqual(path, [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]])
    grid.remove([ends[1]])
    XCTAssertEqual(ends[0].findPath(to: ends[1]), [])
  }

  private final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ playerId: Int) { self.playerId = playerId }
  }
  private final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
  }
  /// The game of Nim: players take one to three matches, and who takes the last one wins.
  private final class Matches: NSObject, GKGameModel {
    static let all = [Player(0), Player(1)]
    var left: Int
    var turn = 0
    init(_ left: Int) { self.left = left }
    var players: [any GKGameModelPlayer]? { Self.all }
    var activePlayer: (any GKGameModelPlayer)? { Self.all[turn] }
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Matches(left)
      copy.setGameModel(self)
      return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let other = gameModel as? Matches else { return }
      (left, turn) = (other.left, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      left == 0 ? nil : (1...min(3, left)).map { Take($0) }
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      guard let take = gameModelUpdate as? Take else { return }
      left -= take.count
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn == player.playerId }
  }

  func testAStrategistFindsTheWinningMove() {
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 8
    for (left, best) in [(3, 3), (5, 1), (6, 2), (7, 3)] {
      strategist.gameModel = Matches(left)
      XCTAssertEqual((strategist.bestMoveForActivePlayer() as? Take)?.count, best, "\(left) matches")
    }
  }

  // MARK: Vectors and matrices

  func testMatricesAndRotationsAgree() {
    let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
    XCTAssertLessThan(simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]), 1e-6)
    let matrix = simd_float4x4(quarter)
    XCTAssertLessThan(simd_distance(matrix * [1, 0, 0, 1], [0, 1, 0, 1]), 1e-6)
    XCTAssertLessThan(simd_distance(simd_quatf(matrix).vector, quarter.vector), 1e-6)
    var moved = matrix_identity_float4x4
    moved.columns.3 = [3, 4, 5, 1]
    let combined = moved * matrix * float4x4(diagonal: [2, 2, 2, 1])
    XCTAssertEqual(combined.determinant, 8, accuracy: 1e-5)
    let identity = combined * combined.inverse
    for column in 0..<4 {
      XCTAssertLessThan(simd_distance(identity[column], matrix_identity_float4x4[column]), 1e-5)
    }
    let half = simd_slerp(simd_quatf(angle: 0, axis: [0, 0, 1]), quarter, 0.5)
    XCTAssertEqual(half.angle, .pi / 4, accuracy: 1e-5)
    XCTAssertEqual(simd_quatf(from: [1, 0, 0], to: [0, 1, 0]).angle, .pi / 2, accuracy: 1e-5)
    XCTAssertEqual(cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)), SIMD3(0, 0, 1))
    // The determinant is a power of two, so that the inverse is exact.
    XCTAssertEqual(
      simd_double2x2([4, 2], [6, 5]).inverse * simd_double2x2([4, 2], [6, 5]), simd_double2x2(1))
  }
}
