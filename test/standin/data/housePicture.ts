import type { HomeType } from './homeTypes'

type Roof = 'gable' | 'hip' | 'steps' | 'flat'
type Front = {
  readonly width: number
  readonly floors: number
  readonly roof: Roof
  readonly beside?: 'left' | 'right' | 'both'
  /** The floors that belong to the home, counted from the ground; the others are drawn pale. */
  readonly own?: readonly [from: number, to: number]
}

const fronts: Readonly<Record<HomeType, Front>> = {
  eengezinswoning: { width: 92, floors: 2, roof: 'gable' },
  bungalow: { width: 168, floors: 1, roof: 'hip' },
  hoekwoning: { width: 76, floors: 2, roof: 'gable', beside: 'left' },
  appartement: { width: 132, floors: 4, roof: 'flat', own: [2, 3] },
  tussenwoning: { width: 68, floors: 2, roof: 'gable', beside: 'both' },
  '2-onder-1-kapwoning': { width: 76, floors: 2, roof: 'hip', beside: 'right' },
  vrijstaand: { width: 136, floors: 2, roof: 'hip' },
  grachtenpand: { width: 60, floors: 4, roof: 'steps', beside: 'both' },
  herenhuis: { width: 84, floors: 3, roof: 'flat', beside: 'both' },
  benedenwoning: { width: 84, floors: 3, roof: 'flat', beside: 'both', own: [0, 1] },
  bovenwoning: { width: 84, floors: 3, roof: 'flat', beside: 'both', own: [1, 3] },
}

/** Brick, ochre, and now and then paint. */
const hues = [6, 14, 22, 30, 42, 150, 205]

const ground = 172
const floorHeight = 32

/** A plain drawing of a home, 250 by 200: its shape follows from the kind of home, its colours from the id. */
export function housePicture(homeType: HomeType, id: string): string {
  const front = fronts[homeType]
  const seed = [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 17)
  const hue = hues[seed % hues.length] ?? 20
  const left = 125 - front.width / 2
  const neighbour = `hsl(${hue} 6% 74%)`
  const sides = [
    ...(front.beside === 'left' || front.beside === 'both' ? [left - front.width] : []),
    ...(front.beside === 'right' || front.beside === 'both' ? [left + front.width] : []),
  ].map(x => building(front, x, neighbour, `hsl(${hue} 6% 58%)`))
  const own = building(front, left, `hsl(${hue} 36% 62%)`, `hsl(${hue} 32% 36%)`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 200" width="250" height="200">
<path d="M0 0h250v200H0z" fill="#e3edf2"/><path d="M0 ${ground}h250v28H0z" fill="#b9cbb4"/>
${sides.join('')}${own}${pale(front, left)}</svg>`
}

function building({ width, floors, roof }: Front, x: number, wall: string, dark: string): string {
  const height = floors * floorHeight
  const top = ground - height
  const columns = Math.floor(width / 28)
  const gap = (width - columns * 18) / (columns + 1)
  const at = (column: number): number => x + gap + column * (18 + gap)
  const panes = Array.from({ length: floors * columns }, (_, index) => {
    const [floor, column] = [Math.floor(index / columns), index % columns]
    const isDoor = floor === 0 && column === Math.floor(columns / 2)
    return isDoor
      ? `<path d="M${at(column)} ${ground - 26}h18v26h-18z" fill="${dark}"/>`
      : `<path d="M${at(column)} ${ground - floor * floorHeight - 26}h18v17h-18z" fill="#f5f8fa"/>`
  })
  const body = `<path d="M${x} ${top}h${width}v${height}h${-width}z" fill="${wall}"/>`
  return `${body}<path d="${roofs[roof](x, top, width)}" fill="${dark}"/>${panes.join('')}`
}

const roofs: Readonly<Record<Roof, (x: number, top: number, width: number) => string>> = {
  gable: (x, top, width) => `M${x - 5} ${top}L${x + width / 2} ${top - 42}L${x + width + 5} ${top}z`,
  hip: (x, top, width) => `M${x - 6} ${top}l26-34h${width - 40}l26 34z`,
  steps: (x, top, width) => `M${x} ${top}v-10h10v-9h10v-9h${width - 40}v9h10v9h10v10z`,
  flat: (x, top, width) => `M${x - 3} ${top}v-8h${width + 6}v8z`,
}

/** Light over the floors of someone else. */
function pale({ width, floors, own = [0, floors] }: Front, x: number): string {
  const [from, to] = own
  const over = (low: number, high: number): string =>
    `<path d="M${x} ${ground - high * floorHeight}h${width}v${(high - low) * floorHeight}h${-width}z" fill="#e3edf2" opacity=".6"/>`
  return `${from > 0 ? over(0, from) : ''}${to < floors ? over(to, floors) : ''}`
}
