// Classes that can be created with `metatype.init()`.

extension UICollectionViewLayout: _ObjectMadeByMetatype {}
extension UICollectionViewLayoutInvalidationContext: _ObjectMadeByMetatype {}
