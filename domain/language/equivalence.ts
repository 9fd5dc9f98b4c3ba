import type { EntityField, Equivalence, Privacy } from './privacy'

/** What the pseudonymised export keeps of a value of each privacy class, where its field does not say otherwise. */
export const equivalenceOf: Readonly<Record<Privacy, Equivalence>> = {
  name: 'shape',
  contact: 'shape',
  address: 'shape',
  birth: 'birth',
  identifier: 'shape',
  amount: 'side',
  date: 'shape',
  words: 'shape',
  situation: 'listed',
  path: 'path',
  answer: 'answer',
  secret: 'presence',
  open: 'itself',
}

/** What stays of a field's value. */
export const fieldEquivalence = ({ keeps, privacy }: Pick<EntityField, 'keeps' | 'privacy'>): Equivalence =>
  keeps ?? equivalenceOf[privacy]
