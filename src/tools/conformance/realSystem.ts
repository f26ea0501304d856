import type { LockRecipe, Operation, RecipeReply, RecipeState, Standing } from '../../engine/sources/recipe.ts';
import type { RunningServer } from './serverProcess.ts';
import { within } from './within.ts';

/** One lock in a real system, used as its recipe says, through the client library that people use. */
export interface RealLock {
  /** Begins where the real one stands. */
  readonly recipe: LockRecipe<RecipeState<object>>;
  /** Does it, remembering what each client was given; it knows nothing of the model. */
  perform(operation: Operation): Promise<RecipeReply>;
  /** Looks into the system past all clients. */
  standing(): Promise<Standing>;
  close(): Promise<void>;
}

export interface RealSystem {
  readonly id: 'redis' | 'etcd' | 'zooKeeper' | 'dynamo';
  /** Name and version of the server, and of the client library. */
  readonly server: string;
  readonly client: string;
  /** The recipe as it should be, and with each trap that the real system can be caught in. */
  readonly variants: readonly string[];
  open(variant: string): Promise<RealLock>;
  /**
   * Pastes what the page shows into the system's own tool, for each name that the system takes. The number of commands;
   * undefined when the tool is not here.
   */
  pasteCommands(): Promise<number | undefined>;
  /** Ends what the driver has opened. */
  stop(): Promise<void>;
}

/** The system on a server that has been started for it, and that is stopped with it: also when the driver throws. */
export async function onServer(server: RunningServer, drive: () => Promise<RealSystem>): Promise<RealSystem> {
  try {
    const system = await within('a connection to a server', drive());
    const stop = async (): Promise<void> => {
      try {
        await within(`${system.server}, the end of a connection`, system.stop());
      } finally {
        await server.stop();
      }
    };
    return { ...system, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
