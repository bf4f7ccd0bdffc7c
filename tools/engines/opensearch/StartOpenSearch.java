import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One OpenSearch node: java -cp ... StartOpenSearch.java FOLDER PORT */
public class StartOpenSearch {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild(
        (number, settings) -> {
          settings.put("http.port", args[1]);
          // By default it looks for a free port from 9301 on, which the port above may be.
          settings.put("transport.port", String.valueOf(Integer.parseInt(args[1]) + 1000));
          settings.put("discovery.type", "single-node");
        });
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(runner)));
    runner.build(
        newConfigs().clusterName("fitness-zone-" + args[1]).numOfNode(1).basePath(args[0]).useLogger());
    Thread.currentThread().join();
  }

  private static void close(OpenSearchRunner runner) {
    try {
      runner.close();
    } catch (Exception error) {
      error.printStackTrace();
    }
  }
}
