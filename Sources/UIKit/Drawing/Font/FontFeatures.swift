// Apple's font features and their settings for `UIFontDescriptor.FeatureKey`. The numbers are those of
// `SFNTLayoutTypes.h`, from Apple's font registry
// (https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html).
//
// Differs from iOS: only monospaced and proportional numbers change the appearance.

public let kAllTypographicFeaturesType = 0
public let kLigaturesType = 1
public let kCursiveConnectionType = 2
public let kLetterCaseType = 3
public let kVerticalSubstitutionType = 4
public let kLinguisticRearrangementType = 5
public let kNumberSpacingType = 6
public let kSmartSwashType = 8
public let kDiacriticsType = 9
public let kVerticalPositionType = 10
public let kFractionsType = 11
public let kOverlappingCharactersType = 13
public let kTypographicExtrasType = 14
public let kMathematicalExtrasType = 15
public let kOrnamentSetsType = 16
public let kCharacterAlternativesType = 17
public let kDesignComplexityType = 18
public let kStyleOptionsType = 19
public let kCharacterShapeType = 20
public let kNumberCaseType = 21
public let kTextSpacingType = 22
public let kTransliterationType = 23
public let kAnnotationType = 24
public let kKanaSpacingType = 25
public let kIdeographicSpacingType = 26
public let kUnicodeDecompositionType = 27
public let kRubyKanaType = 28
public let kCJKSymbolAlternativesType = 29
public let kIdeographicAlternativesType = 30
public let kCJKVerticalRomanPlacementType = 31
public let kItalicCJKRomanType = 32
public let kCaseSensitiveLayoutType = 33
public let kAlternateKanaType = 34
public let kStylisticAlternativesType = 35
public let kContextualAlternatesType = 36
public let kLowerCaseType = 37
public let kUpperCaseType = 38
public let kLanguageTagType = 39
public let kCJKRomanSpacingType = 103

// All features

public let kAllTypeFeaturesOnSelector = 0
public let kAllTypeFeaturesOffSelector = 1

// Ligatures

public let kRequiredLigaturesOnSelector = 0
public let kRequiredLigaturesOffSelector = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5
public let kLogosOnSelector = 6
public let kLogosOffSelector = 7
public let kRebusPicturesOnSelector = 8
public let kRebusPicturesOffSelector = 9
public let kDiphthongLigaturesOnSelector = 10
public let kDiphthongLigaturesOffSelector = 11
public let kSquaredLigaturesOnSelector = 12
public let kSquaredLigaturesOffSelector = 13
public let kAbbrevSquaredLigaturesOnSelector = 14
public let kAbbrevSquaredLigaturesOffSelector = 15
public let kSymbolLigaturesOnSelector = 16
public let kSymbolLigaturesOffSelector = 17
public let kContextualLigaturesOnSelector = 18
public let kContextualLigaturesOffSelector = 19
public let kHistoricalLigaturesOnSelector = 20
public let kHistoricalLigaturesOffSelector = 21

// Cursive connection

public let kUnconnectedSelector = 0
public let kPartiallyConnectedSelector = 1
public let kCursiveSelector = 2

// Letter case

public let kUpperAndLowerCaseSelector = 0
public let kAllCapsSelector = 1
public let kAllLowerCaseSelector = 2
public let kSmallCapsSelector = 3
public let kInitialCapsSelector = 4
public let kInitialCapsAndSmallCapsSelector = 5

// Vertical substitution

public let kSubstituteVerticalFormsOnSelector = 0
public let kSubstituteVerticalFormsOffSelector = 1

// Linguistic rearrangement

public let kLinguisticRearrangementOnSelector = 0
public let kLinguisticRearrangementOffSelector = 1

// Number spacing

public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kThirdWidthNumbersSelector = 2
public let kQuarterWidthNumbersSelector = 3

// Smart swash

public let kWordInitialSwashesOnSelector = 0
public let kWordInitialSwashesOffSelector = 1
public let kWordFinalSwashesOnSelector = 2
public let kWordFinalSwashesOffSelector = 3
public let kLineInitialSwashesOnSelector = 4
public let kLineInitialSwashesOffSelector = 5
public let kLineFinalSwashesOnSelector = 6
public let kLineFinalSwashesOffSelector = 7
public let kNonFinalSwashesOnSelector = 8
public let kNonFinalSwashesOffSelector = 9

// Diacritics

public let kShowDiacriticsSelector = 0
public let kHideDiacriticsSelector = 1
public let kDecomposeDiacriticsSelector = 2

// Vertical position

public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3
public let kScientificInferiorsSelector = 4

