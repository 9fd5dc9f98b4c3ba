/** Builders of questions that are answered by choosing: options, yes or no, boxes, a slider, a switch. */

import { always, type Condition, is, ticked } from './condition'
import type { Privacy } from './privacy'
import type { BoxesQuestion, ChoiceQuestion, Option, ReuseGroup, SliderQuestion, SwitchQuestion } from './question'
import { type QuestionExtra, questionBase } from './questionBase'
import { type Rule, rule } from './rule'
import { textArea } from './typedQuestions'

/** An option is a value and a label, or those with a condition or a way of being offered. */
export type OptionEntry<V> =
  | readonly [V, string]
  | readonly [
      V,
      string,
      { readonly shownWhen?: Condition; readonly offered?: 'loaded'; readonly loadedAs?: readonly string[] },
    ]

const optionsOf = <V extends string | number>(entries: readonly OptionEntry<V>[]): readonly Option<V>[] =>
  entries.map(([value, label, extra = {}]) => ({
    value,
    label,
    shownWhen: extra.shownWhen ?? always,
    offered: extra.offered ?? 'always',
    loadedAs: extra.loadedAs ?? [],
  }))

/** 'Maak een keuze' is the message of every single choice that has no message of its own (spec 2 section 5). */
export const mustChoose = (message = 'Maak een keuze', when: Condition = always): Rule =>
  rule('chosen', { tag: 'chosen' }, message, when)

export type ChoiceExtra<V extends string | number> = QuestionExtra<V, 'choice'> &
  Partial<Pick<ChoiceQuestion, 'supply' | 'assumes'>> & {
    /** The title of an explanation; without `at` it always shows, else only at these answers. */
    readonly explanation?: { readonly title: string; readonly at?: readonly V[]; readonly alike?: ReuseGroup<'text'> }
  }

const chosen = <V extends string | number>(
  title: string,
  privacy: Privacy,
  none: V,
  look: ChoiceQuestion['look'],
  entries: readonly OptionEntry<V>[],
  extra: ChoiceExtra<V>,
): ChoiceQuestion<V> => {
  const { explanation, initial } = extra
  const question: ChoiceQuestion<V> = {
    ...questionBase<V>(title, privacy, none, extra),
    kind: 'choice',
    look,
    options: optionsOf(entries),
    // A preselected 'Nee' is an answer; what it starts from and does not offer is none.
    none: initial === undefined || entries.some(([value]) => value === initial) ? none : initial,
    supply: extra.supply ?? null,
    assumes: extra.assumes ?? null,
  }
  if (explanation === undefined) return question
  // The explanation asks about this very object, so it is filled in once the object exists.
  const shownWhen = explanation.at === undefined ? always : is<V>(question, ...explanation.at)
  return Object.assign(question, { explanation: textArea(explanation.title, { ...explanation, shownWhen }) })
}

/** A single choice between numbers; -1 is no choice. */
export const choice = <const V extends number>(
  look: ChoiceQuestion['look'],
  title: string,
  privacy: Privacy,
  options: readonly OptionEntry<V>[],
  extra: ChoiceExtra<V | -1> = {},
): ChoiceQuestion<V | -1> => chosen<V | -1>(title, privacy, -1, look, options, extra)

/** A single choice between words; 'none' is no choice unless the catalogue says otherwise. */
export const pick = <const V extends string>(
  look: ChoiceQuestion['look'],
  title: string,
  privacy: Privacy,
  options: readonly OptionEntry<V>[],
  extra: ChoiceExtra<V | 'none' | ''> = {},
): ChoiceQuestion<V | 'none' | ''> => chosen<V | 'none' | ''>(title, privacy, 'none', look, options, extra)

/** Two large buttons, 'Ja' 1 and 'Nee' 0. */
export const yesNo = (
  title: string,
  privacy: Privacy,
  extra: ChoiceExtra<1 | 0 | -1> = {},
): ChoiceQuestion<1 | 0 | -1> =>
  choice(
    'yesNo',
    title,
    privacy,
    [
      [1, 'Ja'],
      [0, 'Nee'],
    ],
    extra,
  )

type BoxEntry<K> =
  | readonly [K, string]
  | readonly [K, string, { readonly shownWhen?: Condition; readonly alone?: boolean }]

/** A checkbox list, with at least one answer (spec 2 section 5), unless `least` says otherwise. */
export const boxes = <const K extends string>(
  title: string,
  privacy: Privacy,
  entries: readonly BoxEntry<K>[],
  extra: QuestionExtra<readonly K[], 'boxes'> & {
    least?: number
    explanation?: { title: string; at: NoInfer<K> }
  } = {},
): BoxesQuestion<K> => {
  const least = extra.least ?? 1
  const atLeast = rule('atLeast', { tag: 'atLeast', count: least }, `Minimaal ${least} antwoord(en)`)
  const question: BoxesQuestion<K> = {
    ...questionBase<readonly K[]>(title, privacy, [], extra),
    rules: [...(extra.rules ?? []), ...(least > 0 ? [atLeast] : [])],
    kind: 'boxes',
    boxes: entries.map(([key, label, { shownWhen = always, alone = false } = {}]) => ({
      key,
      label,
      shownWhen,
      alone,
    })),
  }
  const { explanation } = extra
  if (explanation === undefined) return question
  const shownWhen = ticked<K>(question, explanation.at)
  return Object.assign(question, { explanation: textArea(explanation.title, { shownWhen }) })
}

export const slider = (
  title: string,
  privacy: Privacy,
  shape: Pick<SliderQuestion, 'from' | 'to' | 'step' | 'marks' | 'says'> & { initial: number },
  extra: Omit<QuestionExtra<number, 'slider'>, 'initial'> = {},
): SliderQuestion => ({
  ...questionBase(title, privacy, shape.initial, extra),
  rules: [
    ...(extra.rules ?? []),
    rule('from', { tag: 'from', least: shape.from }, 'Ongeldige waarde'),
    rule('upTo', { tag: 'upTo', most: shape.to }, 'Ongeldige waarde'),
    rule('onStep', { tag: 'onStep', from: shape.from, step: shape.step }, 'Ongeldige waarde'),
  ],
  kind: 'slider',
  from: shape.from,
  to: shape.to,
  step: shape.step,
  marks: shape.marks,
  says: shape.says,
})

/** A switch that reveals an explanation while it is on. */
export const toggle = (title: string, privacy: Privacy, explanation: string): SwitchQuestion => {
  const question: SwitchQuestion = { ...questionBase(title, privacy, 0, {}), kind: 'switch', look: 'toggle' }
  return Object.assign(question, { explanation: textArea(explanation, { shownWhen: is(question, 1) }) })
}

export const checkbox = (
  title: string,
  privacy: Privacy,
  extra: QuestionExtra<number, 'switch'> = {},
): SwitchQuestion => ({
  ...questionBase(title, privacy, 0, extra),
  kind: 'switch',
  look: 'checkbox',
})
