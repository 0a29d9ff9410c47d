import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { type House, nodeNames } from './open-house.ts';
import { until } from './programs.ts';

/** Something that fails, and how it comes back. */
export interface Fault {
  name: string;
  /** Fails; returns what brings it back. */
  strike: (house: House) => Promise<() => Promise<void>>;
}

/** Milliseconds for which a network is cut. */
const CUT = 15_000;

const killed =
  (name: string): Fault['strike'] =>
  async ({ stage }) => {
    await stage.signal(name, 'SIGKILL');
    return () => stage.restart(name);
  };

async function primaryOf(house: House): Promise<string> {
  const name = await house.primary();
  if (name === undefined) throw new Error('there is no primary');
  return name;
}

const anotherPrimary = (house: House, former: string): Promise<number> =>
  until('another primary', async () => {
    const now = await house.primary();
    return now !== undefined && now !== former;
  });

/** Kills the primary's PostgreSQL; Patroni lets the standby take over, and starts the killed one as a standby. */
export const killedPrimary: Fault = {
  name: 'PostgreSQL, the primary, killed',
  strike: async (house) => {
    const name = await primaryOf(house);
    process.kill(await house.postmasterOf(name), 'SIGKILL');
    await anotherPrimary(house, name);
    return async () => {};
  },
};

/** Kills the primary with its Patroni, as when a machine loses power: the others wait until its lease has ended. */
const killedMachine: Fault = {
  name: 'the primary’s machine, killed',
  strike: async (house) => {
    const name = await primaryOf(house);
    const postmaster = await house.postmasterOf(name);
    await house.stage.signal(name, 'SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    return async () => {
      await anotherPrimary(house, name);
      await house.stage.restart(name);
    };
  },
};

/** Stops the pooler's process: what is sent to it is neither answered nor refused, as by a network that is cut. */
const cutNetwork: Fault = {
  name: `the network to the primary, cut for ${CUT / 1000} s`,
  strike: async ({ stage }) => {
    await stage.signal('pgbouncer', 'SIGSTOP');
    return async () => {
      await setTimeout(CUT);
      await stage.signal('pgbouncer', 'SIGCONT');
    };
  },
};

const killedLeader: Fault = {
  name: 'etcd’s leader, killed',
  strike: async (house) => {
    const name = await house.etcdLeader();
    await house.stage.signal(name, 'SIGKILL');
    return () => house.stage.restart(name);
  },
};

/** All faults but the kills of the primary, which are repeated. */
export const faults: readonly Fault[] = [
  killedMachine,
  { name: 'a node of Daybreak, killed', strike: killed(nodeNames[0] ?? '') },
  { name: 'PgBouncer, killed', strike: killed('pgbouncer') },
  cutNetwork,
  { name: 'Varnish, killed', strike: killed('varnish') },
  { name: 'the object store, killed', strike: killed('bucket') },
  killedLeader,
];

/** A node after the other ends and starts again with this build, which may be another version. */
export const rollingRestart: Fault = {
  name: 'both nodes restarted, one after the other',
  strike: async ({ stage, startNode }) => {
    for (const name of nodeNames) {
      await stage.signal(name, 'SIGTERM');
      await startNode(name);
      await setTimeout(2000);
    }
    return async () => {};
  },
};
