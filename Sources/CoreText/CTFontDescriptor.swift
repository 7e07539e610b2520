import UIKit

/// A description of a font, which is UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue
public let kCTFontDisplayNameAttribute: CFString = UIFontDescriptor.AttributeName.visibleName.rawValue
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
public let kCTFontStyleNameAttribute: CFString = UIFontDescriptor.AttributeName.face.rawValue
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
public let kCTFontMatrixAttribute: CFString = UIFontDescriptor.AttributeName.matrix.rawValue
public let kCTFontCascadeListAttribute: CFString = UIFontDescriptor.AttributeName.cascadeList.rawValue
public let kCTFontFeatureSettingsAttribute: CFString = UIFontDescriptor.AttributeName.featureSettings.rawValue
public let kCTFontFixedAdvanceAttribute: CFString = UIFontDescriptor.AttributeName.fixedAdvance.rawValue
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
public let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
public let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"
public let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
public let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
public let kCTFontPriorityAttribute: CFString = "NSCTFontPriorityAttribute"

public let kCTFontSymbolicTrait: CFString = UIFontDescriptor.TraitKey.symbolic.rawValue
public let kCTFontWeightTrait: CFString = UIFontDescriptor.TraitKey.weight.rawValue
public let kCTFontWidthTrait: CFString = UIFontDescriptor.TraitKey.width.rawValue
public let kCTFontSlantTrait: CFString = UIFontDescriptor.TraitKey.slant.rawValue

public let kCTFontFeatureTypeIdentifierKey: CFString = UIFontDescriptor.FeatureKey.type.rawValue
public let kCTFontFeatureSelectorIdentifierKey: CFString = UIFontDescriptor.FeatureKey.selector.rawValue
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

extension UIFontDescriptor {
  /// The attributes for `addingAttributes(_:)`, without those that a descriptor always has.
  var givenAttributes: [AttributeName: Any] {
    fontAttributes.filter { $0.key != .size || pointSize > 0 }
  }

  /// Converts attributes by strings or by names, with dictionaries in them.
  static func attributes(_ dictionary: CFDictionary) -> [AttributeName: Any] {
    var result: [AttributeName: Any] = [:]
    for (key, value) in dictionary {
      let name = (key.base as? AttributeName) ?? (key.base as? String).map(AttributeName.init(rawValue:))
      guard let name else { continue }
      switch name {
      case .traits:
        var traits: [TraitKey: Any] = [:]
        for (key, value) in value as? [AnyHashable: Any] ?? [:] {
          let trait = (key.base as? TraitKey) ?? (key.base as? String).map(TraitKey.init(rawValue:))
          if let trait { traits[trait] = (value as? SymbolicTraits)?.rawValue ?? value }
        }
        result[name] = traits
      case .featureSettings:
        result[name] = (value as? [[AnyHashable: Any]])?.map { setting in
          var features: [FeatureKey: Any] = [:]
          for (key, value) in setting {
            let feature = (key.base as? FeatureKey) ?? (key.base as? String).map(FeatureKey.init(rawValue:))
            if let feature { features[feature] = value }
          }
          return features
        }
      default: result[name] = value
      }
    }
    return result
  }
}

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}

/// Creates a descriptor from attributes by `kCTFontNameAttribute` and others, or by `UIFontDescriptor.AttributeName`.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: UIFontDescriptor.attributes(attributes))
}

public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  original.addingAttributes(UIFontDescriptor.attributes(attributes))
}

public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  original.withSymbolicTraits(
    original.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask)))
}

public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
  UIFont(name: family, size: 12) == nil ? nil : original.withFamily(family)
}

/// Creates a descriptor with a feature, such as monospaced numbers (type 6, selector 0).
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
  original.addingAttributes([
    .featureSettings: [
      [
        UIFontDescriptor.FeatureKey.type: featureTypeIdentifier.intValue,
        UIFontDescriptor.FeatureKey.selector: featureSelectorIdentifier.intValue,
      ]
    ]
  ])
}

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  var result: CFDictionary = [:]
  for name in descriptor.fontAttributes.keys {
    result[name.rawValue] = CTFontDescriptorCopyAttribute(descriptor, name.rawValue)
  }
  return result
}

public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> Any? {
  if attribute == kCTFontDisplayNameAttribute { return descriptor.postscriptName }
  let value = descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute))
  guard let traits = value as? [UIFontDescriptor.TraitKey: Any] else { return value }
  var result: CFDictionary = [:]
  for (key, value) in traits { result[key.rawValue] = value }
  return result
}

public func CTFontDescriptorCopyLocalizedAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString, _ language: UnsafeMutablePointer<CFString?>?
) -> Any? {
  language?.pointee = "en"
  return CTFontDescriptorCopyAttribute(descriptor, attribute)
}

/// Returns the installed fonts that match a descriptor. The mandatory attributes have no effect.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CFArray? {
  let name = descriptor.fontAttributes[.name] as? String
  let family = descriptor.fontAttributes[.family] as? String
  if let name, UIFont(name: name, size: 12) != nil { return [descriptor] }
  guard let family else { return nil }
  let names = UIFont.fontNames(forFamilyName: family)
  return names.isEmpty ? nil : names.map { UIFontDescriptor(name: $0, size: descriptor.pointSize) }
}

public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CTFontDescriptor? {
  CTFontDescriptorCreateMatchingFontDescriptors(descriptor, mandatoryAttributes)?.first as? CTFontDescriptor
}
