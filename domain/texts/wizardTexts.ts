/** Labels around every step: to the other view, forward again, and back to sending. */

/** Beside every step, the way to the other view of it (our choice). */
export const viewTexts = { toCalm: 'Rustige weergave', toWhole: 'Gewone weergave' } as const

/** For who went back. */
export const navigationTexts = {
  onTo: (title: string) => `Verder naar ${title}`,
} as const

/** On every step once the customer has tried to send (checklist OPEN-14). */
export const backToSending = 'Terug naar versturen'