// Fractions

public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

// Overlapping characters

public let kPreventOverlapOnSelector = 0
public let kPreventOverlapOffSelector = 1

// Typographic extras

public let kHyphensToEmDashOnSelector = 0
public let kHyphensToEmDashOffSelector = 1
public let kHyphenToEnDashOnSelector = 2
public let kHyphenToEnDashOffSelector = 3
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5
public let kFormInterrobangOnSelector = 6
public let kFormInterrobangOffSelector = 7
public let kSmartQuotesOnSelector = 8
public let kSmartQuotesOffSelector = 9
public let kPeriodsToEllipsisOnSelector = 10
public let kPeriodsToEllipsisOffSelector = 11

// Mathematical extras

public let kHyphenToMinusOnSelector = 0
public let kHyphenToMinusOffSelector = 1
public let kAsteriskToMultiplyOnSelector = 2
public let kAsteriskToMultiplyOffSelector = 3
public let kSlashToDivideOnSelector = 4
public let kSlashToDivideOffSelector = 5
public let kInequalityLigaturesOnSelector = 6
public let kInequalityLigaturesOffSelector = 7
public let kExponentsOnSelector = 8
public let kExponentsOffSelector = 9
public let kMathematicalGreekOnSelector = 10
public let kMathematicalGreekOffSelector = 11

// Ornament sets

public let kNoOrnamentsSelector = 0
public let kDingbatsSelector = 1
public let kPiCharactersSelector = 2
public let kFleuronsSelector = 3
public let kDecorativeBordersSelector = 4
public let kInternationalSymbolsSelector = 5
public let kMathSymbolsSelector = 6

// Character alternatives

public let kNoAlternatesSelector = 0

// Design complexity

public let kDesignLevel1Selector = 0
public let kDesignLevel2Selector = 1
public let kDesignLevel3Selector = 2
public let kDesignLevel4Selector = 3
public let kDesignLevel5Selector = 4

// Style options

public let kNoStyleOptionsSelector = 0
public let kDisplayTextSelector = 1
public let kEngravedTextSelector = 2
public let kIlluminatedCapsSelector = 3
public let kTitlingCapsSelector = 4
public let kTallCapsSelector = 5

// Character shape

public let kTraditionalCharactersSelector = 0
public let kSimplifiedCharactersSelector = 1
public let kJIS1978CharactersSelector = 2
public let kJIS1983CharactersSelector = 3
public let kJIS1990CharactersSelector = 4
public let kTraditionalAltOneSelector = 5
public let kTraditionalAltTwoSelector = 6
public let kTraditionalAltThreeSelector = 7
public let kTraditionalAltFourSelector = 8
public let kTraditionalAltFiveSelector = 9
public let kExpertCharactersSelector = 10
public let kJIS2004CharactersSelector = 11
public let kHojoCharactersSelector = 12
public let kNLCCharactersSelector = 13
public let kTraditionalNamesCharactersSelector = 14

// Number case

public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

// Text spacing

public let kProportionalTextSelector = 0
public let kMonospacedTextSelector = 1
public let kHalfWidthTextSelector = 2
public let kThirdWidthTextSelector = 3
public let kQuarterWidthTextSelector = 4
public let kAltProportionalTextSelector = 5
public let kAltHalfWidthTextSelector = 6

// Case-sensitive layout

public let kCaseSensitiveLayoutOnSelector = 0
public let kCaseSensitiveLayoutOffSelector = 1
public let kCaseSensitiveSpacingOnSelector = 2
public let kCaseSensitiveSpacingOffSelector = 3

// Stylistic alternatives

public let kNoStylisticAlternatesSelector = 0

public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15
public let kStylisticAltEightOnSelector = 16
public let kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18
public let kStylisticAltNineOffSelector = 19
public let kStylisticAltTenOnSelector = 20
public let kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22
public let kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24
public let kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26
public let kStylisticAltThirteenOffSelector = 27
public let kStylisticAltFourteenOnSelector = 28
public let kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30
public let kStylisticAltFifteenOffSelector = 31
public let kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34
public let kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36
public let kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38
public let kStylisticAltNineteenOffSelector = 39
public let kStylisticAltTwentyOnSelector = 40
public let kStylisticAltTwentyOffSelector = 41

// Contextual alternates

public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
public let kSwashAlternatesOnSelector = 2
public let kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4
public let kContextualSwashAlternatesOffSelector = 5

// Lower case

public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kLowerCasePetiteCapsSelector = 2

// Upper case

public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
public let kUpperCasePetiteCapsSelector = 2
