struct LayerSnapshot {
  @MainActor init(of layer: CALayer) {}
}
final class LayerEncoding {}
struct ContentEncoder {}
extension CALayer {
  final func encodeBaseContent(into encoder: inout ContentEncoder) {}
}
