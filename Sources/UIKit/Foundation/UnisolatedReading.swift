/// Reads state of the main actor on the calling thread.
///
/// For descriptions and comparisons of objects, which are requested on any thread, for example by logs. Other threads may
/// read the state while the main thread changes it, as on iOS.
package func readUnisolated<Value>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
}
