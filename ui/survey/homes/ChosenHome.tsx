/** Shows the chosen home with its search criteria, and buttons that open the search again or undo the choice. */
import type { Ref } from 'react'
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { criteriaOf } from '../../../domain/homes/criteriaOf'
import { addressLines, showAddress } from '../../../domain/homes/homeAddress'
import { sameCriteria } from '../../../domain/homes/homeLookupResults'
import type { Property } from '../../../domain/homes/property'
import { homeTexts } from '../../../domain/texts/homeTexts'
import { situationOf } from '../../../events/state/state'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import { PropertyCard } from '../../widgets/homes/PropertyCard'
import styles from './ChosenHome.module.css'
import { criteriaWords } from './criteriaWords'
import { useHomeWords } from './useHomeWords'

type ChosenHomeProps = Readonly<{
  homeSlot: HomeSlot
  home: Property
  /** Whether the search under it is open, and the id of that search. */
  open: boolean
  controls: string
  onToggle: () => void
  onTakeBack: () => void
  /** Takes the focus when a home is chosen, because the results close. */
  ref: Ref<HTMLElement>
}>

export const ChosenHome = ({ homeSlot, home, open, controls, onToggle, onTakeBack, ref }: ChosenHomeProps) => {
  const { catalogue, dispatch } = useSurvey()
  const words = useHomeWords()
  const single = useView(({ state }) => state.homes.get(homeSlot.path)?.single ?? null)
  const criteria = useView(
    ({ state }) => criteriaOf(situationOf(catalogue, state), homeSlot),
    (a, b) => a === b || (a !== null && b !== null && sameCriteria(a, b)),
  )
  const settled = single?.sought === home.id && single.settled
  const address = showAddress(addressLines(home))
  return (
    <section ref={ref} className={styles.chosen} aria-label={homeTexts.chosenAt(address)} tabIndex={-1}>
      <PropertyCard
        {...words(home)}
        awaitsPicture={!settled}
        onRetry={() => dispatch({ type: 'SeekHome', at: homeSlot.path })}
        choice={{ chosen: true }}
      />
      <div className={styles.beside}>
        {criteria !== null && <p className={styles.sought}>{homeTexts.soughtFor(criteriaWords(homeSlot, criteria))}</p>}
        <div className={styles.buttons}>
          <Button icon="search" iconAfter={open ? 'up' : 'down'} expanded={open} controls={controls} onClick={onToggle}>
            {homeTexts.another}
          </Button>
          <Button kind="quiet" icon="undo" onClick={onTakeBack}>
            {homeTexts.takeBack}
          </Button>
        </div>
      </div>
    </section>
  )
}
