import { useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { streamOf } from '../../events/stream'
import { SaveState } from '../../ui/shell/wizard/SaveState'
import { StepButtons } from '../../ui/shell/wizard/StepButtons'
import { QuestionField } from '../../ui/survey/questions/QuestionField'
import { SendingProgress } from '../../ui/survey/sending/SendingProgress'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { CheckboxList } from '../../ui/widgets/choices/CheckboxList'
import { Slider } from '../../ui/widgets/choices/Slider'
import { FileDrop } from '../../ui/widgets/files/FileDrop'
import { PropertyPicture } from '../../ui/widgets/homes/PropertyPicture'
import { ItemCard } from '../../ui/widgets/items/ItemCard'
import { TextArea } from '../../ui/widgets/textFields/TextArea'
import { filledIn } from '../events/decisions/filledIn'
import { portal } from '../projections/portal'
import { typings } from '../ui/gallery/typings'
import { heardIn, live } from './heardIn'
import { portalContext } from './portalContext'

const nothing = (): void => undefined

test('the count of letters is said at every twentieth and at the end, and seen at every key', async () => {
  const { container, getByLabelText, getByText } = await render(
    <TextArea typing={typings.lines} id="a" label="Uitleg" limit={100} value={'a'.repeat(75)} onCommit={nothing} />,
  )
  const heard = heardIn(container)
  await getByLabelText('Uitleg').click()
  await userEvent.keyboard('{Control>}{End}{/Control}bbbbbbbbbbbbbbbbbbbbbbbbbbb')
  await expect.element(getByText('2 tekens te veel').first()).toBeInTheDocument()
  expect(heard).toEqual(['Nog 20 tekens', 'Nog 0 tekens', '1 teken te veel'])
})

test('a slider says its value once, where it stands', async () => {
  const Hours = () => {
    const [value, setValue] = useState(8)
    return (
      <Slider
        id="a"
        label="Uren"
        from={0}
        to={40}
        marks={[]}
        valueText={n => `${n} uur`}
        value={value}
        onCommit={setValue}
      />
    )
  }
  const { container, getByRole } = await render(<Hours />)
  const heard = heardIn(container)
  getByRole('slider').element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(getByRole('slider')).toHaveAttribute('aria-valuetext', '40 uur')
  expect(heard).toEqual([])
})

test('that all is saved is said once something was not, and not to who comes in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    // What comes with the screen is saved just after it.
    const saved = new BehaviorSubject(false)
    const { container } = await render(
      <SaveState saving={{ kind: 'resting', isSaved$: streamOf(() => saved.value, saved) }} />,
    )
    const said = () => container.querySelector('[role=status]')?.textContent
    vi.advanceTimersByTime(500)
    saved.next(true)
    vi.advanceTimersByTime(5000)
    expect(said()).toBe('')
    saved.next(false)
    saved.next(true)
    vi.advanceTimersByTime(5000)
    expect(said()).toBe('Alles is bewaard')
  } finally {
    vi.useRealTimers()
  }
})

test('of boxes that are refused together one says so', async () => {
  const options = ['een', 'twee', 'drie'].map(value => ({ value, label: value }))
  const { container } = await render(
    <CheckboxList id="a" label="Wat?" error="Maak een keuze" options={options} value={[]} onCommit={nothing} />,
  )
  const invalid = [...container.querySelectorAll('[aria-invalid=true]')]
  expect(invalid).toEqual([container.querySelector('input')])
})

test('what stands in another item names that one where it is removed', async () => {
  const { getByRole } = await render(<ItemCard title="Leningdeel 2: 002" within="Hypotheek 1" onRemove={nothing} />)
  await expect.element(getByRole('button', { name: 'Verwijderen: Leningdeel 2: 002, Hypotheek 1' })).toBeVisible()
})

