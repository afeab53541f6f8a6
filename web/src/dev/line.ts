/** A line to nobody: it answers as a server would, and changes nothing. */
import type { TableLine } from '../shell/table/line';
import { Refusal } from '../wire/http';

const done = async () => {};

export const line: TableLine = {
  answer: async (seat, question, option) => console.info(`seat ${seat} answers ${option} to question ${question}`),
  undo: done,
  consent: done,
  why: async (_, choice) => ({ record: { type: 'RobotNotInPlay', number: choice.number ?? 0 }, rule: 'setup' }),
  say: done,
  leave: async () => {
    throw new Refusal({ type: 'Unreached' });
  },
  comeBack: done,
  concede: done,
  remind: done,
  standIn: done,
  playOn: done,
  standNo: done,
  takeOnly: done,
  stop: done,
  look: done,
  rules: async () => [
    { id: 'goal', title: 'Le but', text: 'Mettre à l’abri le plus d’engrenages, surtout **de sa couleur**.' },
    { id: 'setup', title: 'La mise en place', text: 'Deux choses :\n\n- les décharges *ouvertes*\n- la réserve' },
  ],
  take: done,
  rise: done,
  callBot: done,
  callOff: done,
  rematch: done,
};
