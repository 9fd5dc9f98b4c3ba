import { useEffect, useRef } from 'react'
import { showPriceRange } from '../../../domain/format/priceRange'
import { addressLines, showAddress } from '../../../domain/homes/homeAddress'
import type { Property } from '../../../domain/homes/property'
import { homeTexts } from '../../../domain/texts/homeTexts'
import type { SearchView } from '../../../projections/homesView'
import { Button } from '../../widgets/Button'
import { classNames } from '../../widgets/classNames'
import { PropertyCard } from '../../widgets/homes/PropertyCard'
import { Icon } from '../../widgets/Icon'
import { usePortal, useView } from '../portal'
import styles from './HomeSearch.module.css'
import { useHomeWords } from './useHomeWords'

type ChosenHomeProps = Readonly<{ at: string; view: SearchView; onNone: () => void }>

/**
 * The choice as it stands, above what it is made from: one line, that is there before a choice is made too, so that
 * nothing moves; a card besides for a home that is not among the results.
 */
export const ChosenHome = ({ at, view: { chosen, results }, onNone }: ChosenHomeProps) => {
  const { dispatch } = usePortal()
  const words = useRef<HTMLParagraphElement>(null)
  const tookBack = useRef(false)
  const canChoose = results !== null && results.length > 0
  useEffect(() => {
    if (tookBack.current && chosen === null) words.current?.focus({ preventScroll: true })
    tookBack.current = false
  }, [chosen])
  if (chosen === null && !canChoose) return null
  const takeBack = (): void => {
    tookBack.current = canChoose
    dispatch({ type: 'ChooseHome', at, id: null })
    if (!canChoose) onNone()
  }
  const retry = (): void => {
    // The button that asked gives way to the words that a picture comes.
    words.current?.focus({ preventScroll: true })
    dispatch({ type: 'SeekHome', at })
  }
  return (
    <>
      <div className={classNames(styles.bar, chosen !== null && styles.some)}>
        <p ref={words} className={styles.words} tabIndex={-1}>
          {chosen === null ? (
            <span>{homeTexts.noneChosen}</span>
          ) : (
            <>
              <Icon name="check" />
              <span>
                <strong>{homeTexts.chosen}</strong>
                <HomeLines home={chosen} />
              </span>
            </>
          )}
        </p>
        {chosen !== null && (
          <Button kind="quiet" icon="undo" onClick={takeBack}>
            {homeTexts.takeBack}
          </Button>
        )}
      </div>
      {chosen !== null && !(results ?? []).some(({ id }) => id === chosen.id) && (
        <ChosenCard at={at} home={chosen} onRetry={retry} />
      )}
    </>
  )
}

const HomeLines = ({ home }: { home: Property }) => {
  const address = showAddress(addressLines(home))
  return (
    <>
      <span className={styles.detail}>{address === '' ? homeTexts.noAddress : address}</span>
      <span className={styles.detail}>{showPriceRange(home.value_low, home.value_high)}</span>
    </>
  )
}

const ChosenCard = ({ at, home, onRetry }: { at: string; home: Property; onRetry: () => void }) => {
  const words = useHomeWords()
  const single = useView(({ state }) => state.homes.get(at)?.single ?? null)
  const settled = single?.sought === home.id && single.settled
  return (
    <div className={styles.single}>
      <PropertyCard {...words(home)} awaitsPicture={!settled} onRetry={onRetry} choice={{ chosen: true }} />
    </div>
  )
}
