@_exported import CDarwin
@_exported import Foundation
