package tabuleiro.lab.bot;

import java.time.Duration;

/**
 * What a bot may use.
 *
 * @param megabytes resident memory of all its processes
 * @param processes how many processes it may run at the same time
 * @param startUp the longest time until it is ready for its first game
 * @param lineBytes the longest line that it may print
 * @param outputBytes what it may print for one request
 * @param errorBytes what it may print to standard error in a game
 * @param cpu the processor time of all its processes in a game
 * @param patience the longest wait for an answer where the limits of a search have no time
 */
public record BotLimits(
    int megabytes,
    int processes,
    Duration startUp,
    int lineBytes,
    int outputBytes,
    int errorBytes,
    Duration cpu,
    Duration patience) {

  /** The limits of a bot that does not ask for others. */
  public static final BotLimits STANDARD =
      new BotLimits(
          1024,
          32,
          Duration.ofSeconds(10),
          1 << 16,
          4 << 20,
          64 << 20,
          Duration.ofHours(1),
          Duration.ofSeconds(60));

  /** The same limits with another limit of memory. */
  public BotLimits withMegabytes(int most) {
    return new BotLimits(
        most, processes, startUp, lineBytes, outputBytes, errorBytes, cpu, patience);
  }

  /** The same limits with another number of processes. */
  public BotLimits withProcesses(int most) {
    return new BotLimits(
        megabytes, most, startUp, lineBytes, outputBytes, errorBytes, cpu, patience);
  }

  /** The same limits with another time for the start. */
  public BotLimits withStartUp(Duration longest) {
    return new BotLimits(
        megabytes, processes, longest, lineBytes, outputBytes, errorBytes, cpu, patience);
  }

  /** The same limits with another processor time. */
  public BotLimits withCpu(Duration most) {
    return new BotLimits(
        megabytes, processes, startUp, lineBytes, outputBytes, errorBytes, most, patience);
  }

  /** The same limits with another longest wait. */
  public BotLimits withPatience(Duration longest) {
    return new BotLimits(
        megabytes, processes, startUp, lineBytes, outputBytes, errorBytes, cpu, longest);
  }
}
