/** Letters drawn as lines on a baseline at 0, so that a logo needs no font; with the width each takes. */
const glyphs: Readonly<Record<string, readonly [path: string, width: number]>> = {
  D: ['M0 0V-28H8A14 14 0 0 1 8 0Z', 29],
  H: ['M0 -28V0M19 -28V0M0 -14H19', 27],
  L: ['M0 -28V0H14', 21],
  O: ['M28 -14A14 14 0 1 1 0 -14A14 14 0 1 1 28 -14', 36],
  d: ['M16 -9A8 8 0 1 1 0 -9A8 8 0 1 1 16 -9M16 -28V0', 24],
  e: ['M1 -9H17A8 8 0 1 0 14.5 -3.2', 24],
  i: ['M0 -17V0M0 -26V-25.6', 8],
  n: ['M0 -17V0M0 -10A7 7 0 0 1 14 -10V0', 22],
  s: ['M12 -14.5C10 -18.5 1 -18.5 1 -13.2C1 -8 12.5 -10 12.5 -4.6C12.5 1 2 1 0 -3.4', 19],
  u: ['M0 -17V-7A7 7 0 0 0 14 -7V-17M14 -7V0', 22],
  ' ': ['', 12],
}

/** A mark with the name drawn beside it, 56 high; the mark fits in 48 by 48. */
export function wordmark(name: string, mark: string, ink: string): string {
  let x = 66
  const letters = [...name].map(letter => {
    const [path, width] = glyphs[letter] ?? ['', 12]
    const drawn = path === '' ? '' : `<path transform="translate(${x} 42)" d="${path}"/>`
    x += width
    return drawn
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} 56" width="${x}" height="56" role="img">
<title>${name}</title><g transform="translate(4 4)">${mark}</g>
<g fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g></svg>`
}

/** A round linden tree on its trunk. */
export const lindenMark = (leaf: string, trunk: string): string =>
  `<path d="M24 26v20" stroke="${trunk}" stroke-width="5" stroke-linecap="round"/>
<path d="M24 2C36 2 44 11 44 21S35 37 24 37 4 31 4 21 12 2 24 2Z" fill="${leaf}"/>
<path d="M24 37V16M24 27l8-7M24 31l-9-8" stroke="#fff" stroke-opacity=".75" stroke-width="2.5" stroke-linecap="round" fill="none"/>`

/** Three gables side by side. */
export const gablesMark = (front: string, side: string): string =>
  `<path d="M3 46V24l10-9 10 9v22Z" fill="${side}"/><path d="M25 46V24l10-9 10 9v22Z" fill="${side}"/>
<path d="M12 46V16L24 4l12 12v30Z" fill="${front}"/><path d="M20 46V33h8v13Z" fill="#fff"/>`

export type Landscape = {
  readonly sky: readonly [top: string, bottom: string]
  readonly hills: readonly [far: string, middle: string, near: string]
  readonly sun: string
  readonly roofs: string
}

/** Where the houses stand, half behind the middle ridge. */
const sites = [
  [214, 290],
  [278, 284],
  [352, 288],
  [1004, 304],
  [1076, 298],
  [1136, 290],
  [1224, 284],
] as const

/** A quiet landscape of 1600 by 480: sky, sun, three ridges and houses. */
export function landscape({ sky, hills, sun, roofs }: Landscape): string {
  const [far, middle, near] = hills
  const houses = sites.map(([x, y]) => house(x, y, roofs))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 480" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
<path d="M0 0h1600v480H0z" fill="url(#sky)"/><circle cx="1220" cy="150" r="54" fill="${sun}" opacity=".85"/>
<path d="M0 300C220 232 420 268 640 282S1080 214 1280 240s240 40 320 28v212H0Z" fill="${far}"/>
${houses.join('')}<path d="M0 352c180-46 360-34 560-12s420 6 600-22 320-14 440 6v156H0Z" fill="${middle}"/>
<path d="M0 408c260-44 520-18 800 4s560-8 800-30v98H0Z" fill="${near}"/></svg>`
}

const house = (x: number, y: number, roof: string): string =>
  `<path d="M${x} ${y}v46h44v-46l-22-22z" fill="#fff" opacity=".92"/>
<path d="M${x - 5} ${y + 4}l27-27 27 27" fill="none" stroke="${roof}" stroke-width="7" stroke-linejoin="round"/>
<path d="M${x + 9} ${y + 10}h9v10h-9zm17 0h9v10h-9z" fill="${roof}" opacity=".55"/>`
