// The types of sounds, which AudioToolbox declares.
@_exported import AudioToolbox
