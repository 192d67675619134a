import { acrossLines } from '../../values/across-lines.ts'

const flagsAlone = /^\s*["'-]{0,2}\s?--[a-z][\w-]{0,80}(?:[=\s]|$)/

/** A help text has what a flag is for in a column of its own. */
const ofHelp =
  /^\s+(?:-\w, )?--[a-z][\w-]{0,80}(?:[ =]\w{1,40})?(?:, -\w(?: \w{1,40})?)?\s{2,80}[\p{L}(][^\s-]{0,80}\s\S/u

/** A sentence goes on in the line with a flag: “… we do not set⏎--network-plugin nor …”. */
const ofSentence = new RegExp(
  acrossLines`
    ^\s*["'\x60(]{0,2}--[a-z][\w-]{0,80}["'\x60),;]{0,2}\s(?:
      nor|and|or|is|was|are|were|has|have|does|do|did|since|because|which|that|anywhere|anymore
      |any|not|(?:flag|option|argument)s?|und|oder|noch|ist|sind|wird
    )\b
  `,
  'i',
)

/** “… we had⏎--container-runtime=docker, which is gone since last year” */
const ofClause =
  /^\s*["'`(]{0,2}--[a-z][\w-]{0,80}(?:=[^\s,;]{1,200})?["'`)]{0,2}[,;]\s\p{L}{2,20}\s\p{L}{1,20}\s\p{L}/u

/** “… have⏎--max-pods=110. The nodes are …” */
const ofStop =
  /^\s*["'`(]{0,2}--[a-z][\w-]{0,80}(?:=[^\s,;]{1,200})?(?<=[\w"'`)])\.["'`)]{0,2}\s\p{Lu}\p{L}{1,20}[\s,]\s?\S/u

/** A line of flags alone. */
export const isFlagLine = (text: string) =>
  flagsAlone.test(text.slice(0, 120)) &&
  !ofHelm.test(text.slice(0, 40)) &&
  !ofSentence.test(text.slice(0, 140)) &&
  !ofClause.test(text.slice(0, 400)) &&
  !ofStop.test(text.slice(0, 400)) &&
  !ofHelp.test(text.slice(0, 400))

/** `--set global.nodeSelector.…=linux`, below the command of Helm or in words about it. */
const ofHelm = /^\s*--set(?:-string|-json|-file|-literal)?[ =]/

const denied = new RegExp(
  acrossLines`
    ^(?!\s*["'-]{0,2}\s?--).{0,400}(?:
      \b(?:not|never|no longer|without|instead of|removed?|rather than|nicht|ohne|statt)\b
        (?!.{0,30}\b(?:flags?|arg|options?|following|line|parameters?)\b)[^.:!?,]{0,30}
      |\bnot\b.{0,30},\s?only\s?
    )$
  `,
  'i',
)

/** Words that go on in the next line and say that what stands there is not so, or a log that a mail broke before one of all its flags. */
export const deniesBelow = (text: string) =>
  denied.test(text.slice(-460)) || /FLAG:\s*$/.test(text.slice(-12))
