import AlbumsApp
import UIKit

print("Albums")
