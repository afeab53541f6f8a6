// The peer of benchmarks/peers.py: boardgame.io plays games of chance by itself, in one process, without a network.
// `node play.js SECONDS` prints decisions a second, games a second and the cost of a copy (in µs) as JSON.
// tic-tac-toe is the game of its own tutorial; gears is that of server.js: four robots programmed at the same time.
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { ActivePlayers } = require('boardgame.io/dist/cjs/core.js');

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) =>
    lines.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]) ||
    G.cells.every((cell) => cell !== null) ||
    undefined,
};

const robots = ['0', '1', '2', '3'];
const gears = {
  setup: () => ({ round: 1, dumps: Array.from({ length: 8 }, () => [1, 2]), carried: [[], [], [], []], plans: {} }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    programme: ({ G, random }, robot, number) => {
      G.plans[robot] = number;
      if (!robots.every((each) => each in G.plans)) return;
      for (const each of robots) G.carried[each].push(...G.dumps[G.plans[each]].splice(0));
      G.plans = {};
      G.round += 1;
      for (const dump of G.dumps) dump.push(random.Die(8));
    },
  },
  endIf: ({ G }) => G.round > 12 || undefined,
};

const pick = (list) => list[Math.floor(Math.random() * list.length)];

function playTicTacToe(client) {
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    client.moves.click(pick([...state.G.cells.keys()].filter((cell) => state.G.cells[cell] === null)));
    decisions += 1;
  }
  return decisions;
}

function playGears(client) {
  let decisions = 0;
  while (!client.getState().ctx.gameover) {
    for (const robot of robots) {
      if (client.getState().ctx.gameover) break;
      client.updatePlayerID(robot);
      client.moves.programme(robot, Math.floor(Math.random() * 8));
      decisions += 1;
    }
  }
  return decisions;
}

function measure(game, numPlayers, play, seconds) {
  let decisions = 0;
  let games = 0;
  let client;
  const began = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  while (spent() < seconds) {
    client = Client({ game, numPlayers, debug: false });
    client.start();
    decisions += play(client);
    games += 1;
    client.stop();
  }
  const time = spent();
  const state = client.getState();
  const copying = process.hrtime.bigint();
  for (let count = 0; count < 2000; count += 1) structuredClone({ G: state.G, ctx: state.ctx });
  const clone = Number(process.hrtime.bigint() - copying) / 1000 / 2000;
  return { decisions: decisions / time, games: games / time, clone };
}

const seconds = Number(process.argv[2] ?? 2);
console.log(
  JSON.stringify({
    'tic-tac-toe': measure(ticTacToe, 2, playTicTacToe, seconds),
    gears: measure(gears, 4, playGears, seconds),
  }),
);
