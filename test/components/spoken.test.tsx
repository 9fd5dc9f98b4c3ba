import { useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { streamOf } from '../../events/stream'
import { SaveState } from '../../ui/shell/wizard/SaveState'
import { CheckboxList } from '../../ui/widgets/chosen/CheckboxList'
import { Slider } from '../../ui/widgets/chosen/Slider'
import { ItemCard } from '../../ui/widgets/items/ItemCard'
import { TextArea } from '../../ui/widgets/typed/TextArea'
import { typings } from '../ui/gallery/typings'

const nothing = (): void => undefined
const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output:not([aria-live=off])'

/** What the live regions of a page come to say, in order. */
const heardIn = (container: Element): readonly string[] => {
  const heard: string[] = []
  new MutationObserver(changes => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (region) heard.push(region.textContent ?? '')
    }
  }).observe(container, { subtree: true, childList: true, characterData: true })
  return heard
}

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
    const saved = new BehaviorSubject(true)
    const { container } = await render(
      <SaveState saving={{ kind: 'resting', isSaved$: streamOf(() => saved.value, saved) }} />,
    )
    const said = () => container.querySelector('[role=status]')?.textContent
    vi.advanceTimersByTime(5000)
    expect(said()).toBe('')
    saved.next(false)
    saved.next(true)
    vi.advanceTimersByTime(5000)
    expect(said()).toBe('Alles is bewaard op dit apparaat')
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
