// The peer of benchmarks/server.py: boardgame.io's server with a game of the shape of Out of Gears.
// Four robots are programmed at the same time and in secret (an action, then a number); when all are, the dumps are
// harvested and filled again. Its rules are simpler than the real ones, which is to its advantage.
// `node server.js PORT [FOLDER]`: with a folder, matches are kept in files there, else in memory.
const { FlatFile, Server } = require('boardgame.io/dist/cjs/server.js');
const { ActivePlayers } = require('boardgame.io/dist/cjs/core.js');

const robots = ['0', '1', '2', '3'];

function refill(G, random) {
  for (const dump of G.dumps) dump.push(random.Die(8));
}

function resolve(G, random) {
  for (const robot of robots) {
    const { number } = G.robots[robot].plan;
    G.robots[robot].carried.push(...G.dumps[number].splice(0));
    if (G.robots[robot].carried.length > 12) G.robots[robot].carried.splice(0, 6);
    G.robots[robot].plan = { action: null, number: null };
  }
  G.round += 1;
  refill(G, random);
}

const game = {
  name: 'gears',
  setup: () => ({
    round: 1,
    dumps: Array.from({ length: 8 }, () => [1, 2]),
    robots: Object.fromEntries(
      robots.map((robot) => [robot, { carried: [], circuit: [], points: 0, plan: { action: null, number: null } }]),
    ),
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    programme: {
      ignoreStaleStateID: true,
      client: false,
      move: ({ G, playerID }, action) => {
        G.robots[playerID].plan.action = action;
      },
    },
    aim: {
      ignoreStaleStateID: true,
      client: false,
      move: ({ G, playerID, random }, number) => {
        G.robots[playerID].plan.number = number;
        if (robots.every((robot) => G.robots[robot].plan.number !== null)) resolve(G, random);
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    robots: Object.fromEntries(
      robots.map((robot) => [robot, { ...G.robots[robot], plan: robot === playerID ? G.robots[robot].plan : null }]),
    ),
  }),
};

console.error = () => {};
const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: () => true, db });
server.run({ port: Number(port), callback: () => console.log('ready') });
