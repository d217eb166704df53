package tabuleiro.lab.report;

import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.w3c.dom.bootstrap.DOMImplementationRegistry;
import tabuleiro.core.text.TextScanner;

/**
 * An SVG drawing area. Each text is anchored at the end that must stay in place (right for the
 * labels of a vertical axis, middle for those of a horizontal one), because the reader's fonts have
 * other widths. Not thread-safe.
 */
final class Canvas extends SVGGraphics2D {
  private static final String SVG = "http://www.w3.org/2000/svg";

  /**
   * The anchor of a text.
   *
   * @param anchor the value of the SVG attribute {@code text-anchor}
   * @param shift the distance of the anchor from the start of the text
   */
  private record TextAnchor(String anchor, double shift) {}

  private final List<TextAnchor> anchors;
  private final Rectangle2D sheet;
  private final Rectangle2D data;
  private final double legendTop;

  private Canvas(
      SVGGeneratorContext context, Rectangle2D sheet, Rectangle2D data, double legendTop) {
    super(context, false);
    this.anchors = new ArrayList<>();
    this.sheet = sheet;
    this.data = data;
    this.legendTop = legendTop;
  }

  private Canvas(Canvas other) {
    super(other);
    anchors = other.anchors;
    sheet = other.sheet;
    data = other.data;
    legendTop = other.legendTop;
  }

  /**
   * Creates an empty canvas.
   *
   * @param prefix the prefix of all ids, so that several plots fit into one page
   * @param data the area of bars and lines
   * @param legendTop below this there is only the legend
   */
  static Canvas of(String prefix, Rectangle2D sheet, Rectangle2D data, double legendTop) {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(emptyDocument());
    context.setPrecision(1);
    context.setIDGenerator(
        new SVGIDGenerator() {
          private int count;

          @Override
          public String generateID(String kind) {
            return prefix + ++count;
          }
        });
    return new Canvas(context, sheet, data, legendTop);
  }

  private static Document emptyDocument() {
    try {
      DOMImplementation dom =
          DOMImplementationRegistry.newInstance().getDOMImplementation("XML 1.0");
      return dom.createDocument(SVG, "svg", null);
    } catch (ReflectiveOperationException fault) {
      throw new IllegalStateException("this Java has no XML", fault);
    }
  }

  @Override
  public Graphics create() {
    return new Canvas(this);
  }

  /** Ignores clips that contain the whole sheet. */
  @Override
  public void clip(Shape shape) {
    if (!shape.getBounds2D().contains(sheet)) {
      super.clip(shape);
    }
  }

  @Override
  public void drawString(String given, float x, float y) {
    String text =
        given.length() > 1 && given.charAt(0) == '-' && TextScanner.isDigit(given.charAt(1))
            ? "−" + given.substring(1)
            : given;
    FontMetrics metrics = getFontMetrics();
    double width = metrics.stringWidth(text);
    boolean isTurned = getTransform().getShearX() != 0;
    if (!isTurned && x + width <= data.getMinX()) {
      anchors.add(new TextAnchor("end", width));
    } else if (!isTurned && y >= legendTop) {
      anchors.add(new TextAnchor("start", 0));
    } else {
      anchors.add(new TextAnchor("middle", width / 2));
    }
    super.drawString(text, x, y);
  }

  /** The drawing, as the content of an {@code svg} element. */
  String drawn() {
    Element root = getRoot();
    NodeList texts = root.getElementsByTagNameNS(SVG, "text");
    for (int i = 0; i < texts.getLength() && texts.getLength() == anchors.size(); i++) {
      Element text = (Element) texts.item(i);
      double x = Double.parseDouble(text.getAttribute("x")) + anchors.get(i).shift();
      text.setAttribute("x", String.valueOf(Math.round(x * 10) / 10.0));
      text.setAttribute("text-anchor", anchors.get(i).anchor());
    }
    return SvgText.write(root);
  }
}
