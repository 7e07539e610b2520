// Items of bars can be created with `metatype.init()`.

extension UIBarItem: _ObjectMadeByMetatype {}
