/** Draws the house, its people, income and debts; dashed where not filled in yet, absent where not asked. */
import { useId } from 'react'
import type { HouseholdScene } from '../../../../projections/pictures/householdPicture'
import { classNames } from '../../../widgets/classNames'
import styles from './Drawing.module.css'
import { FillPattern, fillPatternUrl } from './FillPattern'
import { PersonShape } from './PersonShape'

const ground = 124
const adult = { size: 1.2, room: 29 }
const child = { size: 0.75, room: 19 }
/** More of them do not fit: the words say how many there are. */
const mostInside = 4
const mostOutside = 2

interface PlacedPerson {
  readonly key: string
  readonly size: number
  readonly x: number
  readonly look: 'full' | 'lines'
}

type PersonToPlace = Omit<PlacedPerson, 'x'> & { readonly room: number }

/** Side by side, with the middle of them all at `middle`. */
const inRow = (people: readonly PersonToPlace[], middle: number): readonly PlacedPerson[] => {
  let x = middle - people.reduce((sum, { room }) => sum + room, 0) / 2
  return people.map(({ key, size, room, look }) => {
    x += room
    return { key, size, look, x: x - room / 2 }
  })
}

const children = (count: number, most: number, where: string): readonly PersonToPlace[] =>
  Array.from({ length: Math.min(count, most) }, (_, nth) => ({ ...child, key: `${where}${nth}`, look: 'lines' }))

const peopleIn = ({ partner, children: { here, away } }: HouseholdScene): readonly PlacedPerson[] => {
  const other: PersonToPlace = { ...adult, key: 'partner', look: 'lines' }
  return [
    ...inRow(
      [
        { ...adult, key: 'you', look: 'full' },
        ...(partner === 'here' ? [other] : []),
        ...children(here, mostInside, 'here'),
      ],
      120,
    ),
    ...inRow([...(partner === 'apart' ? [other] : []), ...children(away, mostOutside, 'away')], 222),
  ]
}

export const HouseholdDrawing = ({ scene }: { scene: HouseholdScene }) => {
  const id = useId()
  const { home, incomes, debt, loans } = scene
  return (
    <svg className={styles.household} viewBox="0 0 248 148" aria-hidden="true" focusable="false">
      <defs>
        <FillPattern id={id} pattern="stripes" />
      </defs>
      <path className={classNames(styles.house, !home && styles.unsure)} d="M38 62 120 12 202 62M50 55V124H190V55" />
      {peopleIn(scene).map(({ key, x, size, look }) => (
        <PersonShape key={key} x={x} foot={ground} size={size} look={look} />
      ))}
      {incomes !== 'none' && <Coins count={incomes} />}
      {debt !== 'unasked' && (
        <rect
          className={debt === 'known' ? styles.outlined : styles.dashed}
          x="50"
          y="126"
          width="140"
          height="18"
          fill={debt === 'known' ? fillPatternUrl(id) : 'none'}
        />
      )}
      {loans && <rect className={styles.outlined} x="204" y="126" width="36" height="18" fill={fillPatternUrl(id)} />}
      <line className={styles.line} x1="2" x2="246" y1="125" y2="125" />
    </svg>
  )
}

const coin = 9

/** A coin for each kind of income that is known; a dashed one while none is. */
const Coins = ({ count }: { count: number }) =>
  count === 0 ? (
    <ellipse className={styles.dashed} cx="22" cy="117" rx="15" ry="6" fill="none" />
  ) : (
    Array.from({ length: count }, (_, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a coin has no other name than its place
      <g key={nth} className={styles.coin} transform={`translate(22 ${117 - nth * coin})`}>
        <path d="M-15 -6V0A15 6 0 0 0 15 0V-6" />
        <ellipse cy="-6" rx="15" ry="6" />
      </g>
    ))
  )
