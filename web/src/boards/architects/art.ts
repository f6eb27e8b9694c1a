// The drawings: the seven wonders in five parts each, and the signs of cards and tokens. All paths are ours.

/** How it is filled (a class of Wonder.svelte or Sign.svelte), and its outline. */
export type Shape = readonly [fill: string, d: string]

// -- wonders, in a box of 240 × 180 that stands on y = 164; one list of shapes for each stage ---------------

const range = (many: number) => Array.from({ length: many }, (_, at) => at)
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
const arch = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}v${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`

function column(x: number, top: number, foot: number, width = 8): Shape[] {
  return [
    ['wall', box(x - width / 2, top + 4, width, foot - top - 7)],
    ['wall', `${box(x - width / 2 - 2, top, width + 4, 4)}${box(x - width / 2 - 2, foot - 3, width + 4, 3)}`],
    ['line', `M${x - 1} ${top + 6}V${foot - 5}M${x + 2} ${top + 6}V${foot - 5}`],
  ]
}

function pyramid(): Shape[][] {
  const half = (y: number) => (94 * (y - 22)) / 142
  const levels = [164, 138, 111, 84, 56, 22]
  return range(5).map((at) => {
    const [low, high] = [levels[at]!, levels[at + 1]!]
    const shapes: Shape[] = [
      [at === 4 ? 'gold' : 'wall', `M${120 - half(low)} ${low}L${120 - half(high)} ${high}H${120 + half(high)}L${120 + half(low)} ${low}z`],
      ['shade', `M${120 + half(low) * 0.25} ${low}L${120 + half(high) * 0.25} ${high}H${120 + half(high)}L${120 + half(low)} ${low}z`],
    ]
    if (at === 4) return shapes
    const middle = (low + high) / 2
    const joints = range(9 - at * 2).map((n) => 120 - half(low) + ((n + 1) * 2 * half(low)) / (10 - at * 2))
    return [...shapes, ['line', `M${120 - half(middle)} ${middle}H${120 + half(middle)}${joints.map((x, n) => (n % 2 ? `M${x} ${low}V${middle}` : `M${120 + (x - 120) * (half(high) / half(low))} ${middle}V${high}`)).join('')}`]]
  })
}

function lighthouse(): Shape[][] {
  return [
    [['rock', 'M24 164C36 148 54 140 76 140H166C186 142 204 150 216 164z'], ['wall', box(70, 128, 100, 14)], ['line', 'M70 135H170M90 128v7M120 128v7M150 128v7M104 135v7M136 135v7'], ['wave', 'M28 160q6-5 12 0t12 0t12 0M150 160q6-5 12 0t12 0t12 0']],
    [['wall', 'M84 128L90 84H150L156 128z'], ['shade', 'M126 128L124 84H150L156 128z'], ['dark', `${arch(115, 128, 10, 18)}${box(101, 98, 5, 8)}${box(118, 98, 5, 8)}${box(135, 98, 5, 8)}`]],
    [['brick', 'M86 84V78H154V84z'], ['wall', 'M97 78L101 52H139L143 78z'], ['shade', 'M124 78L123 52H139L143 78z'], ['dark', `${box(108, 61, 5, 8)}${box(127, 61, 5, 8)}`]],
    [['brick', 'M96 52V47H144V52z'], ['dark', box(106, 31, 28, 16)], ...[108, 116, 124, 132].map((x): Shape => ['wall', box(x - 2, 31, 4, 16)])],
    [['brick', 'M102 31L110 22H130L138 31z'], ['glow', 'M104 20L62 6v18zM136 20L178 6v18z'], ['flame', 'M120 0c9 8 10 16 5 21h-10c-5-5-4-13 5-21z'], ['gold', 'M120 9c4 4 4 8 2 12h-4c-2-4-2-8 2-12z']],
  ]
}

function colossus(): Shape[][] {
  const leg = (side: number): Shape[] => {
    const x = (at: number) => 120 + side * at
    return [
      ['rock', `M${x(30)} 164V146H${x(76)}V164z`],
      ['line', `M${x(30)} 155H${x(76)}M${x(46)} 146v9M${x(60)} 155v9`],
      ['bronze', `M${x(66)} 146L${x(40)} 146L${x(41)} 140L${x(34)} 116L${x(8)} 92L${x(34)} 90L${x(48)} 112L${x(56)} 138L${x(68)} 142z`],
    ]
  }
  return [
    leg(-1),
    leg(1),
    [['bronze', 'M92 66C98 58 142 58 148 66L144 88L154 110H86L96 88z'], ['shade', 'M124 60C136 60 144 62 148 66L144 88L154 110H124z'], ['gold', 'M95 84H145V90H95z'], ['line', 'M100 92L96 110M112 92L110 110M128 92L130 110M140 92L144 110']],
    [['bronze', 'M142 62L164 40L168 20L177 22L175 46L148 78z'], ['bronze', 'M98 62L76 86L84 112L92 109L88 90L104 76z'], ['brick', circle(80, 108, 15)], ['gold', circle(80, 108, 5)], ['dark', 'M165 22L162 12H184L180 22z'], ['flame', 'M173-4c7 6 8 12 4 17h-8c-4-5-3-11 4-17z']],
    [['bronze', 'M114 60V50H126V60z'], ['bronze', circle(120, 43, 11)], ['gold', 'M108 40L100 30L110 33L110 20L117 30L120 16L123 30L130 20L130 33L140 30L132 40C126 34 114 34 108 40z'], ['line', 'M115 43h2M123 43h2M117 49h6']],
  ]
}

function gardens(): Shape[][] {
  const terrace = (x: number, y: number, height: number, arches: number): Shape[] => {
    const width = 240 - 2 * x
    const each = width / arches
    return [
      ['wall', box(x, y, width, height)],
      ['shade', box(x + width * 0.7, y, width * 0.3, height)],
      ['dark', range(arches).map((at) => arch(x + each * at + each / 2 - 6, y + height, 12, height - 8)).join('')],
      ['brick', box(x - 4, y - 4, width + 8, 6)],
    ]
  }
  const hanging = (x: number, y: number, long: number): Shape => ['leaf', `M${x} ${y}q-4 ${long / 2} 0 ${long}q5 ${-long / 3} 4 ${-long / 2}q4 ${long / 4} 5 ${long / 3}q4 ${-long / 2} 1 ${-long * 0.84}z`]
  const palm = (x: number, y: number): Shape[] => [
    ['wood', `M${x - 2} ${y}q2-12 1-22h3q1 12 2 22z`],
    ['leaf', `M${x} ${y - 22}q-14-6-18 5q9-6 18-2q-10 2-11 11q9-9 12-9q3 0 12 9q-1-9-11-11q9-4 18 2q-4-11-18-5q-1-7-8-8q4 3 6 8z`],
  ]
  return [
    terrace(26, 134, 30, 8),
    terrace(52, 106, 24, 6),
    terrace(78, 80, 22, 4),
    [...[30, 62, 104, 150, 196].map((x, at) => hanging(x, 132, 16 + (at % 3) * 5)), ...[56, 92, 138, 172].map((x, at) => hanging(x, 104, 14 + (at % 2) * 6)), ...[82, 146].map((x) => hanging(x, 78, 16)), ...palm(38, 130), ...palm(202, 130), ...palm(64, 102), ...palm(176, 102)],
    [['wall', box(98, 50, 44, 27)], ['dark', `${arch(103, 77, 9, 20)}${arch(115.500, 77, 9, 20)}${arch(128, 77, 9, 20)}`], ['blue', 'M94 50H146L140 40H100z'], ['gold', 'M106 40Q120 18 134 40z'], ['water', 'M118 77h5v87h-5z']],
  ]
}

function temple(): Shape[][] {
  const group = (from: number): Shape[] => range(2).flatMap((at) => column(from + at * 24, 78, 142, 11))
  return [
    [['wall', `${box(30, 156, 180, 8)}${box(37, 149, 166, 7)}${box(44, 142, 152, 7)}`], ['shade', `${box(150, 142, 46, 7)}${box(156, 149, 47, 7)}${box(162, 156, 48, 8)}`]],
    group(60),
    [['dark', arch(110, 142, 20, 52)], ['gold', circle(120, 104, 4)], ...group(108)],
    group(156),
    [['wall', box(42, 68, 156, 10)], ['line', range(14).map((at) => `M${48 + at * 11} 70v6`).join('')], ['brick', 'M36 68L120 26L204 68z'], ['wall', 'M58 64L120 34L182 64z'], ['gold', `${circle(120, 51, 8)}M116 26L120 12L124 26z`], ['line', 'M84 62q10-12 20-2M156 62q-10-12-20-2']],
  ]
}

function mausoleum(): Shape[][] {
  const columns = (from: number): Shape[] => [['dark', box(from - 6, 82, 64, 28)], ...range(3).flatMap((at) => column(from + 2 + at * 22, 80, 112, 8))]
  return [
    [['rock', box(36, 150, 168, 14)], ['line', 'M36 157H204M60 150v7M96 150v7M132 150v7M168 150v7M78 157v7M114 157v7M150 157v7']],
    [['wall', box(46, 118, 148, 32)], ['shade', box(150, 118, 44, 32)], ['brick', box(52, 126, 136, 14)], ['line', range(9).map((at) => `M${60 + at * 15} 138l4-9l4 9`).join('')], ['wall', box(42, 112, 156, 6)]],
    columns(62),
    columns(128),
    [['wall', box(46, 74, 148, 7)], ...range(6).map((at): Shape => ['wall', box(56 + at * 9, 67 - at * 7, 128 - at * 18, 7)]), ['shade', range(6).map((at) => box(150 - at * 3, 67 - at * 7, 34 - at * 6, 7)).join('')], ['gold', `${circle(128, 25, 6)}M112 30v-12h14l3 6v6zM112 20l-12-4l-6 6l3 2l6-1l-4 7h4l8-6zM116 18v-8h5v8z`]],
  ]
}

function zeus(): Shape[][] {
  return [
    [['wall', `${box(52, 150, 136, 14)}${box(62, 138, 116, 12)}`], ['shade', `${box(146, 150, 42, 14)}${box(140, 138, 38, 12)}`], ['gold', box(62, 142, 116, 4)]],
    [['wood', 'M82 138V46L90 36H150L158 46V138z'], ['gold', `${box(86, 44, 68, 5)}${circle(86, 36, 5)}${circle(154, 36, 5)}`], ['shade', 'M132 36H150L158 46V138H132z'], ['line', 'M92 52V136M148 52V136']],
    [['robe', 'M92 100C104 92 138 92 148 100L160 114L154 138H132L128 122H112L108 138H86L80 114z'], ['line', 'M96 104L92 136M112 102V122M128 102V122M144 104L148 136'], ['skin', 'M86 138h22v-5H88zM132 138h22l-2-5h-20z']],
    [['skin', 'M98 66C106 60 134 60 142 66L144 100H96z'], ['robe', 'M98 66L124 100H96z'], ['line', 'M112 80q8 4 16 0M116 92h10'], ['skin', 'M142 66L172 88L168 96L138 84zM98 66L72 70L70 62L94 56z'], ['gold', 'M66 66V48l-6-5h5l3-8l3 8h5l-6 5v18zM170 26h4v138h-4zM172 14l7 9l-7 8l-7-8z']],
    [['skin', circle(120, 46, 13)], ['hair', 'M106 46C104 66 114 70 120 70S136 66 134 46C132 54 128 56 120 56S108 54 106 46z'], ['hair', 'M106 46C104 30 136 30 134 46C130 38 110 38 106 46z'], ['leaf', 'M104 42C108 28 132 28 136 42L130 37L126 38L120 34L114 38L110 37z'], ['line', 'M114 47h3M123 47h3M117 60q3 2 6 0']],
  ]
}

export const WONDERS: Record<string, Shape[][]> = {
  giza: pyramid(), alexandria: lighthouse(), rhodes: colossus(), babylon: gardens(), ephesus: temple(), halicarnassus: mausoleum(), olympia: zeus(),
}

// -- signs, in a box from -12 to 12 -------------------------------------------------------------------------

const gear = `M${range(32).map((at) => {
  const r = at % 4 < 2 ? 11 : 8
  return `${(r * Math.cos((at * Math.PI) / 16)).toFixed(1)} ${(r * Math.sin((at * Math.PI) / 16)).toFixed(1)}`
}).join('L')}z`
const leaves = range(5).flatMap((at) => [-1, 1].map((side) => {
  const turn = 0.25 + at * 0.5
  const [x, y] = [side * 8.5 * Math.sin(turn), 8.5 * Math.cos(turn)]
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${side * 5}-1 ${side * 3.5}-6q${-side * 5} 1 ${-side * 3.5} 6z`
})).join('')
const SHIELD = 'M0-11L9-8V0C9 6 5 9 0 11C-5 9-9 6-9 0V-8z'
const horn = (y: number) => `M-10 ${y + 4}C-4 ${y + 4} 3 ${y + 2} 7 ${y - 5}L11 ${y + 2}C7 ${y + 7} -2 ${y + 8} -10 ${y + 7}z`

