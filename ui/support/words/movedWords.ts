/** A date or moment of a log, which says where it stands that it was moved. */
export const movedWords = (words: string, isMoved: boolean): string => (isMoved ? `${words} (verschoven)` : words)

/** The title of all the times of a log: each of them by itself says no more. */
export const timelineTitle = (areMoved: boolean): string => (areMoved ? 'Tijdlijn (tijden verschoven)' : 'Tijdlijn')
