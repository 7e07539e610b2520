@_exported import AudioToolbox
@_exported import Foundation
