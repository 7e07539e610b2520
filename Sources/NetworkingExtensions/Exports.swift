// Sources import only this module, so that its versions of Foundation's methods about WebSockets take their place.
@_exported import FoundationNetworking
