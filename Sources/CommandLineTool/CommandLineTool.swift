import Foundation
import Projects

/// The command-line tool: `portolan COMMAND …`.
///
/// This module contains the build commands. Commands that render need UIKit and are added by the executable,
/// so that build-only clients such as the package plugin need not build UIKit.
package struct CommandLineTool {
  private let commands: [any Command.Type]

  /// - Parameter more: Commands in addition to the build commands.
  package init(adding more: [any Command.Type] = []) {
    commands =
      [
        BuildCommand.self, CheckCommand.self, RunCommand.self, WatchCommand.self, ServeCommand.self,
        TestCommand.self,
        MergeCommand.self, RecordCommand.self, NewCommand.self, LanguageServerCommand.self,
        InspectCommand.self,
        PortCommand.self,
        LowerCommand.self, DoctorCommand.self, PackageCommand.self, SDKCommand.self,
      ] + more
  }

  /// Runs the command given by the process arguments, and exits.
  package func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private func run(_ arguments: [String]) -> ExitCode {
    guard let name = arguments.first, !["help", "--help", "-h"].contains(name) else {
      return help(arguments.dropFirst().first)
    }
    if ["--version", "version"].contains(name) {
      print(Version.description())
      return .success
    }
    if name == "--generate-completion-script" || name == "--generate-manual" {
      return generate(name, arguments.dropFirst().first)
    }
    if name == "--write-debian-package" { return writeDebianPackage(Array(arguments.dropFirst())) }
    guard let command = commands.first(where: { $0.name == name }) else {
      let suggestion = Spelling.suggestion(name, in: commands.map { $0.name })
      Console.error("unknown command \(name)\(suggestion); portolan help lists the commands")
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return help(name) }
    do {
      return try command.init(Arguments(rest)).run()
    } catch let error as UsageError {
      Console.error("\(error.message)\nusage: portolan \(command.name) \(command.usage)")
      return .usage
    } catch let error as CommandError {
      Console.error(error.message)
      return .failure
    } catch let error as ProjectError {
      Console.error(error.message)
      return .failure
    } catch {
      Console.error("\(error.localizedDescription)")
      return .failure
    }
  }

  /// Prints a completion script or the manual page.
  private func generate(_ option: String, _ value: String?) -> ExitCode {
    if option == "--generate-manual" {
      print(reference.manual(version: Version.current), terminator: "")
      return .success
    }
    guard let shell = value.flatMap(CommandReference.Shell.init(rawValue:)) else {
      let shells = CommandReference.Shell.allCases.map(\.rawValue).joined(separator: ", ")
      Console.error("\(option) needs a shell: \(shells)")
      return .usage
    }
    print(reference.completions(for: shell), terminator: "")
    return .success
  }

  /// Writes a Debian package of a folder, with the fields of its control file on standard input.
  private func writeDebianPackage(_ arguments: [String]) -> ExitCode {
    guard arguments.count == 2 || arguments.count == 3,
      let compression = DebianPackage.Compression(rawValue: arguments.count == 3 ? arguments[2] : "zstd")
    else {
      Console.error("--write-debian-package needs a folder, a file, and perhaps zstd, xz or fast")
      return .usage
    }
    do {
      let control = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
      try DebianPackage.write(
        URL(fileURLWithPath: arguments[0]), control: control, to: URL(fileURLWithPath: arguments[1]),
        compression: compression)
      return .success
    } catch {
      Console.error("\((error as? ProjectError)?.message ?? "\(error)")")
      return .failure
    }
  }

  /// The descriptions of all commands.
  package var reference: CommandReference {
    CommandReference(
      commands.map {
        CommandReference.Entry(
          name: $0.name, summary: $0.summary, usage: $0.usage, discussion: $0.discussion)
      })
  }

  private func help(_ name: String?) -> ExitCode {
    if let name, let command = commands.first(where: { $0.name == name }) {
      print("usage: portolan \(command.name) \(command.usage)\n\n\(command.summary)\n\n\(command.discussion)")
      return .success
    }
    print("usage: portolan COMMAND …\n")
    for command in commands {
      print("  \(command.name.padding(toLength: 10, withPad: " ", startingAt: 0))\(command.summary)")
    }
    print("\nFor details: portolan help COMMAND. portolan --version prints versions.")
    return .success
  }
}
