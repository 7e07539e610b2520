// Placeholder for a type whose file lands next.
public class NSLayoutConstraint { public enum Axis { case horizontal, vertical } }
