import type { HomeSlot } from '../../../domain/engine/catalogue'
import type { StepKey } from '../../../domain/language/stepKey'
import { homesAgainTexts } from '../../../domain/texts/againTexts'
import { type Again, homesAgain, sameAgain } from '../../../projections/again'
import { usualTitle } from '../../../projections/stepTitle'
import { Button } from '../../widgets/Button'
import { usePortal, useView } from '../portal'
import styles from './Again.module.css'

type HomesAgainProps = Readonly<{ place: HomeSlot; onTake: (from: StepKey) => void }>

const sameOffers = (a: readonly Again[], b: readonly Again[]): boolean =>
  a.length === b.length && a.every((one, at) => sameAgain(one, b[at] ?? null))

/** Where homes are searched, those that were chosen in other steps: one press chooses one here too. */
export const HomesAgain = ({ place, onTake }: HomesAgainProps) => {
  const { catalogue } = usePortal()
  const offers = useView(({ state }) => homesAgain(catalogue, state, place), sameOffers)
  if (offers.length === 0) return null
  return (
    <section className={`tinted ${styles.homes} screenOnly`} aria-label={homesAgainTexts.title}>
      <p className={styles.heading}>{homesAgainTexts.title}</p>
      <ul>
        {offers.map(({ from, fills }) => {
          const [home, ...criteria] = fills.toReversed()
          const address = home?.words ?? ''
          return (
            <li key={from} className={`row ${styles.home}`}>
              <div>
                <p>{address}</p>
                <p className="soft">{homesAgainTexts.at(usualTitle(catalogue, from))}</p>
                {criteria.length > 0 && (
                  <p className="soft">
                    {homesAgainTexts.with(
                      criteria
                        .toReversed()
                        .map(({ title, words }) => `${title}: ${words}`)
                        .join(', '),
                    )}
                  </p>
                )}
              </div>
              <Button ariaLabel={homesAgainTexts.takeHome(address)} onClick={() => onTake(from)}>
                {homesAgainTexts.take}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
