package tabuleiro.app.web.search;

import java.util.Locale;
import java.util.Map;
import tabuleiro.core.limits.Limits;

/** A search for the microscope, ready to run. */
interface TracedSearch {

  /**
   * Searches, and returns everything that the page shows.
   *
   * @param most the limits of the server; the search may have tighter ones of its own
   */
  Map<String, Object> run(Limits most, Locale locale);
}
