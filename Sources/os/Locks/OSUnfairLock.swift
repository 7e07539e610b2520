@_exported import COSLock
