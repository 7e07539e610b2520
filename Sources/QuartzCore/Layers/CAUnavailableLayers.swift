import Foundation

/// Not available: particle systems.
@available(*, unavailable, message: "particle systems are not available")
public final class CAEmitterLayer {}

/// Not available: replicated sublayers.
@available(*, unavailable, message: "add the copies as sublayers")
public final class CAReplicatorLayer {}

/// Not available: tiled content.
@available(*, unavailable, message: "contents are vectors and need no tiles")
public final class CATiledLayer {}
