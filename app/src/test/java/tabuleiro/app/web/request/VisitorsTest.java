package tabuleiro.app.web.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VisitorsTest {

  @Test
  void secretsDifferAndHaveTheFormOfSecrets() {
    Set<String> secrets = new HashSet<>();
    Stream.generate(Visitors::secret).limit(1000).forEach(secrets::add);
    assertThat(secrets).hasSize(1000).allMatch(Visitors::isSecret);
  }

  @Test
  void textsOfAnotherFormAreNoSecrets() {
    assertThat(Stream.of("", "a", "a".repeat(31), "a".repeat(33), "ã".repeat(32), " ".repeat(32)))
        .noneMatch(Visitors::isSecret);
  }

  @Test
  void aVisitorDoesNotPrintItsSession() {
    Visitor visitor = new Visitor("127.0.0.1", Visitors.secret());
    assertThat(visitor.toString()).doesNotContain(visitor.session()).contains("127.0.0.1");
    assertThat(visitor.key()).isNotEqualTo(visitor.session()).hasSize(43);
    assertThat(new Visitor("127.0.0.1", "").key()).isEmpty();
  }
}
