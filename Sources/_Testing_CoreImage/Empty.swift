// Intentionally empty: makes Swift Testing's cross-import overlay of this name resolve.
