// The buildings, drawn by code: what stands dark against the sky, and what shines in it. The ground is at 60, the sky 100 wide.
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`
const tri = (x: number, y: number, w: number, h: number) => `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}z`
const dome = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const door = (x: number, w: number, h: number, y = 60) => `M${x} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
const poly = (...at: number[]) => `M${at.map((n, i) => `${i && i % 2 === 0 ? 'L' : ' '}${n}`).join('')}z`
const many = (count: number, x: number, step: number, each: (x: number) => string) => Array.from({ length: count }, (_, at) => each(x + at * step)).join('')
const teeth = (x: number, y: number, count: number, w: number) => many(count, x, w * 2, (at) => box(at, y, w, w))
const columns = (count: number, x: number, step: number, y: number, h: number) => many(count, x, step, (at) => box(at, y, 4, h))
const flag = (x: number, y: number) => box(x, y, 1.5, 12) + poly(x + 1.5, y, x + 11, y + 3, x + 1.5, y + 6)
const tree = (x: number, y: number, r: number) => disc(x, y, r) + box(x - 1.5, y, 3, 60 - y)

export interface Art { solid: string; light: string }
const art = (solid: string, light = ''): Art => ({ solid, light })

export const ART: Record<string, Art> = {
  tavern: art(box(24, 34, 52, 26) + poly(18, 34, 30, 16, 70, 16, 82, 34) + box(62, 8, 7, 12) + box(80, 30, 12, 1.5) + box(83, 31, 8, 10),
    door(44, 12, 18) + box(30, 40, 9, 9) + box(61, 40, 9, 9) + box(85, 33, 4, 6)),
  market: art(poly(8, 34, 16, 20, 84, 20, 92, 34) + many(4, 8, 21, (x) => `M${x} 34h21v3a10.5 6 0 0 1-21 0z`) + box(12, 34, 3, 26) + box(85, 34, 3, 26) + box(18, 48, 64, 12),
    disc(28, 45, 4) + disc(37, 45, 4) + disc(46, 45, 4) + box(54, 40, 9, 8) + box(66, 42, 9, 6) + many(2, 29, 42, (x) => poly(x - 6, 20, x + 8, 20, x + 10, 34, x - 8, 34))),
  barracks: art(box(10, 32, 80, 28) + tri(36, 32, 28, 16) + flag(50, 4) + teeth(11, 27, 3, 4) + teeth(69, 27, 3, 4),
    door(43, 14, 17) + many(3, 16, 9, (x) => box(x, 40, 4, 8)) + many(3, 64, 9, (x) => box(x, 40, 4, 8))),
  orangery: art(`M12 60V36a38 26 0 0 1 76 0v24z`,
    `M16 58V37a10 18 0 0 1 10-14v35zM29 58V21a18 9 0 0 1 9-4v41zM41 58V15.5a20 6 0 0 1 18 0v42.500h-5V46a4 4 0 0 0-8 0v12zM62 58V17a18 9 0 0 1 9 4v37zM74 58V23a10 18 0 0 1 10 14v21z`),
  inn: art(box(26, 18, 48, 42) + poly(20, 18, 50, 2, 80, 18) + box(76, 26, 16, 2) + box(82, 28, 10, 12),
    door(43, 14, 16) + box(31, 24, 9, 8) + box(45.500, 24, 9, 8) + box(60, 24, 9, 8) + box(31, 38, 9, 8) + box(60, 38, 9, 8) + disc(87, 34, 3)),
  temple: art(poly(14, 26, 50, 6, 86, 26) + box(16, 26, 68, 5) + columns(6, 20, 11.200, 31, 23) + box(12, 54, 76, 6), disc(50, 19, 4)),
  park: art(tree(26, 32, 15) + tree(72, 30, 17) + tree(48, 40, 10) + box(10, 57, 80, 3), box(40, 50, 20, 2) + box(42, 52, 2, 6) + box(56, 52, 2, 6)),
  watchtower: art(poly(38, 60, 42, 24, 58, 24, 62, 60) + box(36, 14, 28, 12) + teeth(36, 9, 4, 4) + flag(50, 0), door(45, 10, 15) + box(47, 30, 6, 9) + box(41, 17, 5, 6) + box(54, 17, 5, 6)),
  theatre: art(box(16, 24, 68, 36) + dome(50, 24, 24) + box(12, 22, 76, 4),
    `M28 58V34h44v24c-6-4-8-12-8-20-4 4-10 6-14 6s-10-2-14-6c0 8-2 16-8 20z` + disc(50, 13, 4)),
  villa: art(box(12, 36, 34, 24) + poly(8, 36, 18, 26, 40, 26, 50, 36) + box(46, 24, 38, 36) + poly(40, 24, 65, 8, 90, 24),
    door(60, 11, 17) + box(18, 42, 8, 9) + box(32, 42, 8, 9) + box(51, 30, 8, 8) + box(72, 30, 8, 8)),
  forge: art(box(14, 34, 46, 26) + poly(10, 34, 36, 18, 64, 34) + box(46, 6, 10, 22) + poly(64, 46, 94, 46, 86, 51, 82, 51, 82, 56, 86, 60, 70, 60, 74, 56, 74, 51),
    `M22 60V46a9 9 0 0 1 18 0v14c-1-5-3-7-5-9 0 4-2 5-4 2-2 3-5 3-5 7z` + disc(51, 1, 2) + disc(58, -2, 3)),
  library: art(box(14, 22, 72, 38) + poly(10, 22, 50, 6, 90, 22) + box(10, 56, 80, 4),
    many(3, 22, 21, (x) => box(x, 28, 14, 24)) ),
  arsenal: art(box(12, 26, 76, 34) + teeth(12, 20, 10, 4), poly(30, 32, 34, 32, 62, 54, 60, 57, 57, 57, 30, 36) + poly(70, 32, 66, 32, 38, 54, 40, 57, 43, 57, 70, 36)),
  laboratory: art(poly(42, 8, 58, 8, 58, 12, 56, 12, 56, 28, 76, 60, 24, 60, 44, 28, 44, 12, 42, 12) + box(10, 40, 10, 20) + disc(84, 52, 8), poly(37, 44, 63, 44, 71, 57, 29, 57) + disc(52, 36, 2.500) + disc(47, 30, 2) + disc(15, 46, 3)),
  fortress: art(box(8, 20, 22, 40) + box(70, 20, 22, 40) + box(28, 32, 44, 28) + teeth(8, 14, 3, 4.400) + teeth(70, 14, 3, 4.400) + teeth(31, 27, 5, 4), door(42, 16, 20) + box(17, 28, 4, 9) + box(79, 28, 4, 9)),
  prison: art(box(18, 18, 64, 42) + box(14, 14, 72, 5) + box(22, 6, 12, 9), many(5, 28, 10, (x) => box(x, 26, 5, 26))),
  town_hall: art(box(12, 32, 76, 28) + box(40, 12, 20, 24) + tri(36, 12, 28, 14) + poly(12, 32, 22, 26, 40, 26, 40, 32) + poly(60, 26, 78, 26, 88, 32, 60, 32), disc(50, 21, 6) + door(44, 12, 16) + many(2, 18, 10, (x) => box(x, 40, 6, 9)) + many(2, 66, 10, (x) => box(x, 40, 6, 9))),
  colosseum: art(`M8 60V30a42 12 0 0 1 62-8v4l8-2 6 8 8-2v30z`, many(6, 14, 12.500, (x) => door(x, 8, 12)) + many(6, 14, 12.500, (x) => door(x, 8, 11, 44))),
  fountain: art(`M10 52h80l-8 8H18z` + box(47, 26, 6, 26) + `M30 36h40l-8 7H38z` + disc(50, 24, 4), `M49 22c-4-16-20-14-20 6h3c0-12 12-14 15-4zM51 22c4-16 20-14 20 6h-3c0-12-12-14-15-4z`),
  statue: art(box(32, 48, 36, 12) + box(38, 42, 24, 6) + poly(42, 42, 44, 20, 56, 20, 58, 42) + disc(50, 12, 6) + poly(55, 22, 70, 6, 72, 8, 58, 28) + poly(45, 22, 38, 34, 41, 35, 47, 28), box(42, 52, 16, 4)),
  windmill: art(poly(38, 60, 43, 26, 57, 26, 62, 60) + dome(50, 26, 8), poly(50, 24, 78, 4, 82, 10) + poly(50, 24, 70, 52, 64, 56) + poly(50, 24, 22, 44, 18, 38) + poly(50, 24, 30, -4, 36, -8) + disc(50, 24, 3) + door(46, 8, 12)),
  farm: art(poly(30, 60, 30, 32, 38, 20, 54, 12, 70, 20, 78, 32, 78, 60) + box(10, 22, 14, 38) + dome(17, 22, 7), poly(44, 60, 44, 40, 64, 40, 64, 60) + box(50, 24, 8, 7)),
  stables: art(box(10, 36, 80, 24) + poly(4, 36, 20, 20, 80, 20, 96, 36), door(18, 16, 18) + door(42, 16, 18) + door(66, 16, 18) + poly(42, 26, 46, 22, 54, 22, 58, 26, 56, 32, 52, 28, 48, 28, 44, 32)),
  bridge: art(`M0 34q50-16 100 0v26H86a14 18 0 0 0-28 0H42a14 18 0 0 0-28 0H0z` + many(7, 6, 14, (x) => box(x, 22, 3, 10)) + box(0, 22, 100, 2), ''),
  magic_academy: art(poly(20, 60, 22, 30, 36, 30, 38, 60) + tri(16, 30, 26, 22) + poly(58, 60, 60, 24, 76, 24, 78, 60) + tri(54, 24, 28, 26) + box(30, 40, 36, 20), poly(50, 8, 52, 14, 58, 14, 53, 18, 55, 24, 50, 20, 45, 24, 47, 18, 42, 14, 48, 14) + door(44, 10, 14) + disc(68, 34, 4) + disc(29, 40, 3.500)),
  cemetery: art(door(16, 20, 30) + door(64, 20, 26) + box(46, 14, 6, 46) + box(38, 22, 22, 6) + box(6, 57, 88, 3), box(24.500, 36, 3, 14) + box(21, 40, 10, 3) + box(72.500, 40, 3, 12) + box(69, 43, 10, 3)),
  museum: art(poly(10, 28, 50, 10, 90, 28) + box(10, 28, 80, 4) + box(14, 32, 72, 22) + box(8, 54, 84, 6), many(4, 20, 18, (x) => box(x, 36, 6, 18)) + `M44 24c0-4 3-6 6-6s6 2 6 6z`),
  school: art(box(16, 30, 68, 30) + poly(10, 30, 50, 14, 90, 30) + box(46, 2, 8, 16) + tri(43, 4, 14, 8), door(44, 12, 16) + box(22, 38, 8, 8) + box(33, 38, 8, 8) + box(59, 38, 8, 8) + box(70, 38, 8, 8) + disc(50, 9, 2.500)),
  university: art(box(10, 34, 80, 26) + box(34, 26, 32, 10) + dome(50, 26, 15) + box(49, 2, 2, 10) + box(6, 32, 88, 3), many(7, 15, 10.500, (x) => box(x, 39, 5, 17)) + disc(50, 20, 3)),
  observatory: art(box(26, 36, 48, 24) + dome(50, 36, 24) + box(22, 34, 56, 4), poly(50, 26, 82, 2, 88, 9, 58, 34) + door(45, 10, 14)),
  obelisk: art(poly(40, 52, 45, 10, 50, 2, 55, 10, 60, 52) + box(32, 52, 36, 8), box(48, 18, 4, 3) + box(47.500, 25, 5, 3) + box(47, 32, 6, 3) + box(46.500, 39, 7, 3)),
  manufactory: art(box(10, 40, 80, 20) + poly(10, 40, 10, 28, 30, 40) + poly(30, 40, 30, 28, 50, 40) + poly(50, 40, 50, 28, 70, 40) + box(74, 10, 9, 32), many(5, 16, 14.500, (x) => box(x, 46, 7, 7)) + disc(80, 5, 3) + disc(87, 1, 4)),
  bank: art(poly(14, 24, 50, 6, 86, 24) + box(14, 24, 72, 5) + box(18, 29, 64, 25) + box(12, 54, 76, 6), disc(50, 41, 11) + many(2, 23, 9, (x) => box(x, 33, 5, 19)) + many(2, 63, 9, (x) => box(x, 33, 5, 19))),
  shop: art(box(22, 22, 56, 38) + box(18, 16, 64, 8), `M20 24h60v8a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0z` + box(28, 42, 20, 12) + door(56, 12, 17)),
  palace: art(box(8, 36, 84, 24) + box(34, 24, 32, 14) + dome(50, 24, 14) + box(49, 2, 2, 10) + box(8, 28, 14, 10) + dome(15, 28, 7) + box(78, 28, 14, 10) + dome(85, 28, 7), door(44, 12, 18) + many(3, 13, 10, (x) => door(x, 5, 10, 54)) + many(3, 62, 10, (x) => door(x, 5, 10, 54))),
  customs: art(box(12, 26, 34, 34) + poly(8, 26, 29, 12, 50, 26) + box(58, 42, 7, 18) + poly(58, 42, 96, 22, 97, 26, 65, 46), door(23, 12, 18) + box(18, 32, 6, 6) + box(34, 32, 6, 6) + poly(70, 36, 76, 33, 78, 36, 72, 39) + poly(82, 30, 88, 27, 90, 30, 84, 33)),
}

/** What lies there when a card has been destroyed. */
export const RUIN: Art = art(
  poly(14, 60, 14, 30, 20, 34, 24, 26, 30, 38, 34, 36, 36, 60) + poly(44, 60, 46, 44, 52, 48, 56, 42, 60, 60) + poly(66, 60, 66, 22, 72, 28, 76, 20, 82, 34, 82, 60) + poly(8, 60, 24, 54, 40, 58, 62, 53, 92, 60), box(20, 42, 6, 9) + box(71, 38, 6, 9),
)
