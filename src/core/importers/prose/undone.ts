/** “… and was cancelled”, “… and then rolled back”: a change that did not last. */
const undone =
  /^["')\s]{0,3}(?:[^.;!?\n]|\.(?=\d)){0,60}?\b(?:(?:was|were|is|got|and|then|we|had\sto|but)\s(?:then\s|later\s|again\s|immediately\s){0,2}(?:be\s)?(?:cancell?ed|aborted|called\soff|rolled?\s(?:it\s|that\s|everything\s)?back|reverted|undone|abgebrochen|zurückgerollt)|went\sback\sto)\b/i

/** Whether a change to what is named ahead was taken back. */
export const isUndone = (behind: string): boolean => undone.test(behind)
