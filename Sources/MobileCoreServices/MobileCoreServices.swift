// iOS's earlier name of CoreServices.
@_exported import CoreServices
