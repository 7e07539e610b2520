// Image sources and destinations live beside CGImage; this module lets iOS sources import them by Apple's name.
@_exported import CoreGraphics
