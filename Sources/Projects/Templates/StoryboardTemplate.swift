/// The sources of a new app with a storyboard.
struct StoryboardTemplate {
  let name: String

  var files: [String: String] {
    [
      "AppDelegate.swift": appDelegate, "SceneDelegate.swift": sceneDelegate,
      "NotebookFile.swift": ModelTemplate.file(name), "NoteListViewController.swift": list,
      "NoteViewController.swift": note, "NewNoteViewController.swift": newNote,
      "Base.lproj/Main.storyboard": storyboard, "Info.plist": information,
    ]
  }

  private var appDelegate: String {
    """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    """
  }

  /// The part of the `Info.plist` that build settings cannot express.
  private var information: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>UIApplicationSceneManifest</key>
    	<dict>
    		<key>UIApplicationSupportsMultipleScenes</key>
    		<false/>
    		<key>UISceneConfigurations</key>
    		<dict>
    			<key>UIWindowSceneSessionRoleApplication</key>
    			<array>
    				<dict>
    					<key>UISceneConfigurationName</key>
    					<string>Default Configuration</string>
    					<key>UISceneDelegateClassName</key>
    					<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    					<key>UISceneStoryboardFile</key>
    					<string>Main</string>
    				</dict>
    			</array>
    		</dict>
    	</dict>
    </dict>
    </plist>

