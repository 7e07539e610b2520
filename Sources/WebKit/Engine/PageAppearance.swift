import Foundation

/// Scripts for dark pages. The engine itself always prefers light colors.
enum PageAppearance {
  /// A media query that matches every page, or none, in place of one for a color scheme.
  private static let replacement = """
    text => text.replace(/\\(\\s*prefers-color-scheme\\s*:\\s*(dark|light)\\s*\\)/gi, (match, scheme) =>
      (scheme.toLowerCase() === 'dark') === state.isDark ? '(min-width: 0px)' : '(min-width: 1000000px)')
    """

  /// Makes queries of the page's own scripts answer for a color scheme. Lists of earlier queries do not change.
  static func queries(isDark: Bool) -> String {
    """
    (() => {
      const state = { isDark: \(isDark) };
      const replaced = \(replacement);
      const key = Symbol.for('portolanMatchMedia');
      const native = window.matchMedia[key] || window.matchMedia;
      const matchMedia = query => native.call(window, replaced(String(query)));
      matchMedia[key] = native;
      window.matchMedia = matchMedia;
    })()
    """
  }

  /// Rewrites the media queries of style sheets and pictures, also of those that follow.
  static func styles(isDark: Bool) -> String {
    """
    (() => {
      const state = window.portolanAppearance || (window.portolanAppearance = { originals: new Map() });
      state.isDark = \(isDark);
      const replaced = \(replacement);
      const rewrite = (target, name) => {
        if (!target) return;
        const text = state.originals.get(target) || target[name];
        if (!text || !/prefers-color-scheme/i.test(text)) return;
        state.originals.set(target, text);
        const next = replaced(text);
        if (target[name] !== next) target[name] = next;
      };
      const visitRules = rules => {
        for (const rule of rules) {
          if (rule.media) rewrite(rule.media, 'mediaText');
          if (rule.styleSheet) visit(rule.styleSheet);
          if (rule.cssRules) visitRules(rule.cssRules);
        }
      };
      const visit = sheet => {
        rewrite(sheet.media, 'mediaText');
        // Rules of other sites cannot be read.
        try { visitRules(sheet.cssRules); } catch (error) {}
      };
      const root = () => document.documentElement;
      const scheme = () => {
        if (!root() || !document.body) return;
        if (state.hasScheme) root().style.removeProperty('color-scheme');
        const meta = document.querySelector('meta[name="color-scheme" i]');
        const declared = getComputedStyle(root()).colorScheme + ' ' + (meta ? meta.content : '');
        state.hasScheme = state.isDark && /dark/.test(declared);
        if (state.hasScheme) root().style.setProperty('color-scheme', 'dark');
      };
      state.apply = () => {
        for (const sheet of document.styleSheets) visit(sheet);
        for (const source of document.querySelectorAll('source[media]')) rewrite(source, 'media');
        scheme();
        if (window.portolanReport && document.body) window.portolanReport();
      };
      state.apply();
      if (state.observer) return;
      state.observer = new MutationObserver(changes => {
        const isAffected = changes.some(change => [...change.addedNodes].some(node =>
          /^(STYLE|LINK|META|SOURCE|BODY|PICTURE)$/.test(node.nodeName) || node.nodeName === '#text'
            && change.target.nodeName === 'STYLE' || node.firstElementChild));
        if (isAffected) state.apply();
      });
      state.observer.observe(document, { childList: true, subtree: true });
      addEventListener('load', event => { if (event.target.nodeName === 'LINK') state.apply(); }, true);
      addEventListener('DOMContentLoaded', () => state.apply());
    })()
    """
  }
}
