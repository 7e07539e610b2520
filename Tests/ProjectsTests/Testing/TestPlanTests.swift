import Projects
import XCTest

final class TestPlanTests: TemporaryFolderTestCase {
  private func identifier(_ text: String, _ library: TestIdentifier.Library = .xctest) -> TestIdentifier {
    TestIdentifier(text, library: library)!
  }

  func testConfigurationsTakeTheDefaultsAndTheirOwnOptions() throws {
    let file = try write(
      """
      { "configurations": [
          { "name": "German", "options": { "language": "de", "region": "AT",
            "environmentVariableEntries": [ { "key": "MODE", "value": "test" },
              { "key": "OFF", "value": "1", "enabled": false } ] } },
          { "name": "Off", "enabled": false, "options": {} },
          { "name": "Usual", "options": {} } ],
        "defaultOptions": {
          "commandLineArgumentEntries": [ { "argument": "-key 'two words'" }, { "argument": "-off", "enabled": false } ],
          "testTimeoutsEnabled": true, "maximumTestExecutionTimeAllowance": 120,
          "testRepetitionMode": "retryOnFailure", "maximumTestRepetitions": 4,
          "testExecutionOrdering": "random" },
        "testTargets": [
          { "target": { "name": "AppTests" }, "skippedTests": [ "Slow", "Login\\/testOut()" ] },
          { "target": { "name": "AppUITests" }, "selectedTests": [ "Tour" ], "parallelizable": false },
          { "enabled": false, "target": { "name": "OldTests" } } ] }
      """, to: "App.xctestplan")
    let plan = try TestPlan(contentsOf: file)
    XCTAssertEqual(plan.configurations.map(\.name), ["German", "Usual"])
    XCTAssertEqual(plan.configurations[0].language, "de")
    XCTAssertEqual(plan.configurations[0].region, "AT")
    XCTAssertEqual(plan.configurations[0].environment, ["MODE": "test"])
    for configuration in plan.configurations {
      XCTAssertEqual(configuration.arguments, ["-key", "two words"])
      XCTAssertEqual(configuration.timeAllowance, 120)
      XCTAssertEqual(configuration.retries, 3)
      XCTAssertTrue(configuration.isRandomOrder)
    }
    XCTAssertEqual(plan.targets.map(\.name), ["AppTests", "AppUITests"])
    XCTAssertEqual(plan.targets.map(\.isParallelizable), [true, false])
    let unit = plan.targets[0]
    XCTAssertTrue(unit.includes(identifier("AppTests.Login/testIn")))
    XCTAssertFalse(unit.includes(identifier("AppTests.Login/testOut")))
    XCTAssertFalse(unit.includes(identifier("AppTests.Slow/testAny")))
    XCTAssertTrue(unit.includes(identifier("AppTests.Slowly/testAny")))
    XCTAssertTrue(plan.targets[1].includes(identifier("AppUITests.Tour/testAll")))
    XCTAssertFalse(plan.targets[1].includes(identifier("AppUITests.Other/testAll")))
  }

  func testTheTreeOfSuitesOfLaterVersions() throws {
    let file = try write(
      """
      { "configurations": [], "testTargets": [ { "target": { "name": "T" }, "skippedTests": {
          "suites": [ { "name": "Math", "testFunctions": [ "adds()" ] }, { "name": "Whole" } ],
          "xctestClasses": [ { "name": "Old", "xctestMethods": [ "testOne()" ] } ] } } ] }
      """, to: "New.xctestplan")
    let plan = try TestPlan(contentsOf: file)
    XCTAssertEqual(plan.configurations.count, 1)
    let target = plan.targets[0]
    XCTAssertFalse(target.includes(identifier("T.Math/adds()", .swiftTesting)))
    XCTAssertTrue(target.includes(identifier("T.Math/subtracts()", .swiftTesting)))
    XCTAssertFalse(target.includes(identifier("T.Whole/any()", .swiftTesting)))
    XCTAssertFalse(target.includes(identifier("T.Old/testOne")))
    XCTAssertTrue(target.includes(identifier("T.Old/testTwo")))
  }

  func testASchemeNamesItsPlanOrListsTargets() throws {
    try write(
      "{ \"testTargets\": [ { \"target\": { \"name\": \"Planned\" } } ] }", to: "Plans/App.xctestplan")
    try write(
      """
      <Scheme><TestAction><TestPlans>
      <TestPlanReference reference="container:Plans/App.xctestplan" default="YES"/></TestPlans></TestAction></Scheme>
      """, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    try write(
      """
      <Scheme><TestAction shouldUseLaunchSchemeArgsEnv="NO" language="ko"><Testables>
      <TestableReference skipped="NO"><BuildableReference BlueprintName="AppTests"/>
      <SkippedTests><Test Identifier="Slow"/></SkippedTests></TestableReference>
      <TestableReference skipped="YES"><BuildableReference BlueprintName="OldTests"/></TestableReference></Testables>
      <CommandLineArguments><CommandLineArgument argument="-test" isEnabled="YES"/></CommandLineArguments>
      <EnvironmentVariables><EnvironmentVariable key="A" value="1" isEnabled="YES"/></EnvironmentVariables>
      </TestAction><LaunchAction><CommandLineArguments>
      <CommandLineArgument argument="-launch" isEnabled="YES"/></CommandLineArguments></LaunchAction></Scheme>
      """, to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Listed.xcscheme")
    let schemes = TestScheme.all(in: folder)
    XCTAssertEqual(schemes.map(\.name), ["App", "Listed"])
    XCTAssertEqual(try schemes[0].plan().targets.map(\.name), ["Planned"])
    let listed = try schemes[1].plan()
    XCTAssertEqual(listed.targets.map(\.name), ["AppTests"])
    XCTAssertFalse(listed.targets[0].includes(identifier("AppTests.Slow/testOne")))
    XCTAssertEqual(listed.configurations[0].arguments, ["-test"])
    XCTAssertEqual(listed.configurations[0].environment, ["A": "1"])
    XCTAssertEqual(listed.configurations[0].language, "ko")
    XCTAssertEqual(try TestPlan.find("App", in: folder).lastPathComponent, "App.xctestplan")
    XCTAssertThrowsError(try TestPlan.find("Other", in: folder))
  }

  func testSchemesOfAWorkspacesProjectsAreFound() throws {
    let scheme = """
      <Scheme><TestAction><Testables><TestableReference skipped="NO"><BuildableReference BlueprintName="T"/>
      </TestableReference></Testables></TestAction></Scheme>
      """
    try write(scheme, to: "All.xcworkspace/xcshareddata/xcschemes/All.xcscheme")
    try write(scheme, to: "Inner/Inner.xcodeproj/xcshareddata/xcschemes/Inner.xcscheme")
    try write(scheme, to: "Inner/Inner.xcodeproj/xcshareddata/xcschemes/All.xcscheme")
    XCTAssertEqual(TestScheme.all(in: folder).map(\.name), ["All", "Inner"])
    XCTAssertEqual(TestScheme.directly(in: folder).map(\.name), ["All"])
  }
}
