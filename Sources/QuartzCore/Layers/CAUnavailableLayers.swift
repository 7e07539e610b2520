import Foundation

/// Not available: particles.
@available(*, unavailable, message: "particle systems are not available")
public final class CAEmitterLayer {}

/// Not available: layers that share one space.
@available(*, unavailable, message: "layers are flattened; use sublayerTransform for perspective")
public final class CATransformLayer {}

/// Not available: copies of sublayers.
@available(*, unavailable, message: "add the copies as sublayers")
public final class CAReplicatorLayer {}

/// Not available: tiles.
@available(*, unavailable, message: "contents are vectors and need no tiles")
public final class CATiledLayer {}
