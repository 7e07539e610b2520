"""Rules for the accessibility of a page, from WAI-ARIA 1.2, and queries by role in Chromium's accessibility tree."""

RULES = r"""
const faults = [];
const fault = (rule, element) => faults.push(`${rule}: ${element.outerHTML.slice(0, 160)}`);
const root = document.getElementById("elements");
const all = [...root.querySelectorAll("*")];
const role = element => element.getAttribute("role") ?? ({ INPUT: "textbox" })[element.tagName] ?? "";
const operated = ["button", "link", "textbox", "searchbox", "switch", "slider", "tab", "spinbutton", "combobox"];
const named = [...operated, "img", "heading", "dialog", "progressbar", "navigation"];
const attributes = {
  "aria-checked": ["switch"], "aria-selected": ["tab"], "aria-modal": ["dialog", "alertdialog"], "aria-level": ["heading"],
  "aria-valuenow": ["slider", "progressbar"], "aria-valuetext": ["slider", "progressbar"],
  "aria-valuemin": ["slider", "progressbar"], "aria-valuemax": ["slider", "progressbar"],
};
const required = { switch: ["aria-checked"], tab: ["aria-selected"], slider: ["aria-valuenow", "aria-valuemin", "aria-valuemax"],
  heading: ["aria-level"] };
for (const element of all) {
  const own = role(element), parent = role(element.parentElement);
  if (named.includes(own) && !element.getAttribute("aria-label")?.trim()) fault("has a name", element);
  if (!own && element.hasAttribute("aria-label")) fault("no name without a role", element);
  if (operated.includes(own) && element.tabIndex < 0) fault("can be focused", element);
  for (const [name, roles] of Object.entries(attributes))
    if (element.hasAttribute(name) && !roles.includes(own)) fault(`${name} is allowed`, element);
  for (const name of required[own] ?? []) if (!element.hasAttribute(name)) fault(`${name} is required`, element);
  if (operated.includes(own) && element.parentElement.closest(operated.map(name => `[role=${name}]`).join())) fault("is in no other control", element);
  if (own === "listitem" && parent !== "list") fault("is in a list", element);
  if (own === "tab" && parent !== "tablist") fault("is in a tab list", element);
  if (parent === "list" && own !== "listitem") fault("a list has items", element);
  if (parent === "tablist" && own !== "tab") fault("a tab list has tabs", element);
  if (element.closest("[aria-hidden=true]") && operated.includes(own)) fault("is not hidden", element);
}
const names = all.filter(element => role(element) === "navigation").map(element => element.getAttribute("aria-label"));
if (new Set(names).size !== names.length) faults.push("landmarks have different names: " + names);
if (!document.documentElement.lang) faults.push("the page has a language");
if (!document.title) faults.push("the page has a title");
if (document.querySelectorAll("main, [role=main]").length !== 1) faults.push("the page has one main landmark");
const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
if (new Set(ids).size !== ids.length) faults.push("identifiers are unique");
if (/user-scalable=no|maximum-scale=1\b/.test(document.querySelector("meta[name=viewport]").content)) faults.push("the page can be zoomed");
return faults;
"""


def audit(browser):
    """Prints the faults of the visible screen, and returns their number."""
    faults = browser.run(RULES)
    for fault in faults:
        print(fault)
    return len(faults)


def by_role(browser, role, name):
    """The number of nodes with a role and a name that contains a text, as browser tests find them."""
    browser.command("Accessibility.enable")
    nodes = browser.command("Accessibility.getFullAXTree")["nodes"]
    return sum(
        not node.get("ignored") and node.get("role", {}).get("value") == role
        and name in node.get("name", {}).get("value", "") for node in nodes)
