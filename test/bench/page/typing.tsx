import { Profiler, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { StepKey } from '../../../domain/language/stepKey'
import { constantStream, streamOf } from '../../../events/stream'
import type { Live } from '../../../projections/live'
import type { FieldView } from '../../../projections/tree/fieldView'
import { StepScreen } from '../../../ui/survey/step/StepScreen'
import { SurveyContext, type SurveyDependencies } from '../../../ui/surveyContext/surveyContext'
import { noDoors } from '../../setup/noDoors'
import { asksNothingBack } from '../../ui/asksNothingBack'
import { catalogue, loanStep, type Visit } from '../benchSurvey'
import { loadOf } from '../everyQuestion'
import { type Portal as BenchPortal, createPortal } from '../portal'
import '../../../ui/theme/theme.css'

/** `loanParts`: the step with 500 of them, one open. `largestStep`: the longest question step with its branches open. */
export type TypedPage = 'loanParts' | 'largestStep'

/** Medians; milliseconds. `others`: fields other than the one typed in that rendered, in all presses together. */
export interface Typing {
  readonly page: TypedPage
  readonly fields: number
  readonly press: number
  readonly floorPress: number
  /** From the press until the frame that shows it was made. */
  readonly paint: number
  readonly floorPaint: number
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
  field$: path => {
    const now = (): FieldView | null => {
      read(path)
      return live.field(path)
    }
    return streamOf(now, live.field$(path))
  },
})

type Typed = HTMLInputElement | HTMLTextAreaElement

const setOf = (of: Typed) => Object.getOwnPropertyDescriptor(of, 'value')?.set
const [setInput, setArea] = [setOf(HTMLInputElement.prototype), setOf(HTMLTextAreaElement.prototype)]

/** As a browser does it: the text is there, then the event. React has done its work when this returns. */
const press = (input: Typed, text: string): number => {
  const start = performance.now()
  const set = input instanceof HTMLInputElement ? setInput : setArea
  set?.call(input, text)
  flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
  return performance.now() - start
}

/** The frame that shows a change is made after the next animation frame's callbacks; a message comes right behind it. */
const painted = (): Promise<void> =>
  new Promise(resolve =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    }),
  )

/** Milliseconds until the next paint; begins at a frame, so that no press waits for longer than another. */
const pressAndPaint = async (input: Typed, text: string): Promise<number> => {
  await painted()
  const start = performance.now()
  press(input, text)
  await painted()
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

interface Scene {
  readonly visit: Visit
  readonly parts: number
  readonly step: StepKey
  /** How the id of the field that is typed in ends. */
  readonly field: string
}

const scenes: Readonly<Record<TypedPage, Scene>> = {
  loanParts: { visit: 'loanParts', parts: 500, step: loanStep, field: 'leningdeelnummer' },
  largestStep: {
    visit: 'everything',
    parts: 500,
    step: 'mortgage',
    field: 'mortgage_types_explanation.value',
  },
}

/** Answers every question until all branches of the step are open. */
const openBranches = (portal: BenchPortal): void => {
  for (const { path, value } of loadOf(portal)(0, 16)) portal.dispatch({ type: 'ChangeAnswer', path, value })
}

/** The first row of a long list opens to its fields. */
const openFirstRow = (): void => {
  const row = [...document.querySelectorAll<HTMLElement>('#root [data-item] [data-item] button[aria-expanded="false"]')]
  flushSync(() => row[0]?.click())
}

/** Types in one field of a large page. */
export const typing = async (page: TypedPage, presses: number): Promise<Typing> => {
  const scene = scenes[page]
  const bench = createPortal(scene.visit, scene.parts)
  if (scene.visit === 'everything') openBranches(bench)
  const { live, dispatch } = bench
  const rendered = new Map<string, number>()
  let commits = 0
  const portal: SurveyDependencies = {
    catalogue,
    live: listening(live, path => rendered.set(path, (rendered.get(path) ?? 0) + 1)),
    doubtFeed: asksNothingBack,
    logHistory$: constantStream('missing'),
    dispatch: command => {
      const before = performance.now()
      dispatch(command)
      answers.push(performance.now() - before)
      return { _tag: 'Right', right: null }
    },
    saving$: constantStream(saved),
    picture: () => null,
    now: () => 0,
    drafts: { keep: nothing, drop: nothing },
  }
  const answers: number[] = []
  const root = createRoot(document.getElementById('root') ?? document.body)
  flushSync(() =>
    root.render(
      <Profiler id="step" onRender={() => void commits++}>
        <SurveyContext value={portal}>
          <StepScreen step={scene.step} frame={Page} link={Link} {...noDoors} />
        </SurveyContext>
      </Profiler>,
    ),
  )
  openFirstRow()
  await pause(500)
  const fields = document.querySelectorAll('#root :is(input, select, textarea)').length
  const inputs = [
    ...document.querySelectorAll<Typed>('#root :is(textarea, input:not([type="radio"]):not([type="checkbox"]))'),
  ]
  const input = inputs.find(({ id }) => id.endsWith(scene.field))
  if (input === undefined) throw new Error('there is no field to type in')
  const path = input.id
  const bare = floorInput()
  const took: number[] = []
  const floorTook: number[] = []
  const seen = () => [...rendered].reduce((total, [at, times]) => (at === path ? total : total + times), 0)
  input.focus()
  // The first press begins a draft, as the focus did.
  press(input, 'eerst')
  const before = { commits, others: seen() }
  for (let n = 0; n < presses; n++) {
    floorTook.push(press(bare, `nummer ${n}`))
    took.push(press(input, `nummer ${n}`))
  }
  // Now, in one go with the presses: between frames an answer may be given, which is a render of its own.
  const commitsPerPress = (commits - before.commits) / presses
  const [paints, floorPaints]: [number[], number[]] = [[], []]
  for (let n = 0; n < presses; n++) {
    floorPaints.push(await pressAndPaint(bare, `verf ${n}`))
    paints.push(await pressAndPaint(input, `verf ${n}`))
  }
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
    page,
    fields,
    press: median(took),
    floorPress: median(floorTook),
    paint: median(paints),
    floorPaint: median(floorPaints),
    commitsPerPress,
    answer: median(answered),
    others,
  }
}

const saved = { tag: 'saved' } as const
