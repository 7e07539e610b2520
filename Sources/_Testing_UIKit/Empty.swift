// Empty on purpose: Swift Testing's cross-import overlay of this name must resolve.
