// Image sources and destinations are implemented in CoreGraphics; this module provides Apple's module name.
@_exported import CoreGraphics
