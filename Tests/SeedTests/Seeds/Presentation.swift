import UIKit

// FRAGMENT
