/** The id of a record of an alert that is said on the screen that comes next. */
export const forNext = (seq: number): string => `next-${seq}`

export const isForNext = (id: string): boolean => id.startsWith('next-')
