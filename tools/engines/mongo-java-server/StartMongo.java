import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** A MongoDB server by another maker, in memory: java -cp ... StartMongo.java PORT */
public class StartMongo {
  /** Its MONGO_5_0 with the wire version of MongoDB 5.0. The constant's own wire version is 8, which drivers refuse. */
  static final MongoVersion VERSION =
      new MongoVersion() {
        public List<Integer> getVersionArray() {
          return List.of(5, 0, 0);
        }

        public int getWireVersion() {
          return 13;
        }
      };

  public static void main(String[] args) throws Exception {
    MongoServer server = new MongoServer(new MemoryBackend().version(VERSION));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    server.bind("127.0.0.1", Integer.parseInt(args[0]));
    Thread.currentThread().join();
  }
}
