// Short sounds made on the spot: wooden knocks and a small bell.
import { settings } from './settings.svelte'

let context: AudioContext | null = null

interface Note { at: number; pitch: number; lasts: number; loud: number; shape: OscillatorType }

const SOUNDS = {
  turn: [
    { at: 0, pitch: 660, lasts: 0.25, loud: 0.16, shape: 'triangle' },
    { at: 0.12, pitch: 880, lasts: 0.35, loud: 0.16, shape: 'triangle' },
  ],
  step: [{ at: 0, pitch: 196, lasts: 0.07, loud: 0.14, shape: 'square' }],
  word: [{ at: 0, pitch: 520, lasts: 0.09, loud: 0.08, shape: 'sine' }],
  over: [
    { at: 0, pitch: 523, lasts: 0.3, loud: 0.14, shape: 'triangle' },
    { at: 0.15, pitch: 659, lasts: 0.3, loud: 0.14, shape: 'triangle' },
    { at: 0.3, pitch: 784, lasts: 0.6, loud: 0.14, shape: 'triangle' },
  ],
  refused: [{ at: 0, pitch: 140, lasts: 0.18, loud: 0.12, shape: 'sawtooth' }],
} satisfies Record<string, Note[]>

/** Browsers allow sound only after the first touch; until then this stays silent. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  for (const note of SOUNDS[name]) play(context, note)
}

function play(to: AudioContext, note: Note): void {
  const start = to.currentTime + note.at
  const voice = to.createOscillator()
  const level = to.createGain()
  voice.type = note.shape
  voice.frequency.setValueAtTime(note.pitch, start)
  level.gain.setValueAtTime(note.loud, start)
  level.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts)
  voice.connect(level).connect(to.destination)
  voice.start(start)
  voice.stop(start + note.lasts)
}
