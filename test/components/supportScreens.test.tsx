import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defaultTenantStyle } from '../../domain/portal/tenant'
import { codeRefusals } from '../../domain/texts/supportCodeTexts'
import { surveyVersion } from '../../events/record/surveyRecord'
import { longestPauseMs, playbackSpeeds } from '../../projections/replay/playback/playbackSpeed'
import { CompareView } from '../../ui/support/screen/compare/CompareView'
import { CustomerFrame } from '../../ui/support/screen/customerScreen/CustomerFrame'
import { ScreenShadowRoot } from '../../ui/support/screen/customerScreen/ScreenShadowRoot'
import { SupportCodeForm } from '../../ui/support/screen/logImport/SupportCodeForm'
import { PlaybackBar } from '../../ui/support/screen/playback/PlaybackBar'
import { ReplayScreen } from '../../ui/support/screen/ReplayScreen'
import { CustomerScreenContext } from '../../ui/support/screen/session/customerScreenContext'
import { openReplaySession } from '../../ui/support/screen/session/replaySession'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { portal } from '../projections/portal'

const nothing = (): void => undefined

/** The log of somebody who gave his first name, and then his last. */
const named = () => {
  const at = portal({ type: 'financial_advice' })
  at.does({ type: 'ShowScreen', screen: '/personal_details' })
  at.answers('customer.first_name', 'Jan')
  at.answers('customer.last_name', 'Jansen')
  const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const
  // Each pause is as long as one is shown.
  const records = at.records.map((record, nth) => ({ ...record, at: record.at + nth * longestPauseMs }))
  const log = { header, records, blobs: [], shutOut: null }
  return { at, log, session: openReplaySession(at.catalogue, log, 'r') }
}

test('a code that a customer reads out is explained, and one that is none refused', async () => {
  const { getByLabelText, getByRole } = await render(<SupportCodeForm build="b" />)
  await getByLabelText('Code').fill('x')
  await userEvent.keyboard('{Enter}')
  const said = () => getByRole('status').element().textContent ?? ''
  await expect.poll(said).not.toBe('')
  expect(Object.values(codeRefusals)).toContain(said())
})

test('a log plays by itself, and goes a step back by a key, wherever the focus is', async () => {
  const { session } = named()
  const last = session.replay.length
  const { getByRole } = await render(<PlaybackBar session={session} />)
  await userEvent.keyboard('{ArrowLeft}')
  expect(session.position$.value).toBe(last - 1)
  const speed = getByRole('combobox', { name: 'Snelheid' })
  await speed.selectOptions(String(Math.max(...playbackSpeeds)))
  await getByRole('button', { name: 'Afspelen' }).click()
  await expect.poll(() => session.position$.value).toBe(last)
  // That it stops with its screen is found after the test.
  await speed.selectOptions('1')
  session.goTo(0)
  await getByRole('button', { name: 'Afspelen' }).click()
  session.stop()
})

test('two moments of a log show what is different between them', async () => {
  const { session } = named()
  const { getByRole } = await render(<CompareView session={session} isQuestionPath={() => false} onWhy={nothing} />)
  const differences = getByRole('region', { name: 'Verschillen' })
  await expect.element(differences).toHaveTextContent('Jansen')
  const second = getByRole('slider', { name: /^Tweede moment/ })
  second.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(differences).not.toHaveTextContent('Jansen')
  session.stop()
})

test("the customer's screen takes no focus, and answers a press with what was pressed", async () => {
  const asked: string[] = []
  const { getByRole, container } = await render(
    <>
      <input aria-label="Ervoor" />
      <ScreenShadowRoot
        style={defaultTenantStyle}
        markedPaths={[]}
        summaryId={null}
        zoom={1}
        name="eerste moment"
        onAsk={({ id }) => asked.push(id)}
      >
        <section aria-label="Stap">
          <input id="veld" aria-label="Veld" />
        </section>
      </ScreenShadowRoot>
    </>,
  )
  const before = getByRole('textbox', { name: 'Ervoor' })
  before.element().focus()
  const root = [...container.querySelectorAll('div')].find(one => one.shadowRoot !== null)?.shadowRoot
  const field = root?.querySelector('input') ?? expect.fail('There is no screen.')
  field.focus()
  await expect.element(before).toHaveFocus()
  expect(root?.querySelector('section')?.getAttribute('aria-label')).toBe('Stap (eerste moment)')
  await userEvent.click(field)
  expect(asked).toEqual(['veld'])
})

test("the page around the customer's screen says what the browser called it", async () => {
  const { session } = named()
  await render(
    <SurveyContext value={session.survey}>
      <CustomerScreenContext value={session.customer}>
        <CustomerFrame title="Persoonlijke gegevens" refused>
          x
        </CustomerFrame>
      </CustomerScreenContext>
    </SurveyContext>,
  )
  expect(session.customer.title$.value).toMatch(/^Fout: Persoonlijke gegevens - /)
  session.stop()
})

test('a log that turns out to be shorter goes on without what fell away, and says so', async () => {
  const { at, log, session } = named()
  const plan = {
    verdict: 'fine',
    reasons: [],
    upcasters: [],
    isChecked: true,
    pseudonymised: false,
    leftOut: 0,
    digest: '00000000',
    log,
  } as const
  const read = { tag: 'planned', name: 'log.jsonl', size: 1, whose: 'customer', plan } as const
  const screen = (records: typeof log.records) => (
    <ReplayScreen
      {...{ session, read, rules: 'r', catalogue: at.catalogue, isPart: false, onClose: nothing }}
      log={{ ...log, records }}
    />
  )
  const { container, rerender } = await render(screen(log.records))
  const length = log.records.length
  await expect.poll(() => container.textContent).toContain(`van ${length}`)
  await rerender(screen(log.records.slice(0, -1)))
  await expect.poll(() => container.textContent).toContain(`van ${length - 1}`)
  expect(container.textContent).not.toContain('Jansen')
})
