// Transferable values, which SwiftUI declares.
@_exported import SwiftUI
