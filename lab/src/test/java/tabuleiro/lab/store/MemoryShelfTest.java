package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryShelfTest {

  @Test
  void whatWasTouchedLongestAgoGoesWhenThereIsNoRoom() {
    Shelf shelf = new MemoryShelf(10);
    shelf.put("a", "1234");
    shelf.put("b", "1234");
    shelf.put("a", "12345");
    assertThat(shelf.recent(9)).extracting(Shelf.Item::id).containsExactly("a", "b");
    shelf.put("c", "12345");
    assertThat(shelf.recent(9)).extracting(Shelf.Item::id).containsExactly("c", "a");
    shelf.put("d", "longer than the whole shelf");
    assertThat(shelf.recent(9)).extracting(Shelf.Item::id).containsExactly("d");
  }
}
