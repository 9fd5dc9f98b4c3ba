import type { HomeSlot } from '../../../domain/engine/catalogue'
import type { StepKey } from '../../../domain/language/stepKey'
import { homeReuseTexts } from '../../../domain/texts/answerReuseTexts'
import {
  type ReusableAnswers,
  reusableHomes,
  sameReusableAnswers,
} from '../../../projections/answerReuse/reusableAnswers'
import { defaultStepTitle } from '../../../projections/wording/stepTitle'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import styles from './AnswerReuseOffer.module.css'

type HomeReuseOfferProps = Readonly<{ homeSlot: HomeSlot; onTake: (from: StepKey) => void }>

const sameOffers = (a: readonly ReusableAnswers[], b: readonly ReusableAnswers[]): boolean =>
  a.length === b.length && a.every((one, at) => sameReusableAnswers(one, b[at] ?? null))

/** Above a search for homes: offers the homes that were chosen in other steps; a press chooses one here too. */
export const HomeReuseOffer = ({ homeSlot, onTake }: HomeReuseOfferProps) => {
  const { catalogue } = useSurvey()
  const offers = useView(({ state }) => reusableHomes(catalogue, state, homeSlot), sameOffers)
  if (offers.length === 0) return null
  return (
    <section className={`tinted ${styles.homes} screenOnly`} aria-label={homeReuseTexts.title}>
      <p className={styles.heading}>{homeReuseTexts.title}</p>
      <ul>
        {offers.map(({ from, fills }) => {
          const [home, ...criteria] = fills.toReversed()
          const address = home?.words ?? ''
          return (
            <li key={from} className={`row ${styles.home}`}>
              <div>
                <p>{address}</p>
                <p className="soft">{homeReuseTexts.at(defaultStepTitle(catalogue, from))}</p>
                {criteria.length > 0 && (
                  <p className="soft">
                    {homeReuseTexts.with(
                      criteria
                        .toReversed()
                        .map(({ title, words }) => `${title}: ${words}`)
                        .join(', '),
                    )}
                  </p>
                )}
              </div>
              <Button ariaLabel={homeReuseTexts.takeHome(address)} onClick={() => onTake(from)}>
                {homeReuseTexts.take}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
