/// The files of a new project for editors, version control and CI.
struct EditorTemplate {
  let name: String

  var files: [String: String] {
    [
      ".gitignore": ignored, ".vscode/launch.json": launch, ".vscode/tasks.json": tasks,
      ".vscode/settings.json": settings, ".vscode/extensions.json": extensions,
      ".github/workflows/test.yml": workflow, "README.md": readme,
    ]
  }

  private var ignored: String {
    """
    .build/
    .swiftpm/
    .DS_Store
    DerivedData/
    xcuserdata/

    """
  }

  private var launch: String {
    """
    {
      "version": "0.2.0",
      "configurations": [
        {
          "name": "\(name)",
          "type": "lldb-dap",
          "request": "launch",
          "program": "${workspaceFolder}/.build/portolan/Apps/\(name).app/\(name)",
          "cwd": "${workspaceFolder}",
          "initCommands": ["command source ${workspaceFolder}/.build/portolan/lldbinit"],
          "preLaunchTask": "portolan: build"
        },
        {
          "name": "\(name) without a display",
          "type": "lldb-dap",
          "request": "launch",
          "program": "${workspaceFolder}/.build/portolan/Apps/\(name).app/\(name)",
          "cwd": "${workspaceFolder}",
          "initCommands": ["command source ${workspaceFolder}/.build/portolan/lldbinit"],
          "env": ["PORTOLAN_HOST=headless"],
          "preLaunchTask": "portolan: build"
        }
      ]
    }

    """
  }

  private var tasks: String {
    """
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "portolan: build",
          "type": "shell",
          "command": "portolan build",
          "group": { "kind": "build", "isDefault": true },
          "problemMatcher": {
            "owner": "swift",
            "fileLocation": "absolute",
            "pattern": {
              "regexp": "^(.+?):(\\\\d+):(\\\\d+): (error|warning): (.+)$",
              "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
            }
          }
        },
        {
          "label": "portolan: test",
          "type": "shell",
          "command": "portolan test",
          "group": { "kind": "test", "isDefault": true },
          "problemMatcher": []
        }
      ]
    }

    """
  }

  private var settings: String {
    """
    {
      "swift.sourcekit-lsp.serverPath": "portolan",
      "swift.sourcekit-lsp.serverArguments": ["lsp"],
      "swift.disableAutoResolve": true
    }

    """
  }

  private var extensions: String {
    """
    {
      "recommendations": ["swiftlang.swift-vscode", "llvm-vs-code-extensions.lldb-dap"]
    }

    """
  }

  private var workflow: String {
    """
    # Tests on Linux with Portolan, and in Xcode's simulator.
    # The variable PORTOLAN_REPOSITORY of this repository or its organization names Portolan's repository: owner/name.
    name: test
    on: [push, pull_request]

    jobs:
      linux:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
            with: { path: \(name) }
          - uses: actions/checkout@v4
            with: { path: Portolan, repository: "${{ vars.PORTOLAN_REPOSITORY }}" }
          - uses: actions/cache@v4
            with:
              path: |
                Portolan/.build
                \(name)/.build/portolan
              key: linux-${{ hashFiles('Portolan/Package.swift', 'Portolan/Sources/**') }}
          - run: Portolan/Scripts/setup build fonts
          - run: swift build --package-path Portolan --product portolan
          - run: ../Portolan/.build/debug/portolan test --junit tests.xml --report tests.html
            working-directory: \(name)
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: tests
              path: |
                \(name)/tests.xml
                \(name)/tests.html

      xcode:
        runs-on: macos-15
        steps:
          - uses: actions/checkout@v4
          - run: >
              xcodebuild test -project \(name).xcodeproj -scheme \(name)
              -destination 'platform=iOS Simulator,name=iPhone 16' CODE_SIGNING_ALLOWED=NO

    """
  }

  private var readme: String {
    """
    # \(name)

    | folder | contents |
    |---|---|
    | `\(name)` | the app |
    | `\(name)Kit` | its model, a Swift package without UIKit |
    | `\(name)Tests`, `\(name)UITests` | unit tests, UI tests |

    On Linux: `portolan run`, `portolan test`. On a Mac: open `\(name).xcodeproj`. Both find new files in these folders by
    themselves.

    """
  }
}
