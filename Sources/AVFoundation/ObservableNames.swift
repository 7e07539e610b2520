import ObjCRuntime

/// Properties that are observed by key path or name.
private enum ObservableNames {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      let classes = _ObjCClasses.at(registry!)
      classes.add(AVPlayer.self) { table in
        table.property("status", \AVPlayer.status)
        table.property("rate", \AVPlayer.rate)
        table.property("timeControlStatus", \AVPlayer.timeControlStatus)
        table.property("reasonForWaitingToPlay", \AVPlayer.reasonForWaitingToPlay)
        table.property("currentItem", \AVPlayer.currentItem)
        table.property("volume", \AVPlayer.volume)
        table.property("muted", \AVPlayer.isMuted)
      }
      classes.add(AVPlayerItem.self) { table in
        table.property("status", \AVPlayerItem.status)
        table.property("error", \AVPlayerItem.error)
        table.property("duration", \AVPlayerItem.duration)
        table.property("presentationSize", \AVPlayerItem.presentationSize)
        table.property("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
        table.property("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
        table.property("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
        table.property("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
      }
      classes.add(AVPlayerLayer.self) { table in
        table.property("readyForDisplay", \AVPlayerLayer.isReadyForDisplay)
        table.property("player", \AVPlayerLayer.player)
      }
      classes.add(AVPlayerLooper.self) { table in
        table.property("loopCount", \AVPlayerLooper.loopCount)
        table.property("status", \AVPlayerLooper.status)
      }
    }
  }
}
