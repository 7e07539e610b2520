// The module `MachO` of iOS: the images of the process and their headers.
@_exported import CDarwin
