/**
 * Numbers that the specification sets, or we chose: the longest answers, the highest amounts, minutes and other limits.
 */

/** Partner's gross monthly salary in euros (spec 1 section 9). */
export const partnerSalaryMost = 50_000_000
/** Any percentage; the interest of a loan part too (spec 1 section 9). */
export const percentageMost = 100
/** An e-mail address holds at most this many characters (checklist OPEN-62). */
export const emailLengthMost = 254
/** Discount in euros on the advice and mediation costs for a whole inventory, where the office says no other (spec 1 section 1). */
export const discountEuros = 100
/** Minutes that fetching the data and filling them in oneself take (spec 1 section 9). */
export const retrievalMinutes = 5
export const manualMinutes = 20
/** Hours a week on a working-hours slider, where it starts too, and the hours between its marks (spec 2 section 9). */
export const workingHoursMost = 40
export const workingHoursMarkedEvery = 8
/** Milliseconds until a step that only tells something goes on by itself (checklist OPEN-73). */
export const autoAdvanceMs = 3000
/** A fixed period that ends more than this many calendar months from today makes the interest fixed (spec 2 section 9). */
export const fixedPeriodMonths = 2
/** Explanations hold at most this many characters (checklist OPEN-47). */
export const longestExplanation = 1000
/** One-line answers hold at most this many characters (our choice). */
export const longestLine = 255
/** Items that the office may know of a customer, of all lists together; one with more is not opened (our choice). */
export const customerItemsMost = 10_000
