import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { surveyVersion } from '../../events/record/surveyRecord'
import { differenceMadeBy, type ReplayDifference } from '../../projections/replay/difference/replayDifference'
import { openReplay } from '../../projections/replay/replay'
import { DerivationPanel } from '../../ui/support/screen/derivation/DerivationPanel'
import { RecordPanel } from '../../ui/support/screen/inspector/RecordPanel'
import { MovedDatesContext } from '../../ui/support/screen/page/movedDates'
import { ChangeGroupBlock } from '../../ui/support/screen/panel/ChangeGroupBlock'
import { ChangeList } from '../../ui/support/screen/panel/ChangeList'
import { openReplaySession } from '../../ui/support/screen/session/replaySession'
import { TicketLine } from '../../ui/support/screen/ticket/TicketLine'
import { TicketContext } from '../../ui/support/screen/ticket/ticketContext'
import { ticketText } from '../../ui/support/screen/ticket/ticketText'
import { Timeline } from '../../ui/support/screen/timeline/Timeline'
import { portal } from '../projections/portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `${n}`, title: `Regel ${n + 1}` }))

test('what a long list of changes leaves out is opened and closed by its button, and other changes begin anew', async () => {
  const { container, getByRole, rerender } = await render(
    <ChangeGroupBlock title="Antwoorden" icon="pencil" lines={lines(45)} />,
  )
  const shown = () => container.querySelectorAll('li').length
  expect(shown()).toBe(30)
  await getByRole('button', { name: 'en nog 15' }).click()
  expect(shown()).toBe(45)
  const less = getByRole('button', { name: 'minder tonen' })
  await expect.element(less).toHaveFocus()
  await rerender(<ChangeGroupBlock title="Antwoorden" icon="pencil" lines={lines(46)} />)
  expect(shown()).toBe(30)
  await rerender(<ChangeGroupBlock title="Antwoorden" icon="pencil" lines={lines(30)} />)
  expect(container.querySelector('button')).toBeNull()
  const at = portal({ type: 'full' })
  const [opened] = at.records
  const events = Array.from({ length: 33 }, (_, n) => ({ type: 'ScreenShown', v: 1, screen: `/${n}` }) as const)
  const records = opened === undefined ? [] : [{ ...opened, seq: 1, events }]
  const session = openReplaySession(at.catalogue, { header, records, blobs: [], shutOut: null }, 'r')
  await rerender(<RecordPanel session={session} onWhy={() => undefined} />)
  expect(shown()).toBe(30)
  await getByRole('button', { name: 'en nog 3' }).click()
  expect(shown()).toBe(33)
  session.stop()
})

test('of an answer that says nothing before and after nothing is told', async () => {
  const at = portal({ type: 'full' })
  at.answers('customer.first_name', 'Jan')
  const none = differenceMadeBy(openReplay(at.catalogue, header, at.records), 0)
  const one = (path: string, words: string) => ({ path, title: path, before: { value: '', words }, after: null })
  const answers = [one('kept', ''), one('said', 'Jan')]
  const changed = (effects: ReplayDifference) => (
    <ChangeList catalogue={at.catalogue} effects={effects} onWhy={() => undefined} />
  )
  const { container, rerender } = await render(changed({ ...none, answers }))
  expect(container.textContent).toBe('AntwoordensaidJan → leeg')
  await rerender(changed({ ...none, answers: answers.slice(0, 1) }))
  expect(container.textContent).toBe('Er veranderde verder niets.')
})

test('of a text that is longer than the portal takes the rest comes when it is asked for', async () => {
  const text = `${'kort '.repeat(4000)}einde`
  const { container, getByRole } = await render(
    <ChangeGroupBlock title="Antwoorden" icon="pencil" lines={[{ key: 'a', title: 'Vraag', text }]} />,
  )
  expect(container.textContent).not.toContain('einde')
  await getByRole('button', { name: 'Toon alle 20.005 tekens' }).click()
  expect(container.textContent).toContain('einde')
  await getByRole('button', { name: 'Toon alleen het begin' }).click()
  expect(container.textContent?.length).toBeLessThan(1200)
})

test('what is copied for a ticket stands there, and is said to be copied once it is', async () => {
  const copied: string[] = []
  const copy = async (text: string) => void copied.push(text)
  const { container, getByRole, getByText, rerender } = await render(<TicketLine text="Handeling 1" copy={copy} />)
  expect(container.querySelector('code')?.textContent).toBe('Handeling 1')
  await getByRole('button', { name: 'Kopieer voor het ticket' }).click()
  await expect.element(getByText('Gekopieerd.')).toBeVisible()
  expect(copied).toEqual(['Handeling 1'])
  await rerender(<TicketLine text="Handeling 2" copy={() => Promise.reject(new Error('refused'))} />)
  expect(container.textContent).not.toContain('Gekopieerd')
  await getByRole('button', { name: 'Kopieer voor het ticket' }).click()
  await expect.element(getByText(/Kopiëren lukt hier niet/)).toBeVisible()
})

test('a line of a ticket that is pasted into the search leads to its moment, one of another file says so, and moved times say that they are', async () => {
  const at = portal({ type: 'full' })
  at.answers('customer.first_name', 'Jan')
  at.answers('customer.first_name', 'Piet')
  const session = openReplaySession(at.catalogue, { header, records: at.records, blobs: [], shutOut: null }, 'r')
  const digest = '0123abcd'
  const { container, getByRole, getByText } = await render(
    <MovedDatesContext value>
      <TicketContext value={digest}>
        <Timeline session={session} />
        <DerivationPanel
          session={session}
          askedPaths={['customer.first_name']}
          onAsk={() => undefined}
          onBack={() => undefined}
        />
      </TicketContext>
    </MovedDatesContext>,
  )
  await expect.element(getByRole('heading', { name: 'Tijdlijn (tijden verschoven)' })).toBeVisible()
  expect(container.textContent).toMatch(/handeling 4, \d\d:\d\d:\d\d \(verschoven\), klant/)
  const search = getByRole('searchbox', { name: 'Zoek' })
  await search.fill(ticketText({ position: 1, digest }, 'Roepnaam: Jan'))
  await expect.element(getByText(/^Handeling 1, uit het ticket/)).toBeVisible()
  await expect.poll(() => session.position$.value).toBe(1)
  await search.fill(ticketText({ position: 2, digest: 'ffffffff' }, ''))
  await expect.element(getByText(/^Dit ticket gaat over een ander bestand: logboek ffffffff/)).toBeVisible()
  expect(session.position$.value).toBe(1)
  await search.fill('Kees')
  await expect
    .element(getByText(/^0 van \d+\. Wat de klant invulde is hier verzonnen: zoek op de vraag$/))
    .toBeVisible()
  session.stop()
})
