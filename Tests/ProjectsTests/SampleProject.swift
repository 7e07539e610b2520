/// A project file with groups, a localized storyboard, a framework, tests, packages, and parts that cannot be
/// mapped.
enum SampleProject {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; developmentRegion = en; buildConfigurationList = PL;
          targets = (TA, TF, TT, TW, TM, TX); packageReferences = (R1, R2); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
        PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FX; buildSettings = {
          SDKROOT = iphoneos; SWIFT_VERSION = 5.0; "PRODUCT_BUNDLE_IDENTIFIER" = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; }; };
        G = { isa = PBXGroup; children = (GA, GS, FX); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; path = "My App"; children = (F1, F2, F3, V1, F4, F5, F6, F7); sourceTree = "<group>"; };
        GS = { isa = PBXGroup; name = Shared; children = (F8, F9); sourceTree = "<group>"; };
        FX = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Views/List.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        V1 = { isa = PBXVariantGroup; name = Main.storyboard; children = (VB); sourceTree = "<group>"; };
        VB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; path = Model.xcdatamodeld; sourceTree = "<group>"; };
        F7 = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        F8 = { isa = PBXFileReference; path = Shared/Kit.swift; sourceTree = SOURCE_ROOT; };
        F9 = { isa = PBXFileReference; path = Tests/AppTests.swift; sourceTree = SOURCE_ROOT; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = V1; };
        B5 = { isa = PBXBuildFile; fileRef = F4; }; B6 = { isa = PBXBuildFile; fileRef = F5; };
        B7 = { isa = PBXBuildFile; fileRef = F6; }; B8 = { isa = PBXBuildFile; fileRef = F8; };
        B9 = { isa = PBXBuildFile; fileRef = F9; }; BP = { isa = PBXBuildFile; productRef = D1; };
        TA = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildConfigurationList = TAL; buildPhases = (S1, S2, S3, S4); dependencies = (TD); packageProductDependencies = (D1); };
        TAL = { isa = XCConfigurationList; buildConfigurations = (TAD); };
        TAD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = "My App/Info.plist";
          INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;
          ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand;
          INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited) STAGING"; MARKETING_VERSION = 2.1; }; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, B5, B6, B7); };
        S2 = { isa = PBXResourcesBuildPhase; files = (B3, B4); };
        S3 = { isa = PBXFrameworksBuildPhase; files = (BP); };
        S4 = { isa = PBXShellScriptBuildPhase; name = Lint; };
        TD = { isa = PBXTargetDependency; target = TF; };
        TF = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildConfigurationList = TFL; buildPhases = (S5); };
        TFL = { isa = XCConfigurationList; buildConfigurations = (TFD); };
        TFD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        S5 = { isa = PBXSourcesBuildPhase; files = (B8); };
        TT = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
          buildConfigurationList = TFL; buildPhases = (S6); dependencies = (TE); };
        TE = { isa = PBXTargetDependency; target = TA; };
        S6 = { isa = PBXSourcesBuildPhase; files = (B9); };
        TW = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
        TM = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
          buildConfigurationList = TML; };
        TML = { isa = XCConfigurationList; buildConfigurations = (TMD); };
        TMD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
        TX = { isa = PBXAggregateTarget; name = Docs; };
        D1 = { isa = XCSwiftPackageProductDependency; productName = Charts; };
        R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Charts.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
        R2 = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
      };
    }
    """

  /// A project with a synchronized folder.
  static let synchronized = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, K); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 6.0; }; };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, F);
          explicitFolders = (Pages); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, Skip.swift, "/Localized: Other.strings"); };
        F = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = K; membershipExceptions = (Deep/B.swift); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
        K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = L; };
      };
    }
    """

  /// A project in a workspace, whose app links a framework of another project, uses a local package, and has
  /// a folder of pages.
  static let app = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); packageReferences = (R); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        G = { isa = PBXGroup; children = (M, W, N); sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        W = { isa = PBXFileReference; lastKnownFileType = folder; path = Pages; sourceTree = "<group>"; };
        N = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Core; sourceTree = "<group>"; };
        K = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        B1 = { isa = PBXBuildFile; fileRef = M; }; B2 = { isa = PBXBuildFile; fileRef = W; };
        B3 = { isa = PBXBuildFile; fileRef = K; }; B4 = { isa = PBXBuildFile; productRef = D; };
        B5 = { isa = PBXBuildFile; productRef = D2; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1); }; S2 = { isa = PBXResourcesBuildPhase; files = (B2); };
        S3 = { isa = PBXFrameworksBuildPhase; files = (B3, B4, B5); };
        D = { isa = XCSwiftPackageProductDependency; productName = CoreModels; };
        D2 = { isa = XCSwiftPackageProductDependency; package = R; productName = Atlas; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/maps";
          requirement = { kind = exactVersion; version = 2.0.1; }; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (S1, S2, S3); };
      };
    }
    """

  static let kit = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        G = { isa = PBXGroup; children = (M); sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = M; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1); };
        T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildConfigurationList = L; buildPhases = (S1); };
      };
    }
    """

  /// A framework with an umbrella header of its name.
  static let headed = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        G = { isa = PBXGroup; children = (A, B, H); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Kit.h; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = A; }; B2 = { isa = PBXBuildFile; fileRef = B; };
        B3 = { isa = PBXBuildFile; fileRef = H; settings = { ATTRIBUTES = (Public); }; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        S2 = { isa = PBXHeadersBuildPhase; files = (B3); };
        T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildConfigurationList = L; buildPhases = (S1, S2); };
      };
    }
    """

  static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version="1.0">
      <FileRef location="group:App/App.xcodeproj"></FileRef>
      <Group location="container:Parts" name="Parts">
        <FileRef location="group:Kit/Kit.xcodeproj"></FileRef>
      </Group>
      <FileRef location="group:Pods/Pods.xcodeproj"></FileRef>
      <FileRef location="group:Packages/Extra"></FileRef>
    </Workspace>
    """
}
