/** Says that the dates of a log were moved: '(verschoven)' behind a date or time, and in the timeline's title. */
export const movedWords = (words: string, isMoved: boolean): string => (isMoved ? `${words} (verschoven)` : words)

/** The timeline's title, which says once that the times were moved. */
export const timelineTitle = (areMoved: boolean): string => (areMoved ? 'Tijdlijn (tijden verschoven)' : 'Tijdlijn')
