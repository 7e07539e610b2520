import CSoup
import Foundation

/// Serves an app to browsers: each tab is a process of its own.

func fail(_ text: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(status)
}

do {
  let server = try PageServer(try ServerOptions(Array(CommandLine.arguments.dropFirst())))
  print("Serving at \(server.link)")
  fflush(stdout)
  let loop = g_main_loop_new(nil, 0)
  for signal in [SIGINT, SIGTERM] {
    g_unix_signal_add(
      signal,
      { loop in
        g_main_loop_quit(OpaquePointer(loop))
        return 0
      }, UnsafeMutableRawPointer(loop))
  }
  g_main_loop_run(loop)
  server.stop()
} catch let mistake as ServerOptions.Mistake {
  fail("portolan-serve: \(mistake)\n\(ServerOptions.usage)", 2)
} catch {
  fail("portolan-serve: \(error)", 1)
}