export const SIGNS: Record<string, Shape[]> = {
  wood: [['wood', `${circle(0, -5, 5)}`], ['wood', circle(-5.5, 4.500, 5)], ['wood', circle(5.500, 4.500, 5)], ['line', `${circle(0, -5, 2)}${circle(-5.500, 4.500, 2)}${circle(5.500, 4.500, 2)}`]],
  stone: [['stone', 'M-10 8L-11-1L-4-8L6-7L11 0L9 8z'], ['line', 'M-4-8L-2 0L-11-1M-2 0L0 8M-2 0L6-7M-2 0L11 0']],
  brick: [['brick', `${box(-11, -9, 10, 5)}${box(1, -9, 10, 5)}${box(-6, -2.500, 12, 5)}${box(-11, 4, 10, 5)}${box(1, 4, 10, 5)}`]],
  papyrus: [['paper', 'M-7-10H7V10H-7z'], ['paper', 'M-10-10H10a2 2 0 0 1 0 4H-10a2 2 0 0 1 0-4zM-10 6H10a2 2 0 0 1 0 4H-10a2 2 0 0 1 0-4z'], ['line', 'M-4-3H4M-4 0H4M-4 3H2']],
  glass: [['glass', 'M-3-11H3V-5C8-2 9 4 7 10H-7C-9 4-8-2-3-5z'], ['line', 'M-4-8H4M-5 3C-5 0-4-1-3-2']],
  coin: [['gold', circle(0, 0, 10.500)], ['line', `${circle(0, 0, 7.500)}M0-4.500L3.500 0L0 4.500L-3.500 0z`]],
  laurel: [['leaf', leaves], ['gold', 'M0-4L1.500-1H5L2.200 1.200L3.200 4.500L0 2.500L-3.200 4.500L-2.200 1.200L-5-1H-1.500z']],
  cat: [['cat', 'M-9.500-10L-4-6.500H4L9.500-10L10 1C10 7 5 10 0 10S-10 7-10 1z'], ['eyes', 'M-7-1q3-3 5 0q-2 3-5 0zM2-1q3-3 5 0q-3 3-5 0z'], ['line', 'M-1.500 4H1.500L0 5.500zM0 5.500V7M-10 5L-5 5.500M10 5L5 5.500']],
  gear: [['gear', gear], ['hole', circle(0, 0, 3.500)]],
  compass: [['gear', 'M-1.500-6L-8 10L-4.500 8L1-4z'], ['gear', 'M1.500-6L8 10L4.500 8L-1-4z'], ['gold', circle(0, -7.500, 3.200)], ['line', 'M-5.500 3Q0 6.500 5.500 3']],
  tablet: [['gear', 'M-8.500 10.500V-2.500a8.500 8.500 0 0 1 17 0V10.500z'], ['line', 'M-4.500-3H4.500M-4.500 1H4.500M-4.500 5H1.500']],
  shield: [['shield', SHIELD], ['line', 'M0-8V8M-7-2.500H7']],
  horn1: [['shield', SHIELD], ['gold', horn(0)]],
  horn2: [['shield', SHIELD], ['gold', horn(-6)], ['gold', horn(3)]],
  victory: [['shield', 'M-8-11H-2L2-1H-3zM8-11H2L-2-1H3z'], ['gold', circle(0, 4, 7)], ['line', 'M0 0L1.200 2.800H4L2 4.600L2.700 7.500L0 5.800L-2.700 7.500L-2 4.600L-4 2.800H-1.200z']],
  pawn: [['cat', 'M-5-11L-2.500-8.500H1L3.500-11L4-5C4-3 3-2 2-1.500C6 1 7 6 6 10H-7C-8 3-6 0-4-2C-5-3-5.500-5-5-7z'], ['cat', 'M6 8c5 1 6-4 3-7c5 1 6 10-2 9z'], ['eyes', 'M-3-5.500h1.500v1.500H-3zM1-5.500h1.500v1.500H1z']],
  peace: [['leaf', 'M-9 9C-2 6 5 0 9-9L10-8C7 1 0 7-8 10zM-4 5C-9 3-9-1-8-4C-4-2-3 1-4 5zM1 1C-4-2-4-6-2-9C2-6 3-2 1 1zM-1 5C1 9 5 10 8 9C7 5 3 4-1 5zM4 0C8 3 11 2 12-1C9-3 6-3 4 0z']],
  war: [['blade', 'M-10-11L-7-10.500L6 4L4 6L-9.500-8z'], ['blade', 'M10-11L7-10.500L-6 4L-4 6L9.500-8z'], ['gold', 'M2 8L8 2L9.500 3.500L7.500 5.500L11 9L9 11L5.500 7.500L3.500 9.500zM-2 8L-8 2L-9.500 3.500L-7.500 5.500L-11 9L-9 11L-5.500 7.500L-3.500 9.500z']],
  eye: [['paper', 'M-11 0Q0-12 11 0Q0 12-11 0z'], ['gear', circle(0, 0, 4)], ['hole', circle(0, 0, 1.700)]],
  column: [['wall', 'M-10-10H10V-6H-10zM-6-6H6V7H-6zM-10 7H10V11H-10z'], ['line', 'M-2-5V6M2-5V6']],
  equal: [['line', 'M-9-4H9M-9 4H9']],
  differ: [['line', 'M-9-4H9M-9 4H9M-4 10L5-10']],
  discard: [['paper', 'M-4-10L10-7L6 10L-8 7z'], ['line', 'M-2-4L4 4M5-3L-3 3']],
  ways: [['line', 'M-10-4H-2M-10 3H-2M2-4H10M2 3H10M3 8L9-9']],
  vase: [['brick', 'M-5-11H5L3-7C10-3 8 6 4 10H-4C-8 6-10-3-3-7z'], ['line', 'M-7-1H7M-7 3H7']],
  book: [['paper', 'M0-7C-3-10-8-10-11-8.500V8C-8 6.500-3 7 0 9.500C3 7 8 6.500 11 8V-8.500C8-10 3-10 0-7z'], ['line', 'M0-7V9.500M-8-4H-3M-8 0H-3M3-4H8M3 0H8']],
  lyre: [['gold', 'M-9-10C-12 2-6 9-3 9H3C6 9 12 2 9-10L6-9C8 0 5 5 2 5H-2C-5 5-8 0-6-9z'], ['gold', box(-8, -6, 16, 2.500)], ['line', 'M-3-4V5M0-4V5M3-4V5'], ['gold', box(-3, 8, 6, 3)]],
}

