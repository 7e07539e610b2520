@_exported import AutomationProtocol
@_exported import PortolanXCTest
