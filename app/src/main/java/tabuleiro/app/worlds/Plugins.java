package tabuleiro.app.worlds;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.jar.JarFile;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.World;

/**
 * Checks the jars in {@code TABULEIRO_PLUGINS}. They are on the class path, and Java silently
 * ignores missing entries.
 */
public final class Plugins {
  private static final String BUNDLE = "tabuleiro.app.messages";
  private static final String SERVICES = "META-INF/services/tabuleiro.";

  private Plugins() {}

  /** Returns the jars passed by the launcher. */
  public static List<Path> named() {
    List<Path> jars = new ArrayList<>();
    for (String jar :
        Words.split(System.getProperty("tabuleiro.plugins", ""), File.pathSeparatorChar)) {
      if (!jar.isBlank()) {
        jars.add(Path.of(jar));
      }
    }
    return jars;
  }

  /** Checks all jars and worlds; the exception describes the first invalid one. */
  public static void check(List<Path> jars) throws InputException {
    for (Path jar : jars) {
      checkJar(jar);
    }
    if (!jars.isEmpty()) {
      checkWorlds();
    }
  }

  private static void checkJar(Path jar) throws InputException {
    if (!Files.exists(jar)) {
      boolean isList = jar.toString().chars().anyMatch(c -> c == ',' || c == ';');
      throw isList
          ? fault("plugin.separator", jar, File.pathSeparator)
          : fault("plugin.missing", jar);
    } else if (Files.isDirectory(jar)) {
      throw fault("plugin.folder", jar);
    }
    try (JarFile file = new JarFile(jar.toFile())) {
      if (file.stream().noneMatch(entry -> entry.getName().startsWith(SERVICES))) {
        throw fault("plugin.empty", jar);
      }
    } catch (IOException e) {
      throw fault("plugin.unreadable", jar);
    }
  }

  private static void checkWorlds() throws InputException {
    Set<String> ids = new HashSet<>();
    Worlds.own().forEach(world -> ids.add(world.id()));
    try {
      for (World world : ServiceLoader.load(World.class)) {
        checkWorld(world, ids);
      }
    } catch (ServiceConfigurationError | LinkageError e) {
      throw fault("plugin.service", reason(e));
    }
  }

  private static void checkWorld(World world, Set<String> ids) throws InputException {
    String name = world.getClass().getName();
    try {
      String id = world.id();
      if (!Words.isIdentifier(id)) {
        throw fault("plugin.id", name, id);
      } else if (!ids.add(id)) {
        throw fault("plugin.twice", name, id);
      }
      for (String key : List.of("name", "summary")) {
        Message.of(world.bundle(), key).in(Locale.ENGLISH);
      }
    } catch (MissingResourceException e) {
      throw fault("plugin.text", name, world.bundle(), e.getKey());
    } catch (RuntimeException e) {
      throw fault("plugin.world", name, new Quotation.Detail(e.toString()));
    }
  }

  /** Returns the root cause on one line. */
  private static Quotation.Detail reason(Throwable fault) {
    Throwable first = fault;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    String text = first == fault ? String.valueOf(fault.getMessage()) : first.toString();
    return new Quotation.Detail(Words.spaced(text));
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
