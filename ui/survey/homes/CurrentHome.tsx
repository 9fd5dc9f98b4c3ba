import type { MouseEvent } from 'react'
import { homeSlotOf } from '../../../domain/homes/homeSlot'
import type { ReadOnlyEntry } from '../../../domain/language/section'
import { stepPath } from '../../../domain/portal/navigation'
import { singleHomeTexts } from '../../../domain/texts/homeTexts'
import { homeView } from '../../../projections/homes/homeSearchView'
import { ownAddress, sameAddress } from '../../../projections/homes/ownAddress'
import { useGoToStep } from '../../surveyContext/goToStepContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { InfoBlock } from '../../widgets/InfoBlock'
import { HomeSearchStatus } from './HomeSearchStatus'
import styles from './SingleHome.module.css'
import { SingleHomeCard } from './SingleHomeCard'

/**
 * The address that the customer filled in under personal details, with what the office knows of that home; without an
 * address, a link to fill it in.
 */
export const CurrentHome = ({ shown }: { shown: ReadOnlyEntry }) => {
  const { catalogue } = useSurvey()
  const lines = useView(now => ownAddress(catalogue, now), sameAddress)
  const at = homeSlotOf(catalogue, shown)?.path ?? ''
  const view = useView(now => homeView(catalogue, now, at))
  if (lines === null)
    return (
      <InfoBlock title={shown.empty}>
        <p>
          <ToOwnAddress />
        </p>
      </InfoBlock>
    )
  return (
    <div className={styles.current}>
      <div>
        <address className={styles.address}>
          {lines.street}
          <br />
          {lines.place}
        </address>
        <div className={styles.state}>
          <HomeSearchStatus
            at={at}
            view={view}
            advice={singleHomeTexts.ownMissing}
            found={singleHomeTexts.found(lines.street)}
          />
        </div>
      </div>
      {view.tag === 'found' && <SingleHomeCard at={at} view={view} />}
    </div>
  )
}

const ToOwnAddress = () => {
  const goTo = useGoToStep()
  const follow = (event: MouseEvent): void => {
    // Another tab or window is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo('personal_details', { field: 'customer.address.postal_code' })
  }
  return (
    <a href={stepPath('personal_details')} onClick={follow}>
      {singleHomeTexts.toAddress}
    </a>
  )
}
