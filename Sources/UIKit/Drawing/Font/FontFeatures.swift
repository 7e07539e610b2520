// Apple's font features and their settings for `UIFontDescriptor.FeatureKey`. The numbers are those of
// `SFNTLayoutTypes.h`, from Apple's font registry
// (https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html).

public let kLigaturesType = 1
public let kLetterCaseType = 3
public let kNumberSpacingType = 6
public let kFractionsType = 11
public let kCharacterAlternativesType = 17
public let kNumberCaseType = 21
public let kTextSpacingType = 22
public let kStylisticAlternativesType = 35
public let kContextualAlternatesType = 36
public let kLowerCaseType = 37
public let kUpperCaseType = 38

public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltSixOnSelector = 12