/** The signs on a progress token. */
export const TOKENS: Record<string, string[]> = {
  urbanism: ['wood', 'brick'], crafts: ['papyrus', 'glass'], jewellery: ['stone', 'coin'], science: ['gear'], propaganda: ['horn1'], architecture: ['column'],
  economy: ['coin', 'coin'], engineering: ['ways'], tactics: ['shield', 'shield'], decor: ['vase'], politics: ['cat'], strategy: ['victory'], education: ['book'], culture: ['lyre'],
}

// -- what stands behind the sign of a card, by colour, in a box of 80 × 72 --------------------------------------------

export const SCENERY: Record<string, Shape[]> = {
  grey: [['sky', box(0, 0, 80, 72)], ['far', 'M0 44L16 26L28 38L46 18L66 40L80 28V72H0z'], ['near', 'M0 56Q20 48 40 55T80 52V72H0z'], ['mark', 'M46 18L41 28L48 31L52 26zM16 26L12 32L18 33z']],
  yellow: [['sky', box(0, 0, 80, 72)], ['far', 'M6 40V24H30V40zM50 40V20H74V40z'], ['mark', 'M3 24L18 13L33 24zM47 20L62 9L77 20z'], ['near', 'M0 52H80V72H0z'], ['far', 'M0 52V44H80V52zM8 44V52M72 44V52']],
  blue: [['sky', box(0, 0, 80, 72)], ['far', `${box(8, 26, 64, 5)}${range(5).map((at) => box(11 + at * 13, 31, 6, 25)).join('')}`], ['mark', 'M5 26L40 8L75 26z'], ['near', 'M0 56H80V72H0z']],
  green: [['sky', box(0, 0, 80, 72)], ['far', `${box(4, 8, 72, 4)}${box(4, 28, 72, 4)}`], ['mark', `${[8, 15, 20, 28, 54, 60, 67].map((x, at) => box(x, 15 + (at % 3) * 2, 5, 13 - (at % 3) * 2)).join('')}`], ['near', 'M0 54H80V72H0z']],
  red: [['sky', box(0, 0, 80, 72)], ['far', 'M0 54V34H8V30H14V34H22V30H28V34H52V30H58V34H66V30H72V34H80V54z'], ['mark', 'M18 30V8L32 13L20 18V30zM62 30V8L76 13L64 18V30z'], ['near', 'M0 54H80V72H0z']],
}
