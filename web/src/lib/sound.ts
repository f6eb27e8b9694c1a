// Short sounds made on the spot, of tones and of noise: paper, wood, coins and a small bell.
import { settings } from './settings.svelte'

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** `pitch`: where it begins, and where it ends if it slides. A `noise` is filtered around its pitch. */
interface Note { at: number; pitch: [number, number?]; lasts: number; loud: number; shape: OscillatorType | 'noise' }

const SOUNDS = {
  draw: [{ at: 0, pitch: [2400, 5200], lasts: 0.16, loud: 0.1, shape: 'noise' }],
  place: [
    { at: 0, pitch: [210, 95], lasts: 0.12, loud: 0.3, shape: 'sine' },
    { at: 0, pitch: [900], lasts: 0.04, loud: 0.14, shape: 'noise' },
  ],
  turn: [
    { at: 0, pitch: [3200], lasts: 0.03, loud: 0.09, shape: 'noise' },
    { at: 0.06, pitch: [1800], lasts: 0.05, loud: 0.12, shape: 'noise' },
  ],
  score: [
    { at: 0, pitch: [1319], lasts: 0.09, loud: 0.07, shape: 'triangle' },
    { at: 0.07, pitch: [1760], lasts: 0.22, loud: 0.07, shape: 'triangle' },
  ],
  mine: [
    { at: 0, pitch: [660], lasts: 0.25, loud: 0.14, shape: 'triangle' },
    { at: 0.12, pitch: [880], lasts: 0.4, loud: 0.14, shape: 'triangle' },
  ],
  over: [
    { at: 0, pitch: [523], lasts: 0.3, loud: 0.12, shape: 'triangle' },
    { at: 0.15, pitch: [659], lasts: 0.3, loud: 0.12, shape: 'triangle' },
    { at: 0.3, pitch: [784], lasts: 0.35, loud: 0.12, shape: 'triangle' },
    { at: 0.45, pitch: [1047], lasts: 0.8, loud: 0.1, shape: 'triangle' },
  ],
  word: [{ at: 0, pitch: [520], lasts: 0.09, loud: 0.08, shape: 'sine' }],
  refused: [{ at: 0, pitch: [150, 110], lasts: 0.18, loud: 0.12, shape: 'sawtooth' }],
} satisfies Record<string, Note[]>
export type Sound = keyof typeof SOUNDS
const APART = 0.11

/** What is heard of an event: of a card or a tile that comes, lies down or turns over, of a turn that goes on, of points. */
const HEARD: [Sound, RegExp][] = [
  ['draw', /^(Drew|Redrew|TileDrawn|Took|Fetched|TakenToHand|TakenBack|Looked|CatLooked|Scouted|GotToken|GoodsTaken|Bought|Swapped|Exchanged|Stolen)/],
  ['place', /^(Played|Laid|Restored|Moved|TokenPut|TilePlaced|FigurePlaced|Built|WonderFinished|Applied|Advanced|Discarded|Destroyed|Buried|Fought|KnightStruck)/],
  ['turn', /^(Turned|Copied|Revealed|CardUp|TurnBegan|RoundBegan|StepBegan|ExtraTurnTaken|FigureReturned|TopShown)/],
  ['score', /^(Scored|FeatureScored|GoodsScored|Sold|FairPaid|FinalSale|Discovered|Armed)/],
]

/** Each of them once, in the order of a turn. */
export function heard(events: readonly unknown[]): Sound[] {
  const types = events.map((event) => (event as { type: string }).type)
  return HEARD.filter(([, which]) => types.some((type) => which.test(type))).map(([name]) => name)
}

/** One after the other. Browsers allow sound only after the first touch; until then nothing is made. */
export function sound(...names: Sound[]): void {
  if (!settings.sound || !names.length || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  // After what is to be seen: making it takes a while, the first time a long one.
  setTimeout(() => {
    context ??= new AudioContext()
    void context.resume()
    names.forEach((name, at) => SOUNDS[name].forEach((note) => play(context!, note as Note, at * APART)))
  })
}

function play(to: AudioContext, { at, pitch: [from, until = from], lasts, loud, shape }: Note, later: number): void {
  const start = to.currentTime + later + at
  const level = new GainNode(to, { gain: 0 })
  level.gain.setValueAtTime(loud, start)
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  level.connect(to.destination)
  const slides = (pitch: AudioParam) => pitch.setValueAtTime(from, start).exponentialRampToValueAtTime(until, start + lasts)
  const voice = shape === 'noise' ? new AudioBufferSourceNode(to, { buffer: noise(to), loop: true }) : new OscillatorNode(to, { type: shape })
  if (voice instanceof OscillatorNode) {
    slides(voice.frequency)
    voice.connect(level)
  } else {
    const band = new BiquadFilterNode(to, { type: 'bandpass', Q: 0.8 })
    slides(band.frequency)
    voice.connect(band).connect(level)
  }
  voice.start(start)
  voice.stop(start + lasts)
}

/** A second of it. */
function noise(to: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = new AudioBuffer({ length: to.sampleRate, sampleRate: to.sampleRate })
    const samples = hiss.getChannelData(0)
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  }
  return hiss
}