    """
  }

  private var sceneDelegate: String {
    """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      /// The window with the storyboard's first screen, which UIKit sets.
      var window: UIWindow?
    }

    """
  }

  private var list: String {
    """
    import \(name)Kit
    import UIKit

    /// The list of all notes.
    final class NoteListViewController: UITableViewController {
      private(set) var notebook = NotebookFile.open() {
        didSet {
          NotebookFile.save(notebook)
          showEmptyState()
        }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        showEmptyState()
      }

      private func showEmptyState() {
        guard notebook.notes.isEmpty else {
          contentUnavailableConfiguration = nil
          return
        }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "note.text")
        configuration.text = "No Notes"
        configuration.secondaryText = "Notes that you add appear here."
        contentUnavailableConfiguration = configuration
      }

      // MARK: Rows

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notebook.notes.count
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        let note = notebook.notes[indexPath.row]
        cell.textLabel?.text = note.title
        cell.detailTextLabel?.text = note.text
        return cell
      }

      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        guard editingStyle == .delete else { return }
        notebook.remove(notebook.notes[indexPath.row].id)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }

      // MARK: Segues

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let screen = segue.destination as? NoteViewController, let cell = sender as? UITableViewCell,
          let path = tableView.indexPath(for: cell)
        else { return }
        let id = notebook.notes[path.row].id
        screen.note = notebook.notes[path.row]
        screen.change = { [weak self] note in
          self?.notebook[id] = note
          self?.tableView.reloadData()
        }
      }

      @IBAction func saveNote(_ segue: UIStoryboardSegue) {
        guard let screen = segue.source as? NewNoteViewController else { return }
        notebook.add(screen.note)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }

      @IBAction func cancel(_ segue: UIStoryboardSegue) {}
    }

    """
  }

  private var note: String {
    """
    import \(name)Kit
    import UIKit

    /// The text of one note.
    final class NoteViewController: UIViewController {
      var note = Note(title: "")
      var change: (Note) -> Void = { _ in }

      @IBOutlet private var textView: UITextView!

      override func viewDidLoad() {
        super.viewDidLoad()
        title = note.title
        textView.text = note.text
        textView.accessibilityLabel = "Text"
      }
    }

    extension NoteViewController: UITextViewDelegate {
      func textViewDidChange(_ textView: UITextView) {
        note.text = textView.text
        change(note)
      }
    }

    """
  }

  private var newNote: String {
    """
    import \(name)Kit
    import UIKit

    /// A form for the title of a note to add.
    final class NewNoteViewController: UIViewController {
      @IBOutlet private var titleField: UITextField!
      @IBOutlet private var saveButton: UIBarButtonItem!

      var note: Note { Note(title: titleField.text ?? "") }

      @IBAction private func titleChanged(_ sender: UITextField) {
        saveButton.isEnabled = sender.hasText
      }
    }

    """
  }

  private func custom(_ type: String) -> String {
    "customClass=\"\(type)\" customModule=\"\(name)\" customModuleProvider=\"target\""
  }

  private func responder(_ id: String) -> String {
    "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"\(id)\" userLabel=\"First Responder\" "
      + "sceneMemberID=\"firstResponder\"/>"
  }

  private var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nLs-01-nav">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="System colors in document resources" minToolsVersion="11.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Navigation-->
            <scene sceneID="nLs-01-scn">
                <objects>
                    <navigationController id="nLs-01-nav" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nLs-01-bar">
                            <rect key="frame" x="0.0" y="59" width="393" height="96"/>
                            <autoresizingMask key="autoresizingMask"/>
                        </navigationBar>
                        <connections>
                            <segue destination="nLs-02-lst" kind="relationship" relationship="rootViewController" id="nLs-01-seg"/>
                        </connections>
                    </navigationController>
                    \(responder("nLs-01-frs"))
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <!--Notes-->
            <scene sceneID="nLs-02-scn">
                <objects>
                    <tableViewController id="nLs-02-lst" \(custom("NoteListViewController")) sceneMemberID="viewController">
                        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="insetGrouped" separatorStyle="default" rowHeight="-1" estimatedRowHeight="60" sectionHeaderHeight="18" sectionFooterHeight="18" id="nLs-02-tbl">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
                            <prototypes>
                                <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="default" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="Note" textLabel="nLs-02-ttl" detailTextLabel="nLs-02-txt" style="IBUITableViewCellStyleSubtitle" id="nLs-02-cel">
                                    <rect key="frame" x="20" y="55" width="353" height="60"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="nLs-02-cel" id="nLs-02-con">
                                        <rect key="frame" x="0.0" y="0.0" width="323" height="60"/>
                                        <autoresizingMask key="autoresizingMask"/>
                                        <subviews>
                                            <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="nLs-02-ttl">
                                                <rect key="frame" x="16" y="10" width="34" height="21"/>
                                                <autoresizingMask key="autoresizingMask"/>
                                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                                <nil key="textColor"/>
                                                <nil key="highlightedColor"/>
                                            </label>
                                            <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Text" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="nLs-02-txt">
                                                <rect key="frame" x="16" y="33" width="25" height="16"/>
                                                <autoresizingMask key="autoresizingMask"/>
                                                <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>
                                                <color key="textColor" systemColor="secondaryLabelColor"/>
                                                <nil key="highlightedColor"/>
                                            </label>
                                        </subviews>
                                    </tableViewCellContentView>
                                    <connections>
                                        <segue destination="nLs-03-not" kind="show" id="nLs-02-shw"/>
                                    </connections>
                                </tableViewCell>
                            </prototypes>
                            <connections>
                                <outlet property="dataSource" destination="nLs-02-lst" id="nLs-02-dts"/>
                                <outlet property="delegate" destination="nLs-02-lst" id="nLs-02-dlg"/>
                            </connections>
                        </tableView>
                        <navigationItem key="navigationItem" title="Notes" id="nLs-02-itm">
                            <barButtonItem key="rightBarButtonItem" image="square.and.pencil" catalog="system" id="nLs-02-new">
                                <accessibility key="accessibilityConfiguration" label="New Note"/>
                                <connections>
                                    <segue destination="nLs-04-nav" kind="presentation" id="nLs-02-prs"/>
                                </connections>
                            </barButtonItem>
                        </navigationItem>
                    </tableViewController>
                    \(responder("nLs-02-frs"))
                </objects>
                <point key="canvasLocation" x="780" y="0.0"/>
            </scene>
            <!--Note-->
            <scene sceneID="nLs-03-scn">
                <objects>
                    <viewController id="nLs-03-not" \(custom("NoteViewController")) sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="nLs-03-viw">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" keyboardDismissMode="interactive" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="nLs-03-txt">
                                    <rect key="frame" x="16" y="0.0" width="361" height="852"/>
                                    <color key="textColor" systemColor="labelColor"/>
                                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                    <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
                                    <connections>
                                        <outlet property="delegate" destination="nLs-03-not" id="nLs-03-dlg"/>
                                    </connections>
                                </textView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="nLs-03-saf"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="nLs-03-txt" firstAttribute="top" secondItem="nLs-03-viw" secondAttribute="top" id="nLs-03-c01"/>
                                <constraint firstItem="nLs-03-txt" firstAttribute="bottom" secondItem="nLs-03-viw" secondAttribute="bottom" id="nLs-03-c02"/>
                                <constraint firstItem="nLs-03-txt" firstAttribute="leading" secondItem="nLs-03-saf" secondAttribute="leading" constant="16" id="nLs-03-c03"/>
                                <constraint firstItem="nLs-03-saf" firstAttribute="trailing" secondItem="nLs-03-txt" secondAttribute="trailing" constant="16" id="nLs-03-c04"/>
                            </constraints>
                        </view>
                        <navigationItem key="navigationItem" largeTitleDisplayMode="never" id="nLs-03-itm"/>
                        <connections>
                            <outlet property="textView" destination="nLs-03-txt" id="nLs-03-out"/>
                        </connections>
                    </viewController>
                    \(responder("nLs-03-frs"))
                </objects>
                <point key="canvasLocation" x="1560" y="0.0"/>
            </scene>
            <!--Navigation of the form-->
            <scene sceneID="nLs-04-scn">
                <objects>
                    <navigationController id="nLs-04-nav" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nLs-04-bar">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="56"/>
                            <autoresizingMask key="autoresizingMask"/>
                        </navigationBar>
                        <connections>
                            <segue destination="nLs-05-new" kind="relationship" relationship="rootViewController" id="nLs-04-seg"/>
                        </connections>
                    </navigationController>
                    \(responder("nLs-04-frs"))
                </objects>
                <point key="canvasLocation" x="780" y="720"/>
            </scene>
            <!--New Note-->
            <scene sceneID="nLs-05-scn">
                <objects>
                    <viewController id="nLs-05-new" \(custom("NewNoteViewController")) sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="nLs-05-viw">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="842"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Title" textAlignment="natural" adjustsFontForContentSizeCategory="YES" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="nLs-05-fld">
                                    <rect key="frame" x="16" y="72" width="361" height="34"/>
                                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                    <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
                                    <connections>
                                        <action selector="titleChanged:" destination="nLs-05-new" eventType="editingChanged" id="nLs-05-act"/>
                                    </connections>
                                </textField>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="nLs-05-saf"/>
                            <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="nLs-05-fld" firstAttribute="top" secondItem="nLs-05-saf" secondAttribute="top" constant="16" id="nLs-05-c01"/>
                                <constraint firstItem="nLs-05-fld" firstAttribute="leading" secondItem="nLs-05-saf" secondAttribute="leading" constant="16" id="nLs-05-c02"/>
                                <constraint firstItem="nLs-05-saf" firstAttribute="trailing" secondItem="nLs-05-fld" secondAttribute="trailing" constant="16" id="nLs-05-c03"/>
                            </constraints>
                        </view>
                        <navigationItem key="navigationItem" title="New Note" id="nLs-05-itm">
                            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="nLs-05-can">
                                <connections>
                                    <segue destination="nLs-05-ext" kind="unwind" unwindAction="cancel:" id="nLs-05-ucn"/>
                                </connections>
                            </barButtonItem>
                            <barButtonItem key="rightBarButtonItem" enabled="NO" systemItem="save" id="nLs-05-sav">
                                <connections>
                                    <segue destination="nLs-05-ext" kind="unwind" unwindAction="saveNote:" id="nLs-05-usv"/>
                                </connections>
                            </barButtonItem>
                        </navigationItem>
                        <connections>
                            <outlet property="titleField" destination="nLs-05-fld" id="nLs-05-ofl"/>
                            <outlet property="saveButton" destination="nLs-05-sav" id="nLs-05-osv"/>
                        </connections>
                    </viewController>
                    \(responder("nLs-05-frs"))
                    <exit id="nLs-05-ext" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
                <point key="canvasLocation" x="1560" y="720"/>
            </scene>
        </scenes>
        <resources>
            <image name="square.and.pencil" catalog="system" width="128" height="115"/>
            <systemColor name="labelColor">
                <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
            <systemColor name="secondaryLabelColor">
                <color red="0.2352941176470588" green="0.2352941176470588" blue="0.2627450980392157" alpha="0.6" colorSpace="custom" customColorSpace="sRGB"/>
            </systemColor>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
            <systemColor name="systemGroupedBackgroundColor">
                <color red="0.9490196078431372" green="0.9490196078431372" blue="0.9686274509803922" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </systemColor>
        </resources>
    </document>

    """
  }
}
