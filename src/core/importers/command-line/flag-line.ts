const flagsAlone = /^\s*["'-]{0,2}\s?--[a-z][\w-]{0,80}(?:[=\s]|$)/

/** A help text has what a flag is for in a column of its own. */
const ofHelp =
  /^\s+(?:-\w, )?--[a-z][\w-]{0,80}(?:[ =]\w{1,40})?(?:, -\w(?: \w{1,40})?)?\s{2,80}[\p{L}(][^\s-]{0,80}\s\S/u

/** A line of flags alone. */
export const isFlagLine = (text: string) =>
  flagsAlone.test(text.slice(0, 120)) && !ofHelp.test(text.slice(0, 400))
