import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { surveyVersion } from '../../events/record/surveyRecord'
import { Inspector, type InspectorTab } from '../../ui/support/screen/inspector/Inspector'
import { openReplaySession } from '../../ui/support/screen/session/replaySession'
import { portal } from '../projections/portal'

test("'Kort' says first whose doing it was, and the way to its moment keeps 'Waarom?' open where something was asked", async () => {
  const at = portal({ type: 'full' })
  at.does({
    type: 'NoteCallFailed',
    call: 'inventory',
    at: null,
    file: null,
    how: 'status',
    status: 500,
    nth: 1,
  })
  at.answers('customer.first_name', 'Jan')
  const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const
  const session = openReplaySession(at.catalogue, { header, records: at.records, blobs: [], shutOut: null }, 'r')
  const shown: InspectorTab[] = []
  const rest = {
    session,
    original: session,
    blobs: [],
    scenarioCopy: null,
    onScenarioCopy: () => undefined,
    rules: 'r',
    reasons: [],
  }
  const panel = (asked: readonly string[]) => (
    <Inspector
      {...rest}
      file={{ name: 'log.jsonl', whose: 'customer' }}
      tab="summary"
      onShow={next => void shown.push(next)}
      onWhy={() => undefined}
      askedPaths={asked}
      onAsk={() => undefined}
      onBack={() => undefined}
    />
  )
  const { getByRole, rerender } = await render(panel([]))
  await expect.element(getByRole('heading', { name: 'Gebrek bij portaal of kantoor' })).toBeVisible()
  const way = getByRole('button', {
    name: /^Naar dat moment: Inventarisatie versturen mislukt: status 500, fout bij het kantoor/,
  })
  await way.click()
  expect(shown).toEqual(['now'])
  session.goTo(session.replay.length)
  shown.length = 0
  await rerender(panel(['customer.first_name']))
  await way.click()
  expect(shown).toEqual(['why'])
  session.stop()
})

test('who listens hears which moment a way leads to, how a question is chosen, and of which one the explanation is', async () => {
  const at = portal({ type: 'full' })
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const
  const session = openReplaySession(at.catalogue, { header, records: at.records, blobs: [], shutOut: null }, 'r')
  const panel = (showing: InspectorTab, asked: readonly string[]) => (
    <Inspector
      session={session}
      original={session}
      blobs={[]}
      scenarioCopy={null}
      onScenarioCopy={() => undefined}
      reasons={[]}
      file={null}
      tab={showing}
      onShow={() => undefined}
      onWhy={() => undefined}
      askedPaths={asked}
      onAsk={() => undefined}
      onBack={() => undefined}
    />
  )
  const { getByRole, getByText, rerender } = await render(panel('summary', []))
  const way = getByRole('button', { name: /^Naar dat moment: Persoonlijke gegevens, afgekeurd op / })
  await expect.element(way).toBeVisible()
  const pressed = way.element()
  if (pressed instanceof HTMLElement) pressed.focus()
  expect(document.activeElement).toBe(pressed)
  await rerender(panel('now', []))
  // What had the focus is gone with 'Kort'.
  await expect.element(getByRole('heading', { level: 2, name: 'Uitleg' })).toHaveFocus()
  for (const [path, title] of [
    ['customer.first_name', 'Roepnaam'],
    ['customer.phone', 'Telefoonnummer'],
  ] as const) {
    await rerender(panel('why', [path]))
    await expect.element(getByText(`Uitleg bij: ${title}`)).toBeInTheDocument()
  }
  const choice = getByRole('combobox', { name: 'Vraag van dit scherm', exact: true })
  await expect.element(choice).toHaveAccessibleDescription(/^Een vraag in het scherm van de klant/)
  session.stop()
})
