/** Whether two pictures of the customer's answers (debts, income) have the same content, so that only a change is redrawn. */
export const samePicture = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
