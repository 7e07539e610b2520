import Foundation
import Lowering
for path in CommandLine.arguments.dropFirst() {
  let f = SourceFile(name: (path as NSString).lastPathComponent, text: try! String(contentsOfFile: path, encoding: .utf8))
  print(f.lowered(ProjectFacts([f.facts]))?.text ?? "untouched")
}
