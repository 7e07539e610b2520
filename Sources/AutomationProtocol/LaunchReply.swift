/// The reply of a prewarmed process to a launch.
package struct LaunchReply: Transferable, Sendable {
  /// The identifier of the new process, or the negated error number.
  package let process: Int32

  package init(process: Int32) { self.process = process }

  package func write(to writer: inout MessageWriter) { writer.write(process) }

  package init(from reader: inout MessageReader) throws { process = try reader.read() }
}
