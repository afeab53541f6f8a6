/** Sounds made on the spot: short, one at a time, silent until the page was first touched. */

export type Cue = 'card' | 'gear' | 'confirm' | 'turn' | 'trap' | 'attack' | 'refused' | 'fall' | 'crown' | 'end';

const KEY = 'rouages.sound';

interface Settings {
  on: boolean;
  /** From 0 to 1. */
  volume: number;
}

/** Low, until somebody wants it otherwise. */
const FIRST: Settings = { on: true, volume: 0.3 };

let context: AudioContext | undefined;
let out: GainNode | undefined;
let busyUntil = 0;

export function settings(): Settings {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return FIRST;
  }
}

export function set(change: Partial<Settings>): Settings {
  const next = { ...settings(), ...change };
  localStorage.setItem(KEY, JSON.stringify(next));
  if (out) out.gain.value = next.on ? next.volume : 0;
  return next;
}

/** Browsers allow sound only after a touch: the first one opens the ear. */
export function listen(): void {
  const open = () => {
    context = new AudioContext();
    out = new GainNode(context, { gain: settings().on ? settings().volume : 0 });
    out.connect(context.destination);
  };
  addEventListener('pointerdown', open, { once: true, capture: true });
  addEventListener('keydown', () => context ?? open(), { once: true, capture: true });
}

interface Tone {
  at?: number;
  pitch: number;
  to?: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}

function tone(ear: AudioContext, into: AudioNode, { at = 0, pitch, to = pitch, length, loud, wave = 'sine' }: Tone) {
  const start = ear.currentTime + at;
  const level = new GainNode(ear, { gain: 0 });
  const voice = new OscillatorNode(ear, { type: wave, frequency: pitch });
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(level).connect(into);
  voice.start(start);
  voice.stop(start + length);
}

function rustle(ear: AudioContext, into: AudioNode, { at = 0, pitch, length, loud }: Tone) {
  const start = ear.currentTime + at;
  const samples = Math.ceil(ear.sampleRate * length);
  const noise = new AudioBuffer({ length: samples, sampleRate: ear.sampleRate });
  const channel = noise.getChannelData(0);
  for (let i = 0; i < samples; i++) channel[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(ear, { buffer: noise });
  const filter = new BiquadFilterNode(ear, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  source
    .connect(filter)
    .connect(new GainNode(ear, { gain: loud }))
    .connect(into);
  source.start(start);
}

type Score = (ear: AudioContext, into: AudioNode, height: number) => void;

const scores: Record<Cue, Score> = {
  card: (ear, into) => rustle(ear, into, { pitch: 3200, length: 0.05, loud: 0.7 }),
  gear: (ear, into, height) => {
    const pitch = 1250 * 1.06 ** height;
    tone(ear, into, { pitch, length: 0.16, loud: 0.22, wave: 'triangle' });
    tone(ear, into, { pitch: pitch * 2.76, length: 0.09, loud: 0.1 });
  },
  confirm: (ear, into) => {
    for (const at of [0, 0.085]) rustle(ear, into, { at, pitch: 2100, length: 0.035, loud: 0.9 });
  },
  turn: (ear, into) => {
    tone(ear, into, { pitch: 880, length: 0.38, loud: 0.2 });
    tone(ear, into, { pitch: 2217, length: 0.24, loud: 0.06 });
  },
  trap: (ear, into) => {
    tone(ear, into, { pitch: 320, to: 1500, length: 0.07, loud: 0.22, wave: 'sawtooth' });
    rustle(ear, into, { at: 0.07, pitch: 2600, length: 0.08, loud: 0.9 });
  },
  attack: (ear, into) => {
    tone(ear, into, { pitch: 150, to: 52, length: 0.2, loud: 0.55 });
    rustle(ear, into, { pitch: 420, length: 0.09, loud: 0.8 });
  },
  refused: (ear, into) => tone(ear, into, { pitch: 190, to: 120, length: 0.1, loud: 0.35 }),
  fall: (ear, into) => {
    tone(ear, into, { pitch: 392, to: 98, length: 0.55, loud: 0.3, wave: 'triangle' });
    rustle(ear, into, { at: 0.46, pitch: 240, length: 0.16, loud: 1 });
  },
  crown: (ear, into) => {
    tone(ear, into, { pitch: 110, to: 41, length: 0.7, loud: 0.5 });
    for (const at of [0.3, 0.46, 0.58]) tone(ear, into, { at, pitch: 1870 - 900 * at, length: 0.2, loud: 0.16 });
    rustle(ear, into, { at: 0.62, pitch: 320, length: 0.2, loud: 0.9 });
  },
  end: (ear, into) => {
    tone(ear, into, { pitch: 520, to: 170, length: 0.2, loud: 0.12, wave: 'triangle' });
    tone(ear, into, { at: 0.18, pitch: 1046, length: 0.22, loud: 0.2 });
  },
};

/** Plays a cue, unless another still sounds. A gear rings higher the higher its pile. */
export function play(cue: Cue, height = 0): void {
  if (!context || !out || !settings().on || context.currentTime < busyUntil) return;
  busyUntil = context.currentTime + 0.09;
  scores[cue](context, out, Math.min(height, 12));
}
