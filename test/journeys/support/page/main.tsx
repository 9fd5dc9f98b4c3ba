import '../../../../ui/theme/theme.css'
import * as E from 'fp-ts/Either'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Subject } from 'rxjs'
import { survey } from '../../../../domain/catalogue/survey'
import { load } from '../../../../domain/engine/load'
import { type StepKey, stepKeys } from '../../../../domain/language/stepKey'
import { planImport } from '../../../../events/log/importLog'
import type { SurveyRecord } from '../../../../events/record/envelope'
import { foldRecord } from '../../../../events/state/fold'
import { initialState } from '../../../../events/state/state'
import type { Change } from '../../../../events/store/store'
import { still } from '../../../../events/stream'
import { createLive } from '../../../../projections/live'
import { IntroScreen } from '../../../../ui/intro/IntroScreen'
import { PlainLink } from '../../../../ui/shell/page/link'
import { Page } from '../../../../ui/shell/page/Page'
import { CompleteScreen } from '../../../../ui/survey/complete/CompleteScreen'
import { type Portal, PortalContext } from '../../../../ui/survey/portal'
import { StepScreen } from '../../../../ui/survey/step/StepScreen'
import type { WizardDoors } from '../../../../ui/survey/step/wizardDoors'

/** The portal's own screens as a customer has them: they live through the records, one after the other. */

const catalogue = load(survey)
const nothing = (): void => undefined

const doors: WizardDoors = {
  frame: ({ title, lead, layout, children }) => (
    <Page title={title} lead={lead} layout={layout ?? 'form'} framed={false} topBar={null} footer={null}>
      {children}
    </Page>
  ),
  link: PlainLink,
  onNavigate: nothing,
  onBack: nothing,
  notify: nothing,
  onExport: nothing,
  onHelp: nothing,
}

const Screen = ({ step }: { readonly step: StepKey }) => {
  if (step === 'intro') return <IntroScreen {...doors} onLogOut={nothing} onEraseLeft={nothing} />
  if (step === 'complete')
    return (
      <CompleteScreen {...doors} attach={async () => E.left('unreadable')} upload$={still(null)} onDownload={nothing} />
    )
  return <StepScreen key={step} {...doors} step={step} />
}

const element = document.getElementById('root')
if (element === null) throw new Error('There is no root')
const root = createRoot(element)

/** A visit that is lived through; `goOn` answers what the main part says once so many records have come. */
const begin = (text: string) => {
  const plan = planImport(text)
  if (plan.verdict === 'impossible') throw new Error('No log')
  const { records } = plan.log
  const change$ = new Subject<Change>()
  let state = initialState(catalogue)
  let now = 0
  const live = createLive(catalogue, state, change$)
  const portal: Portal = {
    catalogue,
    live,
    dispatch: () => E.right(null),
    saving$: still({ tag: 'saved' }),
    picture: () => null,
    now: () => now,
    drafts: { keep: nothing, drop: nothing },
  }
  let screen: StepKey | null = null
  flushSync(() => root.render(null))
  const take = (record: SurveyRecord): void => {
    state = foldRecord(catalogue, state, record)
    now = record.at
    flushSync(() => change$.next({ state, record }))
    const step = stepKeys.find(key => `/${key}` === state.screen) ?? null
    if (step === null || step === screen) return
    screen = step
    flushSync(() =>
      root.render(
        <PortalContext key={record.seq} value={portal}>
          <Screen step={step} />
        </PortalContext>,
      ),
    )
  }
  let taken = 0
  return (position: number): void => {
    while (taken < position) {
      const record = records[taken]
      if (record !== undefined) take(record)
      taken += 1
    }
  }
}

declare global {
  interface Window {
    begin: (text: string) => void
    goOn: (position: number) => void
  }
}

window.begin = text => {
  window.goOn = begin(text)
}
