package tabuleiro.lab.report;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/**
 * Writes SVG elements as text without Batik's redundancy: inherited attributes, empty definitions
 * and unused ids.
 */
final class SvgText {
  private static final String INK = "rgb(1,2,3)";

  /** Attributes that plots do not need, or that the page sets for all texts. */
  private static final Set<String> NEEDLESS =
      Set.of(
          "xml:space",
          "text-rendering",
          "shape-rendering",
          "color-rendering",
          "color-interpolation",
          "image-rendering",
          "font-family",
          "font-style",
          "font-weight");

  /** The initial values of attributes in SVG. */
  private static final Map<String, String> INITIAL =
      Map.of(
          "fill-opacity", "1",
          "stroke-opacity", "1",
          "stroke-width", "1",
          "stroke-dasharray", "none",
          "stroke-dashoffset", "0",
          "stroke-linejoin", "miter",
          "text-anchor", "start");

  private static final Set<String> INHERITED =
      Set.of(
          "fill",
          "stroke",
          "fill-opacity",
          "stroke-opacity",
          "stroke-width",
          "stroke-dasharray",
          "stroke-dashoffset",
          "stroke-linecap",
          "stroke-linejoin",
          "stroke-miterlimit",
          "text-anchor",
          "font-size");

  private SvgText() {}

  /** Writes an {@code svg} element as a group. */
  static String write(Element svg) {
    StringBuilder text = new StringBuilder();
    write(svg, "g", INITIAL, text);
    return text.toString();
  }

  private static void write(
      Element element, String name, Map<String, String> around, StringBuilder into) {
    if (name.equals("defs") && !element.hasChildNodes()) {
      return;
    }
    Map<String, String> now = new HashMap<>(around);
    into.append('<').append(name);
    NamedNodeMap attributes = element.getAttributes(); // sorted by name
    for (int i = 0; i < attributes.getLength(); i++) {
      String key = attributes.item(i).getNodeName();
      String value = attributes.item(i).getNodeValue();
      boolean isNeedless =
          NEEDLESS.contains(key)
              || (key.equals("id") && !name.equals("clipPath"))
              || (INHERITED.contains(key) && value.equals(now.put(key, value)));
      if (!isNeedless) {
        String shown = value.equals(INK) ? "currentColor" : value;
        into.append(' ').append(key).append("=\"").append(Escape.html(shown)).append('"');
      }
    }
    if (element.hasChildNodes()) {
      into.append('>');
      inside(element, now, into);
      into.append("</").append(name).append('>');
    } else {
      into.append("/>");
    }
  }

  private static void inside(Element element, Map<String, String> now, StringBuilder into) {
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        write(inner, inner.getTagName(), now, into);
      } else if (child.getNodeType() == Node.TEXT_NODE) {
        into.append(Escape.html(child.getNodeValue()));
      }
    }
  }
}
