import type { Line, Lines } from './answers'

/** A question as it stands on the page: what is answered to it makes a line of it, left open as well. */
export type Ask<A> = (answer?: A) => Line

export type Asks = Readonly<Record<string, Ask<never>>>

/** What is answered, by the names of the questions; what is not named is left as it is. */
export type AnswersTo<Q extends Asks> = { readonly [K in keyof Q]?: Q[K] extends Ask<infer A> ? A : never }

/** All questions with what is answered to them. */
export const answered = <Q extends Asks>(asks: Q, answers: AnswersTo<Q>): Lines =>
  Object.fromEntries(
    // The answer under a name is of the kind that the question of that name takes; `never` is what all of them take.
    Object.entries(asks).map(([key, ask]) => [key, ask(answers[key] as never)]),
  )

const left = (label: string, sent: string | number): Line => ({ how: 'leave', label, answer: '', shown: '', sent })

type Words<W extends string, V> = Readonly<Record<W, V>>

/** One of several, as buttons, as a list or as a row of a table. */
export const oneOf =
  <W extends string>(label: string, options: Words<W, number>): Ask<W> =>
  given =>
    given === undefined ? left(label, -1) : { how: 'choose', label, answer: given, shown: given, sent: options[given] }

export const yesOrNo = (label: string): Ask<'Ja' | 'Nee'> => oneOf(label, { Ja: 1, Nee: 0 })

/** One of several, from a list that folds out. */
export const fromList =
  <W extends string>(label: string, options: Words<W, string | number>, none: string | number = -1): Ask<W> =>
  given =>
    given === undefined ? left(label, none) : { how: 'pick', label, answer: given, shown: given, sent: options[given] }

export const words =
  (label: string): Ask<string> =>
  given =>
    given === undefined ? left(label, '') : { how: 'type', label, answer: given, shown: given, sent: given }

/** Typed one way, sent another, and shown a third once one has left the field. */
export const written =
  (label: string): Ask<readonly [answer: string, sent: string | number, shown: string]> =>
  given => {
    if (given === undefined) return left(label, '')
    const [answer, sent, shown] = given
    return { how: 'type', label, answer, shown, sent }
  }

/** Boxes by the names that the office knows them by, and the names of those that are ticked. */
export const someOf =
  <K extends string>(label: string, options: Words<K, string>): Ask<readonly NoInfer<K>[]> =>
  (given = []) => ({
    how: 'boxes',
    label,
    boxes: Object.fromEntries(
      Object.entries<string>(options).map(([key, name]) => [
        key,
        { words: name, ticked: given.some(each => each === key) },
      ]),
    ),
  })

/** Where a slider is left, it stays where it stands. */
export const onScale =
  (label: string, initial: number): Ask<number> =>
  given =>
    given === undefined
      ? left(label, initial)
      : { how: 'slide', label, answer: String(given), shown: String(given), sent: given }

/** Never on the screen: it comes with something else, or stays empty. */
export const brought =
  (label: string): Ask<string | number> =>
  (given = '') =>
    left(label, given)

/** A home, with its street and the number that the office knows it by; or only a search, and what it says then. */
export const aHome: Ask<
  | readonly [how: 'seen' | 'homeInList' | 'homeOnMap', street: string, id: string]
  | readonly [how: 'sought', says: string]
> = given => {
  const label = 'Gekozen woning'
  if (given === undefined) return left(label, '')
  const [how, answer, sent = ''] = given
  return { how, label, answer, shown: answer, sent }
}