test('the button for documents opens the window for files, and says nothing of files that it handed over', async () => {
  const taken: string[] = []
  const { container, getByRole } = await render(
    <FileDrop id="a" help="Alleen pdf" onFiles={({ files }) => taken.push(...files.map(({ name }) => name))} />,
  )
  const input = container.querySelector('input')
  if (input === null) throw new Error('There is no input.')
  const opened: string[] = []
  input.addEventListener('click', event => {
    event.preventDefault()
    opened.push(event.type)
  })
  getByRole('button', { name: /^Sleep uw pdf-bestanden/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual(['click'])
  // A native one in sight would say 'No file chosen' after each.
  expect(input.checkVisibility()).toBe(false)
  for (const _ of ['once', 'and again']) await userEvent.upload(input, new File(['%PDF-1.4'], 'loon.pdf'))
  expect(taken).toEqual(['loon.pdf', 'loon.pdf'])
  await expect.element(getByRole('button')).toHaveAccessibleDescription('Alleen pdf')
})

test('sending says what is under way, and leaves that it arrived to the heading that follows', async () => {
  const at = filledIn({ type: 'financial_advice' })
  const context = portalContext(at)
  const { container, getByText } = await render(
    <SurveyContext value={context}>
      <SendingProgress />
    </SurveyContext>,
  )
  const heard = heardIn(container)
  context.dispatch({ type: 'StartSending', body: 'b' })
  await expect.element(getByText('Uw gegevens worden verstuurd')).toBeVisible()
  context.dispatch({ type: 'NoteSent', submittedAt: '2026-11-21T12:00:00Z' })
  await expect.element(getByText('Uw adviseur heeft uw gegevens ontvangen')).toBeVisible()
  expect(heard.filter(words => words !== '')).toEqual(['Uw gegevens worden verstuurd'])
})

test('sending that takes ten seconds says so, until it is over, and not at a moment that stands still', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const at = filledIn({ type: 'financial_advice' })
    let now = 0
    const context = { ...portalContext(at), now: () => now }
    const { getByText } = await render(
      <SurveyContext value={context}>
        <SendingProgress />
      </SurveyContext>,
    )
    const slow = getByText(/^Het versturen duurt nog even\. Laat dit venster open/)
    const sends = async (): Promise<void> => {
      context.dispatch({ type: 'StartSending', body: 'b' })
      await expect.poll(() => vi.getTimerCount()).toBe(1)
    }
    await sends()
    now = 10_000
    vi.advanceTimersByTime(9_999)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    await expect.element(slow).toBeVisible()
    context.dispatch({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: null })
    await expect.element(slow).not.toBeInTheDocument()
    await sends()
    vi.advanceTimersByTime(20_000)
    await new Promise(requestAnimationFrame)
    expect(slow.query()).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('a step that is busy is said once: in its button alone, or by the screen where the button does something else', async () => {
  const { container, getByRole, rerender } = await render(<StepButtons onNext={nothing} busy />)
  await expect.element(getByRole('button')).toBeVisible()
  expect([...container.querySelectorAll(live)].map(one => one.closest('button') !== null)).toEqual([true])
  const instead = { label: 'Versturen', busyLabel: 'Uw gegevens worden verzonden' }
  await rerender(<StepButtons onNext={nothing} busy instead={instead} />)
  await expect.element(getByRole('button')).toHaveAccessibleName('Versturen')
  expect(container.querySelector(live)).toBeNull()
})

test('an explanation among others of the same name names its section', async () => {
  const at = portal({ type: 'full' })
  const { getByRole } = await render(
    <SurveyContext value={portalContext(at)}>
      {['section_1', 'section_2'].map(section => (
        <QuestionField
          key={section}
          path={`sustainability.sections.${section}.questions.explanation.value`}
          errorScope={null}
          refusal={null}
        />
      ))}
    </SurveyContext>,
  )
  const names = ['Maatregelen en geld', 'Uw plannen'].map(
    title => `Wilt u uw antwoorden toelichten? (${title}) (niet verplicht)`,
  )
  for (const name of names) await expect.element(getByRole('textbox', { name, exact: true })).toBeVisible()
})

test('a picture that did not load names its home where it is looked for again', async () => {
  const { getByRole } = await render(
    <PropertyPicture source={null} awaits={false} alt="Foto van Dam 1, 1012 JS Amsterdam" onRetry={nothing} />,
  )
  const name = 'Opnieuw zoeken: Foto van Dam 1, 1012 JS Amsterdam'
  await expect.element(getByRole('button', { name, exact: true })).toBeVisible()
})
