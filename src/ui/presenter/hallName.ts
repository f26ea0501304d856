/** The hall's window bears this name, which outlives a reload and is in no link. */
export const hallName = 'talk-hall';
export const presenterName = 'talk-presenter';
