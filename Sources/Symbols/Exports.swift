// The effects of symbols, which SwiftUI declares.
@_exported import SwiftUI
