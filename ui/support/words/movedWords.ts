/** Adds '(verschoven)' to a date or time of a log whose dates were moved. */
export const movedWords = (words: string, isMoved: boolean): string => (isMoved ? `${words} (verschoven)` : words)

/** The timeline's title, which says once that the times were moved. */
export const timelineTitle = (areMoved: boolean): string => (areMoved ? 'Tijdlijn (tijden verschoven)' : 'Tijdlijn')
