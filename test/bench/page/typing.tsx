import { Profiler, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Live } from '../../../projections/live'
import { type Portal, PortalContext } from '../../../ui/survey/portal'
import { StepScreen } from '../../../ui/survey/StepScreen'
import { catalogue, loanStep } from '../benchSurvey'
import { createPortal } from '../portal'
import '../../../ui/theme/theme.css'

/** Medians; milliseconds. `others`: fields other than the one typed in that rendered, in all presses together. */
export interface Typing {
  readonly fields: number
  readonly press: number
  readonly floorPress: number
  readonly commitsPerPress: number
  readonly answer: number
  readonly others: number
}

const nothing = () => undefined

const Page = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <main>
    <h1>{title}</h1>
    {children}
  </main>
)

const Link = ({ children, ...rest }: Readonly<{ href: string; children?: ReactNode }>) => <a {...rest}>{children}</a>

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Says which questions are read: a field that renders reads its own. */
const listening = (live: Live, read: (path: string) => void): Live => ({
  ...live,
  field: path => {
    read(path)
    return live.field(path)
  },
})

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** As a browser does it: the text is there, then the event. React has done its work when this returns. */
const press = (input: HTMLInputElement, text: string): number => {
  const start = performance.now()
  setValue?.call(input, text)
  flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
  return performance.now() - start
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** A bare input, as the floor has it: its listener keeps the text. */
const floorInput = (): HTMLInputElement => {
  const input = document.createElement('input')
  document.body.append(input)
  input.addEventListener('input', () => input.setAttribute('data-text', input.value))
  return input
}

/** Types in one field of the step with the loan parts, with about two hundred fields on the page. */
export const typing = async (presses: number): Promise<Typing> => {
  const { live, dispatch } = createPortal(15)
  const rendered = new Map<string, number>()
  let commits = 0
  const portal: Portal = {
    catalogue,
    live: listening(live, path => rendered.set(path, (rendered.get(path) ?? 0) + 1)),
    dispatch: command => {
      const before = performance.now()
      dispatch(command)
      answers.push(performance.now() - before)
      return { _tag: 'Right', right: null }
    },
    saving: () => saved,
    onSaving: () => nothing,
    picture: () => null,
    now: () => 0,
    drafts: { keep: nothing, drop: nothing },
  }
  const answers: number[] = []
  const root = createRoot(document.getElementById('root') ?? document.body)
  flushSync(() =>
    root.render(
      <Profiler id="step" onRender={() => void commits++}>
        <PortalContext value={portal}>
          <StepScreen
            step={loanStep}
            frame={Page}
            link={Link}
            onNavigate={nothing}
            onBack={nothing}
            notify={nothing}
            onExport={nothing}
          />
        </PortalContext>
      </Profiler>,
    ),
  )
  await pause(500)
  const fields = document.querySelectorAll('#root :is(input, select, textarea)').length
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement>('#root input:not([type="radio"]):not([type="checkbox"])'),
  ]
  const input = inputs.find(({ id }) => id.endsWith('leningdeelnummer'))
  if (input === undefined) throw new Error('there is no field to type in')
  const path = input.id
  const bare = floorInput()
  const took: number[] = []
  const floorTook: number[] = []
  const seen = () => [...rendered].reduce((total, [at, times]) => (at === path ? total : total + times), 0)
  const before = { commits, others: seen() }
  input.focus()
  for (let n = 0; n < presses; n++) {
    floorTook.push(press(bare, `nummer ${n}`))
    took.push(press(input, `nummer ${n}`))
  }
  const commitsPerPress = (commits - before.commits) / presses
  const others = seen() - before.others
  // The answer itself, 250 ms after the last key.
  const answered: number[] = []
  for (let n = 0; n < 5; n++) {
    press(input, `antwoord ${n}`)
    await pause(400)
    answered.push(answers.at(-1) ?? 0)
  }
  root.unmount()
  return {
    fields,
    press: median(took),
    floorPress: median(floorTook),
    commitsPerPress,
    answer: median(answered),
    others,
  }
}

const saved = { tag: 'saved' } as const
