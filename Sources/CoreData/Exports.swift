@_exported import Combine
@_exported import Foundation
@_exported import FoundationExtensions
@_exported import ObjCRuntime

/// The expressions of predicates; Foundation has a protocol of that name.
typealias PredicateExpression = FoundationExtensions.PredicateExpression
