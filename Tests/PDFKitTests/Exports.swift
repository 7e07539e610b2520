@_exported import PortolanXCTest
