import UIKit

/// The elements of a page for screen readers and UI tests.
enum PageAccessibility {
  /// Defines a function that lists the visible elements, at most 500.
  static let script = """
    window.portolanElements = () => {
      const found = [];
      const add = (box, role, label, value, identifier) => {
        if (box.width < 1 || box.height < 1 || found.length >= 500) return;
        label = (label || '').replace(/\\s+/g, ' ').trim().slice(0, 300);
        if (!label && !value && (role === 'text' || role === 'image')) return;
        found.push({ role, label, value: value || '', identifier: identifier || '',
          x: box.left + scrollX, y: box.top + scrollY, width: box.width, height: box.height });
      };
      const isControl = 'a[href],button,input,select,textarea,[role=button],[contenteditable=true],img';
      const visit = e => {
        if (found.length >= 500 || e.getAttribute('aria-hidden') === 'true') return;
        const style = getComputedStyle(e);
        if (style.display === 'none' || style.visibility === 'hidden') return;
        const name = e.getAttribute('aria-label');
        const box = e.getBoundingClientRect();
        const role = e.getAttribute('role');
        const text = () => name || e.innerText || '';
        if (e.tagName === 'A' && e.href || role === 'link') return add(box, 'link', text(), '', e.id);
        if (e.tagName === 'BUTTON' || role === 'button') return add(box, 'button', text(), '', e.id);
        if (/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName)) {
          if (e.type === 'hidden') return;
          const label = name || (e.labels && e.labels.length ? e.labels[0].innerText : '') || e.placeholder || '';
          if (/^(submit|button|reset)$/.test(e.type)) return add(box, 'button', name || e.value, '', e.id);
          if (/^(checkbox|radio)$/.test(e.type)) return add(box, 'switch', label, e.checked ? '1' : '0', e.id);
          if (e.tagName === 'SELECT') {
            return add(box, 'button', label, e.selectedOptions.length ? e.selectedOptions[0].text : '', e.id);
          }
          const value = e.type === 'password' ? '•'.repeat(e.value.length) : e.value;
          return add(box, e.type === 'range' ? 'slider' : 'field', label, value, e.id);
        }
        if (e.tagName === 'IMG') return add(box, 'image', name || e.alt, '', e.id);
        const role2 = /^H[1-6]$/.test(e.tagName) ? 'header' : 'text';
        const texts = [...e.childNodes].filter(n => n.nodeType === 3 && n.data.trim());
        if (texts.length && !e.querySelector(isControl)) return add(box, role2, text(), '', e.id);
        for (const node of e.childNodes) {
          if (node.nodeType === 1) visit(node);
          else if (node.nodeType === 3 && node.data.trim()) {
            const range = document.createRange();
            range.selectNodeContents(node);
            add(range.getBoundingClientRect(), role2, node.data, '', '');
          }
        }
      };
      if (document.body) visit(document.body);
      return found;
    };
    """

  /// The traits of an element's role.
  static func traits(_ role: String?) -> UIAccessibilityTraits {
    switch role {
    case "link": .link
    case "button": .button
    case "switch": .toggleButton
    case "slider": .adjustable
    case "image": .image
    case "header": .header
    case "field": .none
    default: .staticText
    }
  }
}

extension RenderedPage {
  /// Reads the elements of the page.
  func updateElements() {
    guard surface.isActive, !isReadingElements else { return }
    isReadingElements = true
    run("window.portolanElements ? portolanElements() : []", isFunction: false, in: PageContentScripts.world)
    {
      [weak self] result in
      guard let self else { return }
      self.isReadingElements = false
      guard let found = try? result.get() as? [[String: Any]] else { return }
      self.pageView.accessibilityElements = found.map { self.element($0) }
    }
  }

  private func element(_ properties: [String: Any]) -> UIAccessibilityElement {
    func number(_ name: String) -> CGFloat { CGFloat(properties[name] as? Double ?? 0) * zoom }
    let element = UIAccessibilityElement(accessibilityContainer: pageView)
    element.accessibilityLabel = properties["label"] as? String
    let value = properties["value"] as? String ?? ""
    element.accessibilityValue = value.isEmpty ? nil : value
    let identifier = properties["identifier"] as? String ?? ""
    element.accessibilityIdentifier = identifier.isEmpty ? nil : identifier
    element.accessibilityTraits = PageAccessibility.traits(properties["role"] as? String)
    element.accessibilityFrameInContainerSpace = CGRect(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    return element
  }
}
