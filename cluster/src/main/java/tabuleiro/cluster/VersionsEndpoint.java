package tabuleiro.cluster;

import org.apache.spark.rpc.RpcCallContext;
import org.apache.spark.rpc.RpcEnv;
import org.apache.spark.rpc.ThreadSafeRpcEndpoint;
import scala.PartialFunction;
import scala.runtime.AbstractPartialFunction;
import scala.runtime.BoxedUnit;

/**
 * Tells who joins a cluster which versions its master has. Question and answer are texts, which
 * every version of Spark and Java can read.
 */
final class VersionsEndpoint implements ThreadSafeRpcEndpoint {
  static final String NAME = "tabuleiro";
  static final String QUESTION = "versions";

  private final RpcEnv environment;
  private final String versions;

  VersionsEndpoint(RpcEnv environment, String versions) {
    this.environment = environment;
    this.versions = versions;
  }

  @Override
  public RpcEnv rpcEnv() {
    return environment;
  }

  @Override
  public PartialFunction<Object, BoxedUnit> receiveAndReply(RpcCallContext context) {
    return new AbstractPartialFunction<>() {
      @Override
      public boolean isDefinedAt(Object question) {
        return QUESTION.equals(question);
      }

      @Override
      public BoxedUnit apply(Object question) {
        context.reply(versions);
        return BoxedUnit.UNIT;
      }
    };
  }
}
